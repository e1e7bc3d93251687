import { hasWideLetters } from './wide-letters';

/** Letters by width in hundredths of an em, in DejaVu Sans: no system font is wider. */
const letters: readonly (readonly [width: number, letters: string])[] = [
  [30, " ,.IJijl'"],
  [38, '!()[]rt"-/:;\\f|'],
  [51, '*_`sz'],
  [55, '?Lc'],
  [60, 'FPTYaekovxy'],
  [64, '0123456789$EKSbdghnpqu{}'],
  [70, 'ABCRVXZ'],
  [76, 'DGHNUOQ&'],
  [81, 'w#+<=>^~'],
  [97, 'Mm%@W'],
];

const widths = new Map(
  letters.flatMap(([width, some]) => [...some].map((letter) => [letter, width] as const)),
);

const emoji = /\p{Emoji_Presentation}/u;

/** Scripts with narrower letters than Latin. */
const narrow = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function isSquare(letter: string): boolean {
  return hasWideLetters(letter) || emoji.test(letter);
}

/** Estimates the width of a text on one line, for decisions before rendering. @returns the width in em */
export function textWidth(text: string): number {
  let sum = 0;
  // Composed again, since a syllable of Korean would be three letters.
  for (const letter of text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC'))
    sum += widths.get(letter) ?? (isSquare(letter) ? 100 : narrow.test(letter) ? 52 : 64);
  return sum / 100;
}

/** The columns of a terminal that a text takes. */
export function columnsOf(text: string): number {
  let sum = 0;
  for (const letter of text.normalize('NFC').replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, ''))
    sum += isSquare(letter) ? 2 : 1;
  return sum;
}
