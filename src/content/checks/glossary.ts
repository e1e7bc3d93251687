import { type Language, type Languages, languageName, type Term } from '../model/languages';
import { lengthOf } from '../model/wording';
import { memoize } from '../text/memoize';
import { quote } from '../text/quote';
import type { Check } from './core/check';
import { overTranslations, type Translated } from './core/over-translations';

export const glossary: Check = {
  code: 'glossary',
  severity: 'warning',
  summary: 'A term has the same translation on every page: the one in the glossary.',
  why: 'A reader who meets a second word for a thing looks for a second thing.',
  example: {
    file: 'finance/es.json',
    right: '"De 3,2 a 12 meses"',
    wrong: '"De 3,2 a 12 periodos"',
    beside: { file: '_site/glossary.json', text: '"periodo"' },
  },
  ...overTranslations('glossary', faultIn),
};

/** Terms are only required in labels and headings; sentences may paraphrase them. */
const longestLabel = 60;

type SoughtTerm = Term & { letters: string; pattern: RegExp };

const sought = memoize((terms: readonly Term[]): SoughtTerm[] =>
  terms.map((term) => {
    const letters = term.term.toLowerCase();
    return { ...term, letters, pattern: new RegExp(`(?<!\\p{L})${escaped(letters)}s?(?!\\p{L})`, 'iu') };
  }),
);

function escaped(letters: string): string {
  return letters.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The terms that occur in a text, whatever its translation. */
export function termsIn(copy: string, languages: Languages, language: Language): Term[] {
  const { terms } = languages.find(({ code }) => code === language) ?? {};
  if (!terms) return [];
  const lower = copy.toLowerCase();
  return sought(terms).filter(({ letters, pattern }) => lower.includes(letters) && pattern.test(copy));
}

function faultIn({ copy, text, languages, language }: Translated) {
  for (const { term, use, avoid } of termsIn(copy, languages, language)) {
    const hint = `The glossary says ${use.map(quote).join(' or ')}.`;
    for (const word of avoid) {
      const offset = startOf(text, word);
      if (offset < 0) continue;
      const message = `${quote(term)} is not called ${quote(word)} in ${languageName(language)}.`;
      return { part: { offset, length: word.length }, message, hint };
    }
    if (lengthOf(copy) > longestLabel || use.some((word) => says(text, word))) continue;
    return { message: `${quote(term)} has another name here than on other pages.`, hint };
  }
  return undefined;
}

/**
 * Whether a text says a word, also with an ending or within a compound. A short one is part of many others, so it has to begin a
 * word, or to end one but for an ending of two letters, and an abbreviation has to stand in capitals. Letters without a case belong
 * to languages that write words together, or put letters before them.
 */
function says(text: string, word: string): boolean {
  if (isAbbreviation(word)) return startOf(text, word) >= 0;
  if (word.length > 3 || !/\p{LC}/u.test(word)) return text.toLowerCase().includes(word.toLowerCase());
  const letters = escaped(word);
  return new RegExp(`(?<!\\p{LC})${letters}|${letters}\\p{LC}{0,2}(?!\\p{LC})`, 'iu').test(text);
}

/** Whether a word is a few capitals, which mean something else than the same small letters. */
function isAbbreviation(word: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(word);
}

/** The offset of a word, or of a word that begins with it; -1 if there is none. */
function startOf(text: string, word: string): number {
  if (isAbbreviation(word)) return text.search(new RegExp(`(?<!\\p{LC})${word}(?!\\p{Lu})`, 'u'));
  const [lower, letters] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = lower.indexOf(letters); at >= 0; at = lower.indexOf(letters, at + 1))
    if (!/\p{L}/u.test(lower.charAt(at - 1))) return at;
  return -1;
}
