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
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

const scale = '[兆조億亿억万萬만]';
/** A figure with a scale, and at least one more: `1億2000万`, `6万8,000`. */
const compound = new RegExp(`(?:\\d[\\d,]*(?:\\.\\d+)?${scale} ?)+\\d[\\d,]*${scale}?`, 'gu');
const part = new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)(${scale})?`, 'gu');
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
  const joined = text.replaceAll(compound, (figure) => String(sumOf(figure)));
  const months = [...text.matchAll(month)].map(([, number = '']) => number);
  const words = [...text.matchAll(spelledOut)].flatMap(([, number = '', half]) => {
    const value = numberIn(number);
    return half === undefined ? [String(value)] : [String(value), String(value + 0.5)];
  });
  return { text: joined, spelled: [...months, ...words] };
}

function sumOf(figure: string): number {
  let sum = 0;
  for (const [, number = '', sign] of figure.matchAll(part))
    sum += Number(number.replaceAll(',', '')) * (sign === undefined ? 1 : (scales[sign] ?? 1));
  return sum;
}

/** The value of a number in words: `二十九` is 29, `二〇二六` is 2026, `三万二千` is 32000. */
function numberIn(words: string): number {
  let [sum, group, digit] = [0, 0, 0];
  for (const word of words) {
    const [one, ten, large] = [digits.indexOf(word.replace('〇', '零')), tens[word], scales[word]];
    if (one >= 0) digit = digit * 10 + one;
    else if (ten !== undefined) {
      group += (digit || 1) * ten;
      digit = 0;
    } else if (large !== undefined) {
      sum += (group + digit || 1) * large;
      [group, digit] = [0, 0];
    }
  }
  return sum + group + digit;
}
