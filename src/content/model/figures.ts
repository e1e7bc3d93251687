import { type Language, numberSigns } from './languages';
import { type ScaleReader, scaleReader } from './large-numbers';

const pattern = /\d[\d.,\u00a0\u202f]*\d|\d/g;

/** What a text says in figures. */
interface Figures {
  /** Each as digits, with a point before decimals: `2.5 billion` is `2500000000`. */
  values: string[];
  /** The noughts of words for large numbers that no figure stands before: `two billion` has nine. */
  words: number[];
}

/** The language of a text and that of its translation. */
export type Pair = readonly [source: Language, translation: Language];

/** The numbers that stand in one of the texts only. A number that the other text writes as a word is not one. */
export function differences(copy: string, translation: string, pair: Pair): string[] {
  const readers = pair.map(scaleReader);
  // Where one language's large numbers are not known, figures are compared as they are written.
  const [source, target] = readers.every(Boolean) ? readers : [];
  const compare = (isShared: boolean) =>
    differ(figuresOf(copy, pair[0], source, isShared), figuresOf(translation, pair[1], target, isShared));
  const found = compare(true);
  return found.length === 0
    ? found
    : ([found, compare(false)].toSorted((a, b) => a.length - b.length)[0] ?? found);
}

function differ(before: Figures, after: Figures): string[] {
  const left = [...after.values];
  const lost = before.values.filter((number) => {
    const index = left.indexOf(number);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const open = [...without(lost, after.words), ...without(left, before.words)];
  // When each text has a number that the other lacks, the numbers differ: neither can be the other one written as a word.
  if (lost.length > 0 && left.length > 0) return open;
  return open.filter((number) => !isWord(number));
}

/** Small numbers may be words in one of the languages. */
function isWord(number: string): boolean {
  return /^\d{1,2}$/.test(number);
}

/** Numbers that words of the other text cannot stand for: `two billion` is some number with nine noughts. */
function without(numbers: readonly string[], words: readonly number[]): string[] {
  const left = [...words];
  return numbers.filter((number) => {
    const index = left.findIndex((noughts) => number.length > noughts && number.length <= noughts + 3);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** @param isShared whether a figure is as large as the one that follows it in a range: `2 to 3 billion` */
function figuresOf(
  text: string,
  language: Language,
  scale: ScaleReader | undefined,
  isShared: boolean,
): Figures {
  const { decimal } = numberSigns(language);
  const found = [...text.matchAll(pattern)].map(({ 0: number, index }) => {
    const end = index + number.length;
    const isPart = /\p{L}$/u.test(text.slice(0, index));
    const isMoney = /[$€£]\s?$/.test(text.slice(0, index));
    const behind = isPart ? undefined : scale?.behind(text.slice(end), isMoney);
    return {
      number: plain(number, decimal),
      index,
      end,
      noughts: behind?.noughts ?? 0,
      length: behind?.length ?? 0,
    };
  });
  let rest = '';
  let from = 0;
  for (const [at, figure] of found.entries()) {
    const next = found[at + 1];
    const isRange =
      isShared && next && figure.noughts === 0 && scale?.isBetween(text.slice(figure.end, next.index));
    if (isRange) figure.noughts = next.noughts;
    rest += `${text.slice(from, figure.index)} 0 `;
    from = figure.end + figure.length;
  }
  return {
    values: found.map(({ number, noughts }) => enlarge(number, noughts)),
    words: scale?.alone(rest + text.slice(from)) ?? [],
  };
}

/** A number without separators of thousands, and with a point before decimals. */
function plain(number: string, decimal: string): string {
  const [, whole = number, fraction] = /^(.*?)[.,](\d{1,2})$/.exec(number) ?? [];
  // $3.2M may stand as it is in every language, so one or two digits after either sign are decimals.
  return fraction === undefined || (decimal === '.' && number.includes(',') && !number.includes('.'))
    ? number.replaceAll(/\D/g, '')
    : `${whole.replaceAll(/\D/g, '')}.${fraction}`;
}

/** A number with noughts behind it, and without those behind its decimals. */
function enlarge(number: string, noughts: number): string {
  if (noughts === 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  const digits = whole + fraction.padEnd(noughts, '0').slice(0, noughts);
  const left = fraction.slice(noughts);
  return `${digits.replace(/^0+(?=\d)/, '')}${left === '' ? '' : `.${left}`}`;
}
