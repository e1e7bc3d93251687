import type { Language } from './languages';

/**
 * The words of a language for large numbers, with the number of zeros that each stands for. Endings may be regular
 * expressions.
 */
interface LargeNumbers {
  /** Whole words, case-insensitive. */
  words: readonly (readonly [word: string, noughts: number])[];
  /** Abbreviations after a figure, case-sensitive. */
  signs?: readonly (readonly [sign: string, noughts: number])[];
  /** Separates two figures of which only the second has a scale: `2 to 3 billion`. */
  between: string;
  /** Whether there are no spaces between words: `2億円`. Number words without a figure are read elsewhere. */
  isDense?: boolean;
}

/** Abbreviations used in every language. */
const everywhere = [
  ['k', 3],
  ['K', 3],
  ['M', 6],
  ['B', 9],
  ['bn', 9],
  ['mn', 6],
] as const;

/** In order of precedence: `mil millones` before `mil`. */
const byLanguage: Record<string, LargeNumbers> = {
  en: {
    words: [
      ['thousand million', 9],
      ['thousands?', 3],
      ['millions?', 6],
      ['billions?', 9],
      ['trillions?', 12],
    ],
    signs: [['tn', 12]],
    between: 'to|and|or',
  },
  es: {
    words: [
      ['(?:mil|miles de) millones', 9],
      ['mil(?:es)?', 3],
      ['mill[oó]n(?:es)?', 6],
      ['millardos?', 9],
      ['bill[oó]n(?:es)?', 12],
      ['trill[oó]n(?:es)?', 18],
    ],
    signs: [
      ['mdd', 9],
      ['MM', 6],
    ],
    between: 'a|y|o|e|u',
  },
  ca: {
    words: [
      ['(?:mil|milers de) milions', 9],
      ['mil|milers', 3],
      ['mili(?:ó|ons)', 6],
      ['bili(?:ó|ons)', 12],
    ],
    between: 'a|i|o',
  },
  pt: {
    words: [
      ['mil milh(?:ão|ões)', 9],
      ['mil(?:hares)?', 3],
      ['milh(?:ão|ões)', 6],
      ['bilh(?:ão|ões)', 9],
      ['bili(?:ão|ões)', 12],
      ['trilh(?:ão|ões)', 12],
    ],
    signs: [
      ['mi', 6],
      ['bi', 9],
    ],
    between: 'a|e|ou',
  },
  fr: {
    words: [
      ['mille|milliers?', 3],
      ['millions?', 6],
      ['milliards?', 9],
      ['billions?', 12],
    ],
    signs: [
      ['Mds', 9],
      ['Md', 9],
      ['Mrd', 9],
    ],
    between: 'à|et|ou',
  },
  de: {
    words: [
      ['tausende?', 3],
      ['million(?:en)?', 6],
      ['milliarden?', 9],
      ['billion(?:en)?', 12],
    ],
    signs: [
      ['Tsd', 3],
      ['Mio', 6],
      ['Mrd', 9],
      ['Bio', 12],
    ],
    between: 'bis|und|oder',
  },
  it: {
    words: [
      ['mila|mille|migliaia', 3],
      ['milion[ei]', 6],
      ['miliard[oi]', 9],
      ['bilion[ei]', 12],
    ],
    signs: [
      ['mln', 6],
      ['mld', 9],
    ],
    between: 'a|e|o',
  },
  nl: {
    words: [
      ['duizend', 3],
      ['miljoen', 6],
      ['miljard', 9],
      ['biljoen', 12],
    ],
    signs: [
      ['mln', 6],
      ['mld', 9],
      ['mrd', 9],
    ],
    between: 'tot|en|of',
  },
  ja: {
    words: [
      ['兆', 12],
      ['億', 8],
      ['万', 4],
      ['千', 3],
      ['百', 2],
    ],
    between: '[~〜～－]|から|、',
    isDense: true,
  },
  zh: {
    words: [
      ['兆', 12],
      ['[亿億]', 8],
      ['[万萬]', 4],
      ['千', 3],
      ['百', 2],
    ],
    between: '[~〜～－]|至|到',
    isDense: true,
  },
  ko: {
    words: [
      ['조', 12],
      ['억', 8],
      ['만', 4],
      ['천', 3],
      ['백', 2],
    ],
    between: '[~〜～－]|에서',
    isDense: true,
  },
  pl: {
    words: [
      ['tysi(?:ąc|ące|ęcy)', 3],
      ['milion(?:y|ów)?', 6],
      ['miliard(?:y|ów)?', 9],
      ['bilion(?:y|ów)?', 12],
    ],
    signs: [
      ['tys', 3],
      ['mln', 6],
      ['mld', 9],
    ],
    between: 'do|i|lub',
  },
};

/** Reads the number words of a language: after a figure, or alone. */
export interface ScaleReader {
  /** The scale at the beginning of a text after a figure: its number of zeros and its length. */
  behind(rest: string, isMoney: boolean): { noughts: number; length: number } | undefined;
  /** The number of zeros of every number word in a text, in order. */
  alone(text: string): number[];
  /** Whether a text separates two figures that share a scale. */
  isBetween(text: string): boolean;
}

const readers = new Map<Language, ScaleReader | undefined>();

/** Undefined for a language whose number words are not known. */
export function scaleReader(language: Language): ScaleReader | undefined {
  if (!readers.has(language)) readers.set(language, makeReader(byLanguage[language.split('-')[0] ?? '']));
  return readers.get(language);
}

const end = '(?![\\p{L}\\p{N}])';
const gap = '[\\s\\u00a0\\u202f-]{0,2}';

function makeReader(numbers: LargeNumbers | undefined): ScaleReader | undefined {
  if (!numbers) return undefined;
  const { words, signs = [], between, isDense = false } = numbers;
  const ofWords = words.map(
    ([word, noughts]) => [new RegExp(`^${gap}(?:${word})${isDense ? '' : end}`, 'iu'), noughts] as const,
  );
  const ofSigns = [...signs, ...everywhere].map(
    ([sign, noughts]) => [new RegExp(`^${gap}${sign}${end}`, 'u'), noughts] as const,
  );
  const ofMoney = [[new RegExp(`^m${end}`, 'u'), 6]] as const;
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(([word]) => word).join('|')})${end}`, 'giu');
  const noughtsOf = (rest: string, list: readonly (readonly [RegExp, number])[]) => {
    for (const [pattern, noughts] of list) {
      const length = pattern.exec(rest)?.[0].length;
      if (length !== undefined) return { noughts, length };
    }
    return undefined;
  };
  const betweenFigures = new RegExp(`^\\s*(?:[-–—/]|${between})\\s*\\p{Sc}?\\s*$`, 'iu');
  return {
    behind: (rest, isMoney) => noughtsOf(rest, [...ofWords, ...ofSigns, ...(isMoney ? ofMoney : [])]),
    alone: (text) =>
      isDense ? [] : [...text.matchAll(anyWord)].flatMap(([word]) => noughtsOf(word, ofWords)?.noughts ?? []),
    isBetween: (text) => betweenFigures.test(text),
  };
}
