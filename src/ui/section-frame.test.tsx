import { expect, it } from 'vitest';
import { columnsFor } from './section-frame';

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
])('has no empty column below a centred title: %i items in %i columns', (count, columns) => {
  const found = [...columnsFor(count).matchAll(/grid-cols-(\d)/g)].map(([, number]) => Number(number));
  expect(Math.max(1, ...found)).toBe(columns);
});

it('centres a single item', () => {
  expect(columnsFor(1)).toContain('mx-auto');
});
