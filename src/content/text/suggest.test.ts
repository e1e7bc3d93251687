import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, quoteList, suggest, suggestOnly } from './suggest';

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

it.each([
  [[], ''],
  [['a'], '"a"'],
  [[1, 'b'], '1 or "b"'],
])('joins %j as %s', (values, joined) => {
  expect(quoteList(values)).toBe(joined);
});

it.each([
  ['titel', ['title', 'subtitle'], 'title'],
  ['Titel', ['title'], 'title'],
  ['hreo', ['hero'], 'hero'],
  ['ttles', ['title'], 'title'],
  ['idd', ['id'], 'id'],
  // Of five letters on, two edits are a slip; of four, one.
  ['herro!', ['hero'], 'hero'],
  ['haro', ['hera', 'zero'], undefined],
  ['hrao', ['hero'], undefined],
  ['ttlse!', ['title'], undefined],
  ['tile', ['title', 'tiles'], undefined],
  ['hero', [], undefined],
])('%s is corrected to the only one of %j that is near', (text, candidates, meant) => {
  expect(suggestOnly(text, candidates)).toBe(meant);
});
