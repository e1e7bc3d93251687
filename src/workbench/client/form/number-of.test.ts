import { expect, it } from 'vitest';
import { numberOf } from './number-of';

it.each([
  ['8', 8],
  ['8.5', 8.5],
  ['8,5', 8.5],
  ['12,50', 12.5],
  ['0.125', 0.125],
  ['1.125', 1.125],
  ['-3', -3],
  ['\u22123', -3],
  ['+4', 4],
  [' 45 ', 45],
  ['.5', 0.5],
  ['8.', 8],
  ['007', 7],
  ['１２', 12],
  ['٣٠', 30],
  ['𝟙𝟚', 12],
])('"%s" is %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number);
});

it.each([
  '',
  ' ',
  '-',
  '.',
  '45 min',
  '1e3',
  '1,200',
  '1.200',
  '1.200,5',
  '1 200',
  "1'200",
  '١٬٢٠٠',
  '½',
  '8..5',
  '0x10',
  'Infinity',
  '12345678901234567890',
])('"%s" is no number that is certain', (typed) => {
  expect(numberOf(typed)).toBeUndefined();
});
