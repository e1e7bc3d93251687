/** A day as documents write it, `2027-01-21`, by the clocks of a time zone; by those of this machine where the name is not that of a time zone. */
export function dayOf(date: Date, timeZone?: string): string {
  return momentOf(date, timeZone).slice(0, 10);
}

/** A day with its time, `2027-01-21T09:15`, by the same clocks. */
export function momentOf(date: Date, timeZone?: string): string {
  const format = timeZone === undefined ? undefined : formatIn(timeZone);
  const parts: Partial<Record<string, number>> = format
    ? Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]))
    : {
        year: date.getFullYear(),
        month: date.getMonth() + 1,
        day: date.getDate(),
        hour: date.getHours(),
        minute: date.getMinutes(),
      };
  const { year, month, day, hour, minute } = parts;
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}`;
}

function digits(part = 0, count = 2): string {
  return String(part).padStart(count, '0');
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
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
  } catch {
    // No clock knows it.
  }
  formats.set(timeZone, format);
  return format;
}

/**
 * When a day begins by the clocks of a time zone, as machines write it: `2027-01-21T00:00:00+01:00`; by those of Greenwich without one.
 *
 * @param day may have a time: then it is that one
 */
export function startOf(day: string, timeZone?: string): string {
  const start = `${day.includes('T') ? day : `${day}T00:00`}:00`;
  const first = offsetAt(Date.parse(`${start}Z`), timeZone);
  // Clocks may have changed in the hours between.
  const offset = offsetAt(Date.parse(`${start}${first}`), timeZone);
  return `${start}${offset}`;
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
  return now(timeZone).slice(0, 10);
}

/** The same with the time. */
export function now(timeZone?: string): string {
  // Asked for each page of a site.
  const second = Math.floor(Date.now() / 1000);
  if (known?.second !== second || known.timeZone !== timeZone)
    known = { second, timeZone, moment: momentOf(new Date(), timeZone) };
  return known.moment;
}

let known: { second: number; timeZone: string | undefined; moment: string } | undefined;

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

/** Whether a text is a day of the calendar, with a time or without: `2027-01-21`, `2027-01-21T09:00`. */
export function isMoment(text: string): boolean {
  const [day = '', time] = text.split(/T(?=(?:[01]\d|2[0-3]):[0-5]\d$)/);
  return isDay(day) && (time === undefined || time.length === 5);
}
