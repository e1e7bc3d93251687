import { lacking } from '../text/lacking';
import { eastAsianFigures, isDense } from './east-asian-figures';
import { type Language, numberSigns } from './languages';
import { type ScaleReader, scaleReader } from './large-numbers';

const pattern = /\d[\d.,\u00a0\u202f]*\d|\d/g;

/** The numbers in a text. */
interface Figures {
  /** As digits, with a decimal point: `2.5 billion` is `2500000000`. */
  values: string[];
  /** The number of zeros of each number word without a figure: `two billion` has nine. */
  words: number[];
  /** Numbers that the text says, and that the other one may leave to a word: `十二` is 12, and `12月` is December. */
  spelled: readonly string[];
}

export type Pair = readonly [source: Language, translation: Language];

/** The numbers that only one of the texts contains. A number that the other text spells out is not reported. */
export function differences(copy: string, translation: string, pair: Pair): string[] {
  const readers = pair.map(scaleReader);
  // If the number words of one language are not known, figures are compared as written.
  const [source, target] = readers.every(Boolean) ? readers : [];
  const compare = (isShared: boolean) =>
    differ(figuresOf(copy, pair[0], source, isShared), figuresOf(translation, pair[1], target, isShared));
  const differences = compare(true);
  return differences.length === 0
    ? differences
    : ([differences, compare(false)].toSorted((a, b) => a.length - b.length)[0] ?? differences);
}

function differ(before: Figures, after: Figures): string[] {
  const spelled = [...before.spelled, ...after.spelled];
  const lost = lacking(lacking(before.values, after.values), spelled);
  const added = lacking(lacking(after.values, before.values), spelled);
  const open = [...without(lost, after.words), ...without(added, before.words)];
  // If each text has a number that the other lacks, the numbers differ, rather than being spelled out.
  if (lost.length > 0 && added.length > 0) return open;
  return open.filter((number) => !isWord(number));
}

/** Small numbers may be spelled out. */
function isWord(number: string): boolean {
  return /^\d{1,2}$/.test(number);
}

/** The numbers that cannot be matched with a number word: `two billion` matches any number of ten to twelve digits. */
function without(numbers: readonly string[], words: readonly number[]): string[] {
  const left = [...words];
  return numbers.filter((number) => {
    const index = left.findIndex((noughts) => number.length > noughts && number.length <= noughts + 3);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** @param isShared whether the scale of a range applies to both figures: `2 to 3 billion` */
function figuresOf(
  written: string,
  language: Language,
  scale: ScaleReader | undefined,
  isShared: boolean,
): Figures {
  const { decimal } = numberSigns(language);
  const { text, spelled } = eastAsianFigures(written, language);
  const figures = [...text.matchAll(pattern)].map(({ 0: number, index }) => {
    const end = index + number.length;
    const isPart = !isDense(language) && /\p{L}$/u.test(text.slice(0, index));
    const isMoney = /\p{Sc}\s?$/u.test(text.slice(0, index));
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
  for (const [at, figure] of figures.entries()) {
    const next = figures[at + 1];
    const isRange =
      isShared && next && figure.noughts === 0 && scale?.isBetween(text.slice(figure.end, next.index));
    if (isRange) figure.noughts = next.noughts;
    rest += `${text.slice(from, figure.index)} 0 `;
    from = figure.end + figure.length;
  }
  return {
    values: figures.map(({ number, noughts }) => enlarge(number, noughts)),
    words: scale?.alone(rest + text.slice(from)) ?? [],
    spelled,
  };
}

/** A number without thousands separators and with a decimal point. */
function plain(number: string, decimal: string): string {
  const [, whole = number, fraction] = /^(.*?)[.,](\d{1,2})$/.exec(number) ?? [];
  // $3.2M may be unchanged in every language, so one or two digits after either separator are decimals.
  return fraction === undefined || (decimal === '.' && number.includes(',') && !number.includes('.'))
    ? number.replaceAll(/\D/g, '')
    : `${whole.replaceAll(/\D/g, '')}.${fraction}`;
}

/** Multiplies a number by a power of ten, and drops zeros after its decimals. */
function enlarge(number: string, noughts: number): string {
  if (noughts === 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  const digits = whole + fraction.padEnd(noughts, '0').slice(0, noughts);
  const left = fraction.slice(noughts);
  return `${digits.replace(/^0+(?=\d)/, '')}${left === '' ? '' : `.${left}`}`;
}
