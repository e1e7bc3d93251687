import { expect, it } from 'vitest';
import { columnsOf, textWidth } from './text-width';
import { hasWideLetters, wideLetters } from './wide-letters';

it.each([
  ['', 0],
  ['i', 0.3],
  ['w', 0.81],
  ['mm', 1.94],
  ['iw', 1.11],
  // With an accent as without.
  ['é', 0.6],
  ['e\u0301', 0.6],
  ['字', 1],
  ['한국', 2],
  ['😀', 1],
  ['م', 0.52],
  ['ש', 0.52],
  // What no table holds is as wide as a digit.
  ['ж', 0.64],
])('%s is %s em wide', (text, width) => {
  expect(textWidth(text)).toBeCloseTo(width, 5);
});

it.each([
  ['五 km', 1],
  ['五时', 2],
  ['カナ', 2],
  ['한국', 2],
  ['、。', 2],
  ['（ａ）', 3],
  ['𠀀', 1],
  ['abc', 0],
  ['', 0],
  ['ж😀', 0],
])('%s has %s wide letters', (text, count) => {
  expect(wideLetters(text)).toBe(count);
  expect(hasWideLetters(text)).toBe(count > 0);
});

it.each([
  ['', 0],
  ['abc', 3],
  ['ж字', 3],
  ['「한국」', 8],
  ['e\u0301', 1],
  ['\u1112\u1161\u11ab', 2],
  ['😀', 2],
  ['👩\u200d💻', 4],
])('%s takes %s columns of a terminal', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
