import { expect, it } from 'vitest';
import { marksAround } from './marks-around';

it.each([
  [
    [3.05, 4.96],
    [3, 3.5, 4, 4.5, 5],
  ],
  [
    [0.1, 0.32],
    [0.1, 0.15, 0.2, 0.25, 0.3, 0.35],
  ],
  [
    [11, 38, 0],
    [0, 10, 20, 30, 40],
  ],
  [
    [7, 7],
    [6, 8],
  ],
  [
    [0, 0],
    [0, 0.2],
  ],
  [
    [0, 1_000_000],
    [0, 200_000, 400_000, 600_000, 800_000, 1_000_000],
  ],
])('around %j are %j', (values, marks) => {
  expect(marksAround(values, 6)).toEqual(marks);
});
