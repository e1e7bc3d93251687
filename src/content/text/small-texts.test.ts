import { expect, it } from 'vitest';
import { grouped } from './grouped';
import { isLfsPointer } from './lfs-pointer';
import { quote, shorten } from './quote';
import { relativePath } from './relative-path';

it.each([
  [60, 60],
  [61, 58],
])('a text of %i letters is cited with %i', (length, cited) => {
  const text = 'a'.repeat(length);
  expect(shorten(text)).toHaveLength(cited);
  expect(shorten(text).endsWith('…')).toBe(cited < length);
  expect(quote(text)).toBe(`"${shorten(text)}"`);
});

it.each([
  ['fees/page.json', 'fees/plant.avif', './plant.avif'],
  ['fees/page.json', '_site/team.avif', '../_site/team.avif'],
  ['a/b/c/page.json', 'a/b/d.avif', '../d.avif'],
  ['a/b/page.json', 'b/d.avif', '../../b/d.avif'],
  ['a/page.json', 'a/a/d.avif', './a/d.avif'],
  ['a/a/page.json', 'a/a', '../a'],
  ['page.json', 'd.avif', './d.avif'],
])('from %s, %s is %s', (from, file, path) => {
  expect(relativePath(from, file)).toBe(path);
});

it('items are grouped by key, in order', () => {
  const groups = grouped([3, 1, 4, 1, 5], (digit) => digit % 2 === 1);
  expect([...groups]).toEqual([
    [true, [3, 1, 1, 5]],
    [false, [4]],
  ]);
});

it.each([
  ['version https://git-lfs.github.com/spec/v1\noid sha256:0', true],
  ['The version https://git-lfs.github.com/spec/v1', false],
  ['version https://git-lfs.github.com/', false],
])('whether %j is a pointer: %s', (text, expected) => {
  expect(isLfsPointer(text)).toBe(expected);
});
