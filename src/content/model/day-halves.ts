import { memoize } from '../text/memoize';
import type { Language } from './languages';

/** How a language says in words which half of the day an hour is in. */
interface Halves {
  /** Finds a time of day and such words. */
  pattern: RegExp;
  /** Whether the words come before the time: `下午5点`. */
  isBefore: boolean;
  /** The words of the second half. */
  afternoon: ReadonlySet<string>;
}

/** A text with `9 pm` for times such as `9 de la noche`, `9 Uhr abends` and `下午9点`. */
export function withHalves(text: string, language: Language): string {
  const halves = halvesOf(language);
  if (!halves) return text;
  return text.replace(halves.pattern, (_, ...groups) => {
    const { time, words } = groups.at(-1) as { time: string; words: string };
    const half = halves.afternoon.has(words.toLowerCase()) ? 'pm' : 'am';
    return halves.isBefore ? ` ${time} ${half} ` : `${time} ${half}`;
  });
}

const time = '(?<time>(?<![\\d.,:])\\d{1,2}(?::\\d{2})?)';

/** The words of Unicode for parts of the day; without those of both halves, as "at night", and single letters. */
const halvesOf = memoize((language: Language): Halves | undefined => {
  const words = [new Set<string>(), new Set<string>()] as const;
  let isBefore = false;
  for (let hour = 0; hour < 24; hour++)
    for (const dayPeriod of ['short', 'long', undefined] as const) {
      const format = new Intl.DateTimeFormat(language, {
        ...{ hour: 'numeric', hour12: true, timeZone: 'UTC' },
        ...(dayPeriod && { dayPeriod }),
      });
      const parts = format.formatToParts(Date.UTC(2026, 0, 1, hour));
      const at = parts.findIndex(({ type }) => type === 'dayPeriod');
      isBefore ||= at >= 0 && at < parts.findIndex(({ type }) => type === 'hour');
      words[hour < 12 ? 0 : 1].add(parts[at]?.value.toLowerCase() ?? '');
    }
  const [morning, afternoon] = words;
  const clear = [...morning, ...afternoon].filter(
    (one) => one.length > 1 && !(morning.has(one) && afternoon.has(one)),
  );
  if (clear.length === 0) return undefined;
  // The longest first: "ap.m." before "ap".
  const sorted = clear
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replaceAll('.', '\\.'));
  const said = `(?<words>${sorted.join('|')})`;
  const source = isBefore
    ? `${said}\\s?${time}`
    : `${time}\\s?(?:(?:Uhr|h|heures?|horas?|uur|ore)\\s)?${said}(?!\\p{L})`;
  return { pattern: new RegExp(source, 'giu'), isBefore, afternoon };
});
