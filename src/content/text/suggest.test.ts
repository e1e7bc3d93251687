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
  ['Title', ['title', 'titles'], 'title'],
  ['hreo', ['hero'], 'hero'],
  ['hheero', ['hero'], undefined],
  ['idd', ['id'], 'id'],
  ['herro', ['hero'], 'hero'],
  ['acent', ['accent'], 'accent'],
  ['data_table', ['data-table'], 'data-table'],
  ['backgroud', ['background'], 'background'],
  ['navigattion', ['navigation'], 'navigation'],
  ['descrption', ['description'], 'description'],
  ['suubtitle', ['subtitle', 'subtitles'], 'subtitle'],
  ['hero', [], undefined],
])('%s is a slip of the only one of %j that is near', (text, candidates, meant) => {
  expect(suggestOnly(text, candidates)).toBe(meant);
});

it.each([
  // Another word, or not surely none.
  ['light', 'night'],
  ['new', 'now'],
  ['amp', 'map'],
  ['rate', 'date'],
  ['cloud', 'clock'],
  ['cart', 'chart'],
  ['coal', 'coral'],
  ['steel', 'teal'],
  ['stats', 'steps'],
  ['status', 'stats'],
  ['action', 'caption'],
  ['person', 'period'],
  ['header', 'teaser'],
  ['heading', 'headings'],
  ['testimonial', 'testimonials'],
  ['ackground', 'background'],
  ['step1', 'step2'],
  ['410', '401'],
])('%s is not taken for %s', (text, candidate) => {
  expect(suggestOnly(text, [candidate])).toBeUndefined();
});

it.each([
  ['tile', ['title', 'tiles']],
  ['subtitl', ['subtitle', 'subtitled']],
  ['stepps', ['stepp', 'steps']],
])('%s is none of %j for sure', (text, candidates) => {
  expect(suggestOnly(text, candidates)).toBeUndefined();
});
