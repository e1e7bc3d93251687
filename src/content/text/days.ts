import { attempt } from './attempt';
import { memoize } from './memoize';

/**
 * A date with time, `2027-01-21T09:15`, in a time zone; in the machine's own if it is unknown. When clocks are set back, it stays at the last minute before, until
 * they are there again: what has begun, or is over, does not change back for an hour.
 */
export function momentOf(date: Date, timeZone: string | undefined): string {
  const moment = shownBy(date, timeZone);
  const before = (minutes: number) => shownBy(new Date(date.getTime() - minutes * 60_000), timeZone);
  // Clocks are set back by half an hour or an hour.
  if (before(30) < moment && before(60) < moment) return moment;
  const hour = Array.from({ length: 60 }, (_, index) => before(index + 1));
  return [moment, ...hour].sort().at(-1) ?? moment;
}

/** What a clock in a time zone shows. */
function shownBy(date: Date, timeZone: string | undefined): string {
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

const formatIn = formats({
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const offsetFormatIn = formats({ timeZoneName: 'longOffset' });

/**
 * Formats for each time zone; undefined for an unknown one. Cached, as creating a format takes longer than formatting all
 * dates of a site.
 */
function formats(options: Intl.DateTimeFormatOptions) {
  // Undefined for an unknown time zone.
  return memoize((timeZone: string) =>
    attempt(() => new Intl.DateTimeFormat('en', { ...options, timeZone })),
  );
}

/**
 * The start of a day in a time zone as an ISO timestamp: `2027-01-21T00:00:00+01:00`; in UTC by default.
 *
 * @param day may include a time, which is then used
 */
export function startOf(day: string, timeZone: string | undefined): string {
  const start = `${firstMinute(day)}:00`;
  const first = offsetAt(Date.parse(`${start}Z`), timeZone);
  // The offset may have changed between the two times.
  const offset = offsetAt(Date.parse(`${start}${first}`), timeZone);
  return `${start}${offset}`;
}

/** The UTC offset of a time zone: `+01:00`; `Z` if it is zero, if the zone is unknown or the time is not a date. */
function offsetAt(time: number, timeZone = 'UTC'): string {
  const parts = (!Number.isNaN(time) && offsetFormatIn(timeZone)?.formatToParts(time)) || [];
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
  // Historical offsets may include seconds.
  const offset = /[+-]\d\d:\d\d/.exec(value)?.[0] ?? '';
  return /[1-9]/.test(offset) ? offset : 'Z';
}

/** Today's date in a time zone; in the machine's own by default. */
export function today(timeZone?: string): string {
  return now(timeZone).slice(0, 10);
}

/** The same with the time. */
export function now(timeZone: string | undefined): string {
  // Cached, as it is called for each page of a site.
  const second = Math.floor(Date.now() / 1000);
  if (lastMoment?.second !== second || lastMoment.timeZone !== timeZone)
    lastMoment = { second, timeZone, moment: momentOf(new Date(), timeZone) };
  return lastMoment.moment;
}

let lastMoment: { second: number; timeZone: string | undefined; moment: string } | undefined;

/** Whether a date in a document is past. @param today as returned by `today` */
export function isPast(day: unknown, today: string): boolean {
  return typeof day === 'string' && day < today;
}

/** Whether a text is an existing date in the format of documents. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  // A month or a day that does not exist leads into another month.
  return date.getUTCMonth() === month - 1;
}

/** Whether a text is an existing date, with or without a time: `2027-01-21`, `2027-01-21T09:00`. */
export function isMoment(text: string): boolean {
  return isDay(text.replace(/T(?:[01]\d|2[0-3]):[0-5]\d$/, ''));
}

/** The first minute of a date in a document; that of a date with a time is its own. */
export function firstMinute(date: string): string {
  return date.includes('T') ? date : `${date}T00:00`;
}

/** The last minute of a date in a document, likewise. */
export function lastMinute(date: string): string {
  return date.includes('T') ? date : `${date}T23:59`;
}

export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
