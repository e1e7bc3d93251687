import type { Language } from '../../../content/model/languages';

/** A day on which no clock of the northern hemisphere is set forward. */
const winter = new Date(Date.UTC(2024, 0, 15, 12));

const parts = new Map<string, string>();

/** Asked once for each zone: making a formatter takes longer than showing a page. @throws RangeError for no time zone */
function part(timeZone: string, language: string, timeZoneName: 'longOffset' | 'longGeneric'): string {
  const key = `${timeZone} ${language} ${timeZoneName}`;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
  const value = format.formatToParts(winter).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  parts.set(key, value);
  return value;
}

/**
 * How many hours the clocks of a time zone are ahead of universal time in winter.
 *
 * @param timeZone a name of the IANA list: `America/New_York`
 * @returns hours, fractions included; undefined for a name that is not in the list
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

/** A time zone as people call it: `Eastern Time`; the text itself where it is not in the list. */
export function nameOf(timeZone: string, language: Language): string {
  try {
    const name = part(timeZone, language, 'longGeneric');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return timeZone;
  }
}

/** Nine to five by the clocks of a time zone, in hours of the universal day: two parts where midnight lies between. */
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
