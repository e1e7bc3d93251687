import { expect, it } from 'vitest';
import type { FieldLeaf } from '../schema/fields';
import { createFieldMapper } from './field-values';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as never;
const site = {
  languages,
  siteDocument: {
    path: '_site/site.json',
    text: '',
    isBroken: false,
    value: { icons: { violin: 'M1 1h2' } },
  },
  sharedDictionaries: new Map(),
  images: new Map([['fees/a.jpg', { src: '/a-1.jpg', srcSet: '/a-1.jpg 9w', width: 9, height: 6 }]]),
  offered: new Map([['fees/list.pdf', { href: '/list-1.pdf', name: 'list.pdf', bytes: 1_240_000 }]]),
  unpublished: new Set(['/soon']),
  base: '/museum',
};
const entries = { Fees: 'Tasas', '**Fees**': '**Tasas**', '[Fees](/fees)': '[Tasas](/fees)' };
// biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of our schemas.
const until: FieldLeaf = { kind: 'until', word: 'coming', date: 'day', then: 'over' };
const copy = { kind: 'copy', minLength: 0, maxLength: 99 } as const;
const image: FieldLeaf = { kind: 'image', focus: 'imageFocus' };

it.each<[string, FieldLeaf, string, unknown, object?]>([
  ['copy', copy, 'Fees', 'Tasas'],
  ['copy with marks', copy, '**Fees**', '**Tasas**'],
  [
    'inline text',
    { ...copy, isInline: true },
    '[Fees](/fees)',
    [{ words: 'Tasas', href: '/museum/es/fees' }],
  ],
  ['a link', { kind: 'href' }, '/fees', '/museum/es/fees'],
  ['a link to another site', { kind: 'href' }, 'https://a.org', 'https://a.org'],
  ['a link that runs a script', { kind: 'href' }, 'javascript:alert(1)', '#'],
  ['an endpoint of the site', { kind: 'endpoint' }, '/send', '/museum/send'],
  ['an endpoint elsewhere', { kind: 'endpoint' }, 'https://a.org/send', 'https://a.org/send'],
  ['an endpoint that is none', { kind: 'endpoint' }, 'javascript:alert(1)', undefined],
  ['an embedded address', { kind: 'embed' }, 'https://a.org/v', 'https://a.org/v'],
  ['an embedded address that is none', { kind: 'embed' }, 'javascript:alert(1)', ''],
  ['an icon of the site', { kind: 'icon' }, 'violin', 'M1 1h2'],
  ['an icon that nobody has drawn', { kind: 'icon' }, 'submarine', ''],
  ['a word before its day', until, 'coming', 'coming', { day: '2027-05-02' }],
  ['a word on its day', until, 'coming', 'coming', { day: '2027-05-01' }],
  ['a word after its day', until, 'coming', 'over', { day: '2027-04-30' }],
  ['another word after that day', until, 'moved', 'moved', { day: '2027-04-30' }],
  [
    'a download',
    { kind: 'download' },
    './list.pdf',
    { href: '/museum/list-1.pdf', name: 'list.pdf', kind: 'PDF', size: '1,2 MB' },
  ],
  ['a download that does not exist', { kind: 'download' }, '../list.pdf', undefined],
  ['an image', image, './a.jpg', { src: '/museum/a-1.jpg', style: {} }],
  ['its focus', image, './a.jpg', { style: { objectPosition: '50% 0%' } }, { imageFocus: [0.5, 0] }],
  ['an image that does not exist', image, '../a.jpg', undefined],
  ['an anchor', { kind: 'anchor' }, 'top', 'top'],
  ['a time zone', { kind: 'timeZone' }, 'Europe/Paris', 'Europe/Paris'],
])('%s', (_, leaf, text, value, parent = {}) => {
  const mapper = createFieldMapper(site, '2027-05-01');
  const mapped = mapper('fees', 'fees/page.json', entries, 'es')(leaf, text, { ...parent });
  if (typeof value === 'object') expect(mapped).toMatchObject(value as object);
  else expect(mapped).toBe(value);
});

it('a link in an inline text to a page that is not published leaves its words', () => {
  const mapper = createFieldMapper(site, '2027-05-01')('fees', 'fees/page.json', {}, 'en');
  const shown = (text: string) => mapper({ ...copy, isInline: true }, text, {});
  expect(shown('See [this](/soon#top)')).toBe('See this');
  expect(shown('See [this](javascript:x)')).not.toContainEqual(expect.objectContaining({ words: 'this' }));
});

it('a site without files, icons and base', () => {
  const { languages, sharedDictionaries } = site;
  const bare = { languages, sharedDictionaries, siteDocument: undefined, images: new Map() };
  const mapper = createFieldMapper(bare, '2027-05-01')('fees', 'fees/page.json', {}, 'en');
  expect(mapper({ kind: 'download' }, './list.pdf', {})).toBeUndefined();
  expect(mapper({ kind: 'icon' }, 'gear', {})).toMatch(/^M/);
  expect(mapper({ kind: 'href' }, '/fees', {})).toBe('/fees');
  expect(mapper({ ...copy, isInline: true }, '[this](/soon)', {})).toEqual([
    { words: 'this', href: '/soon' },
  ]);
});
