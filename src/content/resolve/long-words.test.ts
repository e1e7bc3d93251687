import { expect, it } from 'vitest';
import type { Section } from '../types.generated';
import { longWordsOf } from './long-words';

const hero = (title: string) => [{ type: 'hero', title }] as unknown as Section[];

it.each([
  ['twenty letters', 'a'.repeat(20), true],
  ['nineteen', 'a'.repeat(19), undefined],
  ['twenty with a hyphen', `${'a'.repeat(10)}-${'a'.repeat(10)}`, undefined],
  ['twenty digits', '1'.repeat(20), undefined],
])('%s: %s', (_, word, expected) => {
  expect(longWordsOf({ title: word, breadcrumb: [], sections: [] }).hasLongWords).toBe(expected);
  expect(longWordsOf({ title: '', breadcrumb: [], sections: hero(word) }).hasLongWords).toBe(expected);
  const crumb = [{ name: word, href: '/' }];
  expect(longWordsOf({ title: '', breadcrumb: crumb, sections: [] }).hasLongWords).toBe(expected);
});

it.each([
  // A digit is 0.64 em wide.
  ['11111111111', undefined],
  ['111111111111', 7.7],
  ['111111111111111', 9.5],
  ['1 111111111111 1', 7.7],
  ['111111-11111', undefined],
  ['111111–111111', undefined],
  ['111111—111111', undefined],
  ['111111/111111', undefined],
])('the longest word of %s is %s wide', (title, width) => {
  expect(longWordsOf({ title, breadcrumb: [], sections: [] }).titleWord).toBe(width);
  // The first section is what shows a heading.
  expect(longWordsOf({ title: '', breadcrumb: [], sections: hero(title) }).titleWord).toBe(width);
  expect(longWordsOf({ title, breadcrumb: [], sections: hero('1') }).titleWord).toBeUndefined();
});
