import { expect, it } from 'vitest';
import type { Finding, Place } from './diagnostics';
import { setAt } from './fix';
import { beginningAt, listDocuments, withoutPlaces } from './places';

const [a, b, c]: [Place, Place, Place] = [
  { file: 'a/page.json', pointer: '/title', part: { offset: 0, length: 3 } as never },
  { file: 'b/page.json', pointer: '/title' },
  { file: 'b/page.json', pointer: '/lead' },
];
const finding: Finding = {
  ...a,
  code: 'spelling',
  severity: 'error',
  message: 'Wrong.',
  others: [b, c],
  fix: { edits: [a, b, c].map((place) => setAt(place, 'right')) },
};
const passing =
  (...places: Place[]) =>
  ({ file, pointer }: Place) =>
    places.some((one) => one.file === file && one.pointer === pointer);

it('a finding stays as it is, with its fix, if none of its places is let pass', () => {
  expect(withoutPlaces(finding, passing())).toBe(finding);
});

it('a finding is left at the other places, without a fix for all of them', () => {
  const { fix: _, ...left } = finding;
  expect(withoutPlaces(finding, passing(b))).toEqual({ ...left, others: [c] });
  const { part: __, ...moved } = left;
  expect(withoutPlaces(finding, passing(a))).toEqual({ ...moved, ...b, others: [c] });
  expect(withoutPlaces(finding, passing(a, b))).toEqual({ ...moved, ...c, others: [] });
  expect(withoutPlaces(finding, passing(a, b, c))).toBeUndefined();
});

it('a finding of all places together is gone if one of them is let pass', () => {
  expect(withoutPlaces({ ...finding, isOfAll: true }, passing(c))).toBeUndefined();
  expect(withoutPlaces({ ...finding, isOfAll: true }, passing())).toMatchObject({ file: a.file });
});

it('a finding begins at the first of the places that are given', () => {
  expect(beginningAt(finding, [c, a, b])).toMatchObject({ ...c, others: [a, b] });
  expect(beginningAt(finding, [])).toBeUndefined();
});

it('documents are listed once each, five at most, and none if there is one', () => {
  const others = (...ids: string[]) => ids.map((id) => ({ file: `${id}/page.json`, pointer: '' }));
  const listed = (...ids: string[]) => listDocuments({ file: 'a/page.json', others: others(...ids) });
  expect(listed('a', 'a')).toBe('');
  expect(listed('b', 'a', 'b')).toMatch(/affects 2 documents: .*a\/page\.json.*, .*b\/page\.json.\.$/);
  expect(listed('b', 'c', 'd', 'e')).toMatch(/ 5 documents: .*e\/page\.json.\.$/);
  expect(listed('b', 'c', 'd', 'e', 'f')).toMatch(/ 6 documents: [^f]* …\.$/);
});
