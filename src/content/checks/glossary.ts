import type { Check } from '../check';
import { pointerToken } from '../diagnostics';
import { type Language, type Languages, languageName, type Term } from '../languages';
import { quote } from '../page-context';
import { parseOpen } from '../page-facts';
import { lengthOf } from '../wording';

export const glossary: Check = {
  code: 'glossary',
  severity: 'warning',
  summary: 'A term has the same translation on every page: the one that the glossary says.',
  why: 'A reader who meets a second word for a thing looks for a second thing.',
  example: {
    file: 'finance/es.json',
    right: '"De 3,2 a 12 meses"',
    wrong: '"De 3,2 a 12 periodos"',
    beside: { file: '_site/glossary.json', text: '"periodo"' },
  },
  page({ copies, languages, source, translations }, report) {
    for (const { language, file, own } of translations) {
      const terms = termsOf(languages, language);
      if (!terms) continue;
      const seen = new Set<string>();
      for (const [index, { text: copy }] of copies.entries()) {
        const text = own[index];
        const fault = text && faultIn(copy, text, terms, language);
        if (!fault || seen.has(copy)) continue;
        seen.add(copy);
        report({ file, pointer: pointerToken(copy), causes: [source.path], ...fault });
      }
    }
  },
  site({ translations, languages }, report) {
    for (const { language, file, open, entries } of translations) {
      const terms = termsOf(languages, language);
      if (!terms) continue;
      const seen = new Set<string>();
      for (const key of open.keys()) {
        const { copy } = parseOpen(key);
        const text = entries[copy];
        const fault = text && faultIn(copy, text, terms, language);
        if (!fault || seen.has(copy)) continue;
        seen.add(copy);
        report({ file, pointer: pointerToken(copy), ...fault });
      }
    }
  },
};

/** Labels and headings name things; in a sentence a thing may be called otherwise, or only be meant. */
const longestLabel = 60;

interface Terms {
  /** Finds the letters of any of them in a text in lower case: most texts hold none, and looking for all at once is quick. */
  any: RegExp;
  all: readonly (Term & { letters: string; pattern: RegExp })[];
}
const known = new WeakMap<Languages, Map<Language, Terms>>();

/** The terms of a language, with what finds them in a text; undefined where it has none. */
function termsOf(languages: Languages, language: Language): Terms | undefined {
  const byLanguage = known.get(languages) ?? new Map<Language, Terms>();
  known.set(languages, byLanguage);
  const found = byLanguage.get(language);
  if (found) return found;
  const terms = languages.find(({ code }) => code === language)?.terms ?? [];
  if (terms.length === 0) return undefined;
  const all = terms.map((term) => {
    const letters = term.term.toLowerCase();
    return { ...term, letters, pattern: new RegExp(`(?<!\\p{L})${escaped(letters)}s?(?!\\p{L})`, 'iu') };
  });
  const made = { all, any: new RegExp(all.map(({ letters }) => escaped(letters)).join('|'), 'u') };
  byLanguage.set(language, made);
  return made;
}

function escaped(letters: string): string {
  return letters.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function faultIn(copy: string, text: string, terms: Terms, language: Language) {
  const lowerCopy = copy.toLowerCase();
  if (!terms.any.test(lowerCopy)) return undefined;
  const lower = text.toLowerCase();
  for (const { term, use, avoid, letters, pattern } of terms.all) {
    if (!lowerCopy.includes(letters) || !pattern.test(copy)) continue;
    const hint = `The glossary says ${use.map(quote).join(' or ')}.`;
    const avoided = avoid.find((word) => startOf(lower, word.toLowerCase()) >= 0);
    if (avoided !== undefined)
      return {
        part: { offset: startOf(lower, avoided.toLowerCase()), length: avoided.length },
        message: `${quote(term)} is not called ${quote(avoided)} in ${languageName(language)}.`,
        hint,
      };
    if (lengthOf(copy) > longestLabel || use.some((word) => lower.includes(word.toLowerCase()))) continue;
    return { message: `${quote(term)} has another name here than on other pages.`, hint };
  }
  return undefined;
}

/** Where a word, or a word that begins with it, stands in a text; -1 when there is none. */
function startOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1))) return at;
  return -1;
}
