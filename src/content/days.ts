/** A day as documents write it, `2027-01-21`, by the clocks of a time zone; by those of this machine where the name is not that of a time zone. */
export function dayOf(date: Date, timeZone?: string): string {
  const format = timeZone === undefined ? undefined : formatIn(timeZone);
  if (!format) return written(date.getFullYear(), date.getMonth() + 1, date.getDate());
  const parts = Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  return written(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0);
}

function written(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Undefined for what is no time zone. Kept: making one takes longer than all days of a site. */
function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(timeZone)) return formats.get(timeZone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  } catch {
    // No clock knows it.
  }
  formats.set(timeZone, format);
  return format;
}

/** When a day begins by the clocks of a time zone, as machines write it: `2027-01-21T00:00:00+01:00`; by those of Greenwich without one. */
export function startOf(day: string, timeZone?: string): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const first = offsetAt(midnight, timeZone);
  // Clocks may have changed in the hours between.
  const offset = offsetAt(Date.parse(`${day}T00:00:00${first}`), timeZone);
  return `${day}T00:00:00${offset}`;
}

/** How far the clocks of a time zone are ahead: `+01:00`; `Z` where they are not, or where no clock knows it. */
function offsetAt(time: number, timeZone = 'UTC'): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const { value = '' } = format.formatToParts(time).find(({ type }) => type === 'timeZoneName') ?? {};
    // Before clocks agreed on hours, there were seconds.
    const offset = /[+-]\d\d:\d\d/.exec(value)?.[0] ?? '';
    return /[1-9]/.test(offset) ? offset : 'Z';
  } catch {
    return 'Z';
  }
}

/** The day that it is now, by the clocks of a time zone; by those of this machine without one. */
export function today(timeZone?: string): string {
  // Asked for each page of a site.
  const second = Math.floor(Date.now() / 1000);
  if (known?.second !== second || known.timeZone !== timeZone)
    known = { second, timeZone, day: dayOf(new Date(), timeZone) };
  return known.day;
}

let known: { second: number; timeZone: string | undefined; day: string } | undefined;

/** Whether a day that a document names lies behind. @param today as `dayOf` writes it */
export function isPast(day: unknown, today: string): boolean {
  return typeof day === 'string' && day < today;
}

/** Whether a text is a day of the calendar, as documents write it. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
