import { expect, it } from 'vitest';
import { textWidth } from './text-width';
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
