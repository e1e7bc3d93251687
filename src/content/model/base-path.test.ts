import { expect, it } from 'vitest';
import { basePathOf, withBase, withoutBase } from './base-path';

it.each([
  ['https://example.org', ''],
  ['https://example.org/', ''],
  ['https://example.org/museum', '/museum'],
  ['https://example.org/a/b//', '/a/b'],
  ['example', ''],
  [undefined, ''],
  [5, ''],
])('the base path of %s is %j', (address, base) => {
  expect(basePathOf(address)).toBe(base);
});

it.each([
  ['/fees', '/museum/fees', '/fees'],
  ['/', '/museum/', '/'],
])('%s is at %s', (path, below, back) => {
  expect(withBase(path, '/museum')).toBe(below);
  expect(withoutBase(below, '/museum')).toBe(back);
});

it('other addresses are outside of it', () => {
  for (const href of ['https://a.org', '//a.org', '#top', 'fees'])
    expect(withBase(href, '/museum')).toBe(href);
  for (const path of ['/fees', '/museums', '/a/museum/'])
    expect(withoutBase(path, '/museum')).toBeUndefined();
  expect(withoutBase('/museum', '/museum')).toBe('/');
});
