import type { Language } from './languages';

/** Figures of Chinese, Japanese and Korean, in the form of others, and the numbers that stand there in words. */
interface EastAsianFigures {
  /** The text with figures of several scales as one: `6万8,000円` is `68000円`. */
  text: string;
  /** The numbers that another language may write as figures or in words, with a decimal point. */
  spelled: readonly string[];
}

const scales: Readonly<Record<string, number>> = {
  兆: 1e12,
  조: 1e12,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
};
/** The digits, each in the place of its value; zero may be a circle, too. */
const digits = '零一二三四五六七八九';
const tens: Readonly<Record<string, number>> = {
  ...{ 十: 10, 百: 100, 千: 1000 },
  ...{ 십: 10, 백: 100, 천: 1000 },
};

const scale = '[十百千십백천兆조億亿억万萬만]';
const figure = '\\d[\\d,]*(?:\\.\\d+)?';
/** A figure with a scale, and at least one more: `1億2千万`, `6万8,000`. */
const compound = new RegExp(`(?:${figure}${scale}+ ?)+\\d[\\d,]*${scale}*`, 'gu');
const part = new RegExp(`${figure}|\\S`, 'gu');
/** A number in words, which may be followed by what it counts and a half: `十二畳半`. */
const spelledOut = /([〇零一二三四五六七八九十百千万萬億亿兆]+)(\p{L}?半)?/gu;
/** Months have names elsewhere. */
const month = /(?<!\d)(1[0-2]|[1-9])(?:月|월)/gu;

/** Whether a language has no spaces between figures and words, so that letters before a figure do not belong to it. */
export function isDense(language: Language): boolean {
  return /^(?:ja|zh|yue|ko)(?:-|$)/.test(language);
}

/** Reads the figures of Chinese, Japanese and Korean. Texts in other languages stay as they are. */
export function eastAsianFigures(text: string, language: Language): EastAsianFigures {
  if (!isDense(language)) return { text, spelled: [] };
  const joined = text.replaceAll(compound, (figure) => String(numberIn(figure)));
  const months = [...text.matchAll(month)].map(([, number = '']) => number);
  const words = [...text.matchAll(spelledOut)].flatMap(([, number = '', half]) => {
    const value = numberIn(number);
    return half === undefined ? [String(value)] : [String(value), String(value + 0.5)];
  });
  return { text: joined, spelled: [...months, ...words] };
}

/** The value of a number in figures, words or both: `二十九` is 29, `二〇二六` is 2026, `三万二千` and `3万2千` are 32000. */
function numberIn(text: string): number {
  let [sum, group, digit] = [0, 0, 0];
  for (const [one] of text.matchAll(part)) {
    const [value, ten, large] = [digits.indexOf(one.replace('〇', '零')), tens[one], scales[one]];
    if (value >= 0) digit = digit * 10 + value;
    else if (ten !== undefined) {
      group += (digit || 1) * ten;
      digit = 0;
    } else if (large !== undefined) {
      sum += (group + digit || 1) * large;
      [group, digit] = [0, 0];
    } else digit = Number(one.replaceAll(',', ''));
  }
  return sum + group + digit;
}
