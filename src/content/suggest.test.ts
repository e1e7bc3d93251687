import { expect, it } from 'vitest';
import { editDistance, quoteList, suggest } from './suggest';

it.each([
  ['subtitel', 'subtitle'],
  ['heroo', 'hero'],
  ['Titel', 'title'],
])('%s was probably meant to be %s', (text, meant) => {
  expect(suggest(text, ['title', 'subtitle', 'hero', 'id'])).toBe(meant);
});

it('suggests nothing where nothing is likely', () => {
  expect(suggest('photograph', ['title', 'subtitle'])).toBeUndefined();
});

it('counts a swap of neighbours as one edit', () => {
  expect(editDistance('titel', 'title')).toBe(1);
});

it('joins quoted values with commas and "or"', () => {
  expect(quoteList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
});
