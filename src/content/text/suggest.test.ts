import fc from 'fast-check';
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

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'Q', 'q', '1', '/', 'é'), maxLength: 9 });

it('asked for a few edits at most, counts those exactly', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      const all = editDistance(a, b);
      const counted = editDistance(a, b, most);
      if (all <= most) expect(counted).toBe(all);
      else expect(counted).toBeGreaterThan(most);
    }),
    { numRuns: 2000 },
  );
});

it('suggests the first of the candidates that need the fewest edits', () => {
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 6 }), (text, candidates) => {
      const limit = Math.min(3, Math.max(1, Math.floor(text.length / 3)));
      const distances = candidates.map((one) => editDistance(text.toLowerCase(), one.toLowerCase()));
      const least = Math.min(...distances);
      expect(suggest(text, candidates)).toBe(
        least <= limit ? candidates[distances.indexOf(least)] : undefined,
      );
    }),
    { numRuns: 2000 },
  );
});

it('joins quoted values with commas and "or"', () => {
  expect(quoteList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
});
