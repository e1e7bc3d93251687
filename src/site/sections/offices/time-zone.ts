import type { Language } from '../../../content/model/languages';

/** A date outside daylight saving time in the northern hemisphere. */
const winter = new Date(Date.UTC(2024, 0, 15, 12));

const parts = new Map<string, string>();

/**
 * Called once per zone, because creating a formatter takes longer than rendering a page. @throws RangeError for an unknown time
 * zone
 */
function part(timeZone: string, language: string, timeZoneName: 'longOffset' | 'longGeneric'): string {
  const key = `${timeZone} ${language} ${timeZoneName}`;
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
  const value = format.formatToParts(winter).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  parts.set(key, value);
  return value;
}

/**
 * Returns a time zone's offset from UTC in winter.
 *
 * @param timeZone an IANA name: `America/New_York`
 * @returns hours, including fractions; undefined for an unknown name
 */
export function offsetOf(timeZone: string): number | undefined {
  try {
    const [, sign, hours, minutes] =
      /^GMT(?:([+-])(\d+):(\d+))?$/.exec(part(timeZone, 'en', 'longOffset')) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
  } catch {
    return undefined;
  }
}

/** The common name of a time zone: `Eastern Time`; an unknown zone is returned unchanged. */
export function zoneName(timeZone: string, language: Language): string {
  try {
    const name = part(timeZone, language, 'longGeneric');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return timeZone;
  }
}

/** Nine to five in a time zone as UTC hours: two parts if it spans midnight. */
export function workday(offset: number): { start: number; end: number }[] {
  const start = (((9 - offset) % 24) + 24) % 24;
  const end = start + 8;
  return end <= 24
    ? [{ start, end }]
    : [
        { start, end: 24 },
        { start: 0, end: end - 24 },
      ];
}

/** An hour of the day as a clock shows it: `14:00`. */
export function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.floor(hour) % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
