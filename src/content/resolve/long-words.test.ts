import { expect, it } from 'vitest';
import { schemas } from '../../../tests/support/project';
import type { Section } from '../types.generated';
import { longWordsOf } from './long-words';

const says = (page: Partial<Parameters<typeof longWordsOf>[0]>) =>
  longWordsOf({ title: '', breadcrumb: [], sections: [], ...page }, schemas);
const hero = (title: string) => [{ type: 'hero', title }] as unknown as Section[];

it.each([
  ['twenty letters', 'a'.repeat(20), true],
  ['nineteen', 'a'.repeat(19), undefined],
  ['twenty with a hyphen', `${'a'.repeat(10)}-${'a'.repeat(10)}`, undefined],
  ['twenty digits', '1'.repeat(20), true],
  ['an address', 'anna.mustermann@musterfirma.de', true],
  ['a path', 'www.example.org/forms/new', true],
  ['words that may not be parted', 'ten\u00a0thousand\u00a0visitors', true],
  ['words that may', 'ten\u2009thousand visitors', undefined],
  ['a word with soft hyphens', 'Straßen\u00adverkehrs\u00adsicherung', undefined],
  ['a text without spaces', '港の博物館の開館時間と入館料についてのご案内です', undefined],
])('%s: %s', (_, word, expected) => {
  expect(says({ title: word }).hasLongWords).toBe(expected);
  expect(says({ sections: hero(word) }).hasLongWords).toBe(expected);
  const crumb = [{ name: word, href: '/' }];
  expect(says({ breadcrumb: crumb }).hasLongWords).toBe(expected);
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
  // Browsers do not agree on it.
  ['111111/111111', 8.1],
])('the longest word of %s is %s wide', (title, width) => {
  expect(says({ title }).titleWord).toBe(width);
  // The first section is what shows a heading.
  expect(says({ sections: hero(title) }).titleWord).toBe(width);
  expect(says({ title, sections: hero('1') }).titleWord).toBeUndefined();
});

it.each<[string, object, true | undefined]>([
  ['what a link says', { label: 'Wasserstraßenverkehrssicherung', href: '/' }, true],
  ['where it leads', { label: 'Go', href: 'https://www.example.com/wasserstrassenverkehr' }, undefined],
])('%s, where it is a field', (_, action, expected) => {
  const sections = [{ type: 'cta', title: 'Now', actions: [action] }] as unknown as Section[];
  expect(says({ sections }).hasLongWords).toBe(expected);
});

it.each([
  ['Beispielwasserstraßenverwaltung', true],
  ['Beispielwasserstraße', true],
  ['Beispielwasserstrass', true],
  ['Beispielwasserstras', undefined],
])('%s, as a name that nobody translates', (company, expected) => {
  const items = [{ name: 'Bo', title: 'Mate', company, initials: 'BB', quote: 'Fog.', results: [] }];
  const sections = [{ type: 'testimonials', items }] as unknown as Section[];
  expect(says({ sections }).hasLongWords).toBe(expected);
});

it.each<[string, object[], true | undefined]>([
  ['what a link says', [{ words: 'Wasserstraßenverkehrssicherung', href: '/' }], true],
  ['where it leads', [{ words: 'Go', href: '/wasserstrassenverkehrssicherung' }], undefined],
  ['a word that is partly marked', [{ strong: 'Wasserstraßen' }, { emphasis: 'verkehrssicherung' }], true],
])('%s, in a text', (_, paragraph, expected) => {
  const sections = [{ type: 'article', blocks: [{ paragraphs: [paragraph] }] }] as unknown as Section[];
  expect(says({ sections }).hasLongWords).toBe(expected);
});

it.each<[string, object, true | undefined]>([
  ['the title', { title: 'Wasserstraßenverkehrssicherung' }, true],
  ['the text', { title: 'News', text: 'Wasserstraßenverkehrssicherung' }, true],
  ['the address', { title: 'News', href: '/wasserstrassenverkehrssicherung' }, undefined],
])('%s of a page that is listed', (_, item, expected) => {
  const sections = [{ type: 'listing', items: [item] }] as unknown as Section[];
  expect(says({ sections }).hasLongWords).toBe(expected);
});
