import { memoize } from '../text/memoize';
import { differing } from './differing';
import type { Language } from './languages';

type Kind = 'month' | 'weekday';

/** The names of one kind in one language. */
interface CalendarNames {
  pattern: RegExp;
  /** The number of what a name stands for, which is the same in every language. */
  numbers: ReadonlyMap<string, number>;
}

/**
 * The months, or the days of the week, that only one of two texts names, if each names one that the other does not; empty if not: a text
 * may have them in figures, or in a form that Unicode does not list.
 */
export function differentNames(
  kind: Kind,
  copy: string,
  translation: string,
  [source, target]: readonly [Language, Language],
): readonly [source: string[], translation: string[]] {
  const before = namesIn(copy, source, kind);
  if (before.size === 0) return [[], []];
  const different = differing(before, namesIn(translation, target, kind));
  // A name that stands in both texts may be that of a person.
  const isShared = different.flat().some((name) => copy.includes(name) && translation.includes(name));
  return isShared ? [[], []] : different;
}

/** How a text writes what it names, by number. */
function namesIn(text: string, language: Language, kind: Kind): Map<number, string> {
  const names = namesOf[kind](language);
  const written = (names && text.match(names.pattern)) ?? [];
  return new Map(written.map((name) => [names?.numbers.get(name.toLowerCase()) ?? 0, name]));
}

const namesOf = {
  month: memoize((language: Language) => readNames(language, 'month', 12)),
  weekday: memoize((language: Language) => readNames(language, 'weekday', 7)),
};

/** The names of Unicode, alone and in dates; undefined for languages that it does not know, or that count their months: `3月`. */
function readNames(language: Language, kind: Kind, count: number): CalendarNames | undefined {
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
  const numbers = new Map<string, number>();
  for (const day of [undefined, 'numeric'] as const) {
    const style = { [kind]: 'long', day, calendar: 'gregory', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language, style);
    for (let number = 0; number < count; number++) {
      const date = kind === 'month' ? Date.UTC(2026, number, 1) : Date.UTC(2026, 0, number + 1);
      const name = format.formatToParts(date).find(({ type }) => type === kind)?.value ?? '';
      if (/^\p{L}[\p{L}\p{M}'’-]+$/u.test(name)) numbers.set(name, number);
    }
  }
  const all = [...numbers.keys()];
  if (all.length === 0) return undefined;
  // If a language capitalizes these names, a word in small letters is another one: `may`.
  const flags = all.every((name) => /^\p{Lu}/u.test(name)) ? 'gu' : 'giu';
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{M}])`, flags),
    numbers: new Map([...numbers].map(([name, number]) => [name.toLowerCase(), number])),
  };
}
