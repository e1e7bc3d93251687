import { isDay, isMoment } from './days';
import { plainLetters } from './plain-letters';

/**
 * A text in the form that its schema requires. A `day` is the same date; a `slip` differs in case, slashes and
 * surrounding space, and may collide with another address or name; anything else is a guess.
 */
export interface ProperForm {
  text: string;
  kind: 'day' | 'slip' | 'guess';
}

/**
 * Rewrites a text to the form that its schema requires.
 *
 * @param isProper whether a text has that form
 * @param language of the text, if that is known
 * @returns undefined if no variant does
 */
export function properForm(
  text: string,
  isProper: (text: string) => boolean,
  language?: string,
): ProperForm | undefined {
  const trimmed = text.trim();
  // An empty text has no proper form.
  if (trimmed === '') return undefined;
  const lower = trimmed.toLowerCase();
  const joined = plainLetters(lower, language).replaceAll(/[\s_]+/g, '-');
  const inSlash = (path: string) => `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
  const slips = [trimmed, trimmed.replace(/\/+$/, ''), lower, inSlash(lower)];
  const guesses = [joined, joined.replaceAll(/[^a-z0-9-]+/g, ''), inSlash(joined)];
  const forms: ProperForm[] = [
    { text: dayIn(trimmed) ?? '', kind: 'day' },
    ...slips.map((form) => ({ text: form, kind: 'slip' as const })),
    ...guesses.map((form) => ({ text: form, kind: 'guess' as const })),
  ];
  return forms.find((form) => form.text !== '' && form.text !== text && isProper(form.text));
}

/** A date with or without time, in the format of documents; undefined if the format is not what is wrong. */
export function properMoment(text: string): ProperForm | undefined {
  const [, day, hour = '', minute = ''] =
    /^\s*(.*\d)(?:\s*T\s*|\s+)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*$/.exec(text) ?? [];
  if (day === undefined) return /:|\dT/.test(text) ? undefined : properForm(text, isDay);
  const proper = isDay(day) ? { text: day, kind: 'day' as const } : properForm(day, isDay);
  const moment = `${proper?.text}T${hour.padStart(2, '0')}:${minute}`;
  return proper && isMoment(moment) ? { text: moment, kind: proper.kind } : undefined;
}

/** A date in another format than `2027-01-21`, if unambiguous. */
function dayIn(text: string): string | undefined {
  const [, year = '', second = '', third = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return dayOf(year, second, third);
  const [, first = '', sign, middle = '', last = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  // Whoever writes points begins with the day.
  if (sign === '.') return dayOf(last, middle, first);
  // If both numbers are at most twelve, either may be the month.
  if (Number(first) > 12) return dayOf(last, middle, first);
  if (Number(middle) > 12) return dayOf(last, first, middle);
  return first !== '' && first === middle ? dayOf(last, middle, first) : undefined;
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}
