import { memoize } from '../text/memoize';
import type { Language } from './languages';

/** Patterns of words or signs, by the number of zeros that they stand for. */
type ByNoughts = Readonly<Record<number, string>>;

interface LargeNumbers {
  /** Whole words, case-insensitive. */
  words: ByNoughts;
  /** Abbreviations after a figure, case-sensitive. */
  signs?: ByNoughts;
  /** Separates two figures of which only the second has a scale: `2 to 3 billion`. */
  between: string;
  /** Says that a half comes to the figure before, behind what is counted: `1 milione e mezzo`. */
  half?: string;
  /** Whether a number word may end a longer one: `zweitausend`. */
  isCompound?: boolean;
  /** Whether there are no spaces between words: `2億円`. Number words without a figure are read elsewhere. */
  isDense?: boolean;
}

/** Abbreviations used in every language. */
const everywhere: ByNoughts = { 3: 'k|K', 6: 'M|mn', 9: 'B|bn' };

const byLanguage: Record<string, LargeNumbers> = {
  en: {
    words: {
      2: 'hundreds?',
      3: 'thousands?',
      6: 'millions?',
      9: 'thousand million|billions?',
      12: 'trillions?',
    },
    signs: { 12: 'tn' },
    between: 'to|and|or',
    half: 'and a half',
  },
  es: {
    words: {
      2: '(?<!por\\s)cien(?:tos?)?',
      3: 'mil(?:es)?',
      6: 'mill[oó]n(?:es)?',
      9: '(?:mil|miles de) millones|millardos?',
      12: 'bill[oó]n(?:es)?',
      18: 'trill[oó]n(?:es)?',
    },
    signs: { 6: 'MM', 9: 'mdd' },
    between: 'a|y|o|e|u',
    half: 'y medi[oa]',
  },
  ca: {
    words: { 3: 'mil|milers', 6: 'mili(?:ó|ons)', 9: '(?:mil|milers de) milions', 12: 'bili(?:ó|ons)' },
    between: 'a|i|o',
    half: 'i mi(?:g|tja)',
  },
  pt: {
    words: {
      2: '(?<!por\\s)cento|cem|centenas',
      3: 'mil(?:hares)?',
      6: 'milh(?:ão|ões)',
      9: 'mil milh(?:ão|ões)|bilh(?:ão|ões)',
      12: 'bili(?:ão|ões)|trilh(?:ão|ões)',
    },
    signs: { 6: 'mi', 9: 'bi' },
    between: 'a|e|ou',
    half: 'e mei[oa]',
  },
  fr: {
    words: { 3: 'mille|milliers?', 6: 'millions?', 9: 'milliards?', 12: 'billions?' },
    signs: { 9: 'Mds?|Mrd' },
    between: 'à|et|ou',
    half: 'et demie?',
  },
  de: {
    words: { 2: 'hunderte?', 3: 'tausende?', 6: 'million(?:en)?', 9: 'milliarden?', 12: 'billion(?:en)?' },
    signs: { 3: 'Tsd', 6: 'Mio', 9: 'Mrd', 12: 'Bio' },
    isCompound: true,
    between: 'bis|und|oder',
  },
  it: {
    words: {
      2: '(?<!per\\s)cento|centinaia',
      3: 'mila|mille|migliaia',
      6: 'milion[ei]',
      9: 'miliard[oi]',
      12: 'bilion[ei]',
    },
    isCompound: true,
    signs: { 6: 'mln', 9: 'mld' },
    between: 'a|e|o',
    half: 'e mezz[oa]',
  },
  nl: {
    words: { 2: 'honderd(?:en)?', 3: 'duizend(?:en)?', 6: 'miljoen', 9: 'miljard', 12: 'biljoen' },
    signs: { 6: 'mln', 9: 'mld|mrd' },
    between: 'tot|en|of',
    isCompound: true,
  },
  ja: {
    words: { 2: '百', 3: '千', 4: '万', 6: '百万', 7: '千万', 8: '億', 10: '百億', 11: '千億', 12: '兆' },
    between: '[~〜～－]|から|、',
    isDense: true,
  },
  zh: {
    words: {
      ...{ 2: '百', 3: '千', 4: '[万萬]', 6: '百[万萬]', 7: '千[万萬]' },
      ...{ 8: '[亿億]', 10: '百[亿億]', 11: '千[亿億]', 12: '兆' },
    },
    between: '[~〜～－]|至|到',
    isDense: true,
  },
  ko: {
    words: { 2: '백', 3: '천', 4: '만', 6: '백만', 7: '천만', 8: '억', 10: '백억', 11: '천억', 12: '조' },
    between: '[~〜～－]|에서',
    isDense: true,
  },
  pl: {
    words: {
      2: 'st[ou]|dwie(?:ście|stu)|trzyst[au]|czteryst[au]|(?:pięć|sześć|siedem|osiem|dziewięć)set|set(?:ki|ek)',
      3: 'tysi(?:ąca?|ące|ęcy)',
      6: 'milion(?:y|ów|a)?',
      9: 'miliard(?:y|ów|a)?',
      12: 'bilion(?:y|ów|a)?',
    },
    signs: { 3: 'tys', 6: 'mln', 9: 'mld' },
    between: 'do|i|lub',
  },
  cs: {
    words: {
      3: 'tisíc(?:e|ů)?',
      6: 'mili[oó]n(?:y|ů|u)?',
      9: 'miliard(?:a|y|u)?',
      12: 'bili[oó]n(?:y|ů|u)?',
    },
    signs: { 3: 'tis', 6: 'mil', 9: 'mld' },
    between: 'až|a|nebo',
  },
  ru: {
    words: {
      2: 'сто|двести|триста|четыреста|(?:пять|шесть|семь|восемь|девять)сот|сот(?:ни|ен)',
      3: 'тысяч(?:а|и|у|е|ей|ам|ах)?',
      6: 'миллион(?:а|ов|у|ом|е|ы|ам|ах)?',
      9: 'миллиард(?:а|ов|у|ом|е|ы|ам|ах)?',
      12: 'триллион(?:а|ов|у|ом|е|ы|ам|ах)?',
    },
    signs: { 3: 'тыс', 6: 'млн', 9: 'млрд', 12: 'трлн' },
    between: 'до|и|или',
  },
  uk: {
    words: {
      2: "сто|двісті|триста|чотириста|(?:п['’ʼ]ят|шіст|сім|вісім|дев['’ʼ]ят)сот|сот(?:ні|ень)",
      3: 'тисяч(?:а|і|у|ею|ам|ах)?',
      6: 'мільйон(?:а|и|ів|у|ом|ам|ах)?',
      9: 'мільярд(?:а|и|ів|у|ом|ам|ах)?',
      12: 'трильйон(?:а|и|ів|у|ом|ам|ах)?',
    },
    signs: { 3: 'тис', 6: 'млн', 9: 'млрд', 12: 'трлн' },
    between: 'до|і|й|та|або',
  },
  tr: {
    words: {
      2: 'yüz',
      3: 'bin(?:e|i|in|de|den|lerce)?',
      6: 'milyon\\p{L}{0,4}',
      9: 'milyar\\p{L}{0,4}',
      12: 'trilyon\\p{L}{0,4}',
    },
    signs: { 9: 'mlr|mr' },
    between: 'ile|ila|ve|veya',
  },
  fi: {
    words: {
      3: 'tuha(?:tta?|nsi\\p{L}{0,5}|nne\\p{L}{0,4}|nte\\p{L}{0,4})',
      6: 'miljoon[ai]\\p{L}{0,5}',
      9: 'miljard[ei]\\p{L}{0,5}',
      12: 'biljoon[ai]\\p{L}{0,5}',
    },
    signs: { 6: 'milj', 9: 'mrd' },
    between: 'ja|tai',
  },
  sv: {
    words: {
      2: 'hundra(?:tals)?',
      3: 'tusen(?:tals)?',
      6: 'miljon(?:er)?',
      9: 'miljard(?:er)?',
      12: 'biljon(?:er)?',
    },
    signs: { 6: 'milj', 9: 'md' },
    between: 'till|och|eller',
    isCompound: true,
  },
  da: {
    words: {
      2: 'hundreder|hundrede?',
      3: 'tusinde?',
      6: 'million(?:er)?',
      9: 'milliard(?:er)?',
      12: 'billion(?:er)?',
    },
    signs: { 6: 'mio', 9: 'mia' },
    between: 'til|og|eller',
    isCompound: true,
  },
  nb: {
    words: { 2: 'hundre', 3: 'tusen', 6: 'million(?:er)?', 9: 'milliard(?:er)?', 12: 'billion(?:er)?' },
    signs: { 6: 'mill', 9: 'mrd' },
    between: 'til|og|eller',
    isCompound: true,
  },
  ar: {
    words: {
      3: 'ألف\\u064b?ا?\\u064b?|ألف(?:ان|ين)|آلاف',
      6: 'مليون\\u064b?ا?\\u064b?|مليون(?:ان|ين)|ملايين',
      9: '(?:مليار|بليون)\\u064b?ا?\\u064b?|مليار(?:ات|ان|ين)',
      12: 'تريليون\\u064b?ا?\\u064b?|تريليونات',
    },
    between: 'إلى|حتى|أو|و',
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
  /** A text with the halves that it says in its figures: `1.5 milione` for `1 milione e mezzo`. */
  inDecimals(text: string): string;
}

/** Undefined for a language whose number words are not known. */
export const scaleReader = memoize((language: Language) => {
  const numbers = byLanguage[language.split('-')[0] ?? ''];
  return numbers && makeReader(numbers);
});

const end = '(?![\\p{L}\\p{N}])';
const space = '[\\s\\u00a0\\u202f]';
const gap = '[\\s\\u00a0\\u202f-]{0,2}';

function makeReader({
  words,
  signs = {},
  between,
  half,
  isCompound = false,
  isDense = false,
}: LargeNumbers): ScaleReader {
  const ofWords = largestFirst(words, (word) => new RegExp(`^${gap}(?:${word})${isDense ? '' : end}`, 'iu'));
  const ofSigns = [signs, everywhere].flatMap((some) =>
    // The first letter of an abbreviation is not such a sign: `§ 2 k.c.`
    largestFirst(some, (sign) => new RegExp(`^${gap}(?:${sign})${end}(?!\\.\\p{L})`, 'u')),
  );
  const ofMoney = [[new RegExp(`^m${end}`, 'u'), 6]] as const;
  const anyOf = Object.values(words).toReversed().join('|');
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])${isCompound ? '\\p{L}*?' : ''}(${anyOf})${end}`, 'giu');
  const noughtsOf = (rest: string, list: readonly (readonly [RegExp, number])[]) => {
    for (const [pattern, noughts] of list) {
      const length = pattern.exec(rest)?.[0].length;
      if (length !== undefined) return { noughts, length };
    }
    return undefined;
  };
  const andHalf = new RegExp(`(?<![\\d.,])(\\d{1,3})(${space}\\p{L}+)?${space}(?:${half})(?!\\p{L})`, 'giu');
  const betweenFigures = new RegExp(`^\\s*(?:[-–—/]|${between})\\s*\\p{Sc}?\\s*$`, 'iu');
  return {
    behind: (rest, isMoney) => noughtsOf(rest, [...ofWords, ...ofSigns, ...(isMoney ? ofMoney : [])]),
    alone: (text) =>
      isDense
        ? []
        : [...text.matchAll(anyWord)].flatMap(([, word = '']) => noughtsOf(word, ofWords)?.noughts ?? []),
    isBetween: (text) => betweenFigures.test(text),
    inDecimals: (text) => (half === undefined ? text : text.replace(andHalf, '$1.5$2')),
  };
}

/** In this order, as `mil millones` begins like `mil`. */
function largestFirst(names: ByNoughts, patternOf: (name: string) => RegExp) {
  const entries = Object.entries(names).map(([noughts, name]) => [patternOf(name), Number(noughts)] as const);
  return entries.toReversed();
}
