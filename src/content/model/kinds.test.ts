import { describe, expect, it } from 'vitest';
import { kindByContent, kindByName } from './document-kind';
import { isDownloadPath, kindOfDownload, sizeIn } from './downloads';
import { framesOf, headingsOf } from './headings';
import { isHref, kindOfHref, pathOf } from './hrefs';

describe('a link leads', () => {
  it.each([
    ['/', 'internal'],
    ['/fees', 'internal'],
    ['/use-cases/order-entry#top-1', 'internal'],
    ['#top', 'internal'],
    ['/#top', 'internal'],
    ['https://example.org/a?b=c#d', 'external'],
    ['mailto:anna.smith@example.org', 'external'],
    ['mailto:anna@mail.example.co.uk?subject=Hello', 'external'],
    ['mailto:anna@münchen.example', 'external'],
    ['tel:+49-30-1234', 'external'],
    ['tel:110', 'external'],
    ['', 'wrong'],
    ['fees', 'wrong'],
    ['/Fees', 'wrong'],
    ['/fees/', 'wrong'],
    ['//fees', 'wrong'],
    ['/fees#', 'wrong'],
    ['/fees#1', 'wrong'],
    ['#', 'wrong'],
    ['x#top', 'wrong'],
    ['javascript:alert(1)', 'wrong'],
    ['tel:', 'wrong'],
    ['tel:12 34', 'wrong'],
    ['xtel:12', 'wrong'],
    ['mailto:anna', 'wrong'],
    ['mailto:@example.org', 'wrong'],
    ['mailto:anna@example', 'wrong'],
    ['mailto:anna.@example.org', 'wrong'],
    ['mailto:.anna@example.org', 'wrong'],
    ['mailto:anna..smith@example.org', 'wrong'],
    ['mailto:anna@-example.org', 'wrong'],
    ['mailto:anna@example.-org', 'wrong'],
    ['mailto:anna@example.org-', 'wrong'],
    ['mailto:anna@example.1', 'wrong'],
    ['mailto:anna@example.org,ben@example.org', 'wrong'],
    ['mailto:anna@example.org?to=ben@example.org', 'wrong'],
    ['xmailto:anna@example.org', 'wrong'],
  ])('%s: %s', (href, kind) => {
    expect(kindOfHref(href)).toBe(kind);
    expect(isHref(href)).toBe(kind !== 'wrong');
  });

  it.each([
    ['/fees#top', '/fees'],
    ['/fees', '/fees'],
    ['#top', ''],
    ['', ''],
  ])('the path of %j is %j', (href, path) => {
    expect(pathOf(href)).toBe(path);
  });
});

it.each([
  ['fees/page.json', 'a page document'],
  ['page.json', 'a page document'],
  ['_site/site.json', 'the site document'],
  ['fees/site.json', undefined],
  ['_site/glossary.json', 'a glossary'],
  ['_site/rules.json', 'the rules'],
  ['_site/redirects.json', 'the redirects'],
  ['_site/theme.json', 'the theme'],
  ['fees/es.json', 'a dictionary'],
  ['fees/pages.json', undefined],
  ['fees/es.json.json', undefined],
])('%s is %s', (file, kind) => {
  expect(kindByName(file)).toBe(kind);
});

it.each([
  [{ sections: [] }, 'a page document'],
  [{ sections: {} }, undefined],
  [{ header: {}, footer: {} }, 'the site document'],
  [{ header: {} }, undefined],
  [{ footer: {} }, undefined],
  [{ type: 'hero', header: {}, footer: {} }, undefined],
  [{ type: 'chapters', sections: [] }, undefined],
  [{ terms: [] }, 'a glossary'],
  [{ terms: 'a' }, undefined],
  [{ light: {} }, 'the theme'],
  [{ dark: {} }, 'the theme'],
  [{ accents: {} }, 'the theme'],
  [{ accents: [] }, undefined],
  [{ 'Our fees': 'Precios', Home: 'Inicio' }, 'a dictionary'],
  [{ $schema: 's', 'Our fees': 'Precios', Home: 'Inicio' }, 'a dictionary'],
  [{ $accept: [], 'Our fees': 'Precios', Home: 'Inicio' }, 'a dictionary'],
  // Words alone may be the names of anything, and so may one entry.
  [{ Fees: 'Precios', Home: 'Inicio' }, undefined],
  [{ $schema: 's', 'Our fees': 'Precios' }, undefined],
  [{ 'Our fees': 'Precios', Home: 1 }, undefined],
  [{}, undefined],
  [[], undefined],
  [null, undefined],
])('%j looks like %s', (value, kind) => {
  expect(kindByContent(value)).toBe(kind);
});

it.each([
  ['./a.pdf', true],
  ['../_site/Price-list.v2.PDF', true],
  ['../../a/b_c/d.docx', true],
  ['./a/../b.zip', true],
  ['a.pdf', false],
  ['/a.pdf', false],
  ['.../a.pdf', false],
  ['./a.exe', false],
  ['./a.pdf.exe', false],
  ['./a b.pdf', false],
  ['./.pdf', false],
  ['x./a.pdf', false],
  ['./a/', false],
])('whether %s may be offered: %s', (path, expected) => {
  expect(isDownloadPath(path)).toBe(expected);
});

it.each([
  ['en', 1, '1 kB'],
  ['en', 1499, '1 kB'],
  ['en', 1500, '2 kB'],
  ['en', 12_345, '12 kB'],
  ['en', 999_499, '999 kB'],
  ['en', 999_500, '1 MB'],
  ['en', 1_250_000, '1.3 MB'],
  ['en', 9_940_000, '9.9 MB'],
  ['en', 12_340_000, '12 MB'],
  ['he', 1499, '\u20681 kB\u2069'],
  ['he', 1_000_000, '\u20681 MB\u2069'],
  ['ar', 12_345, /^\u2068.*\u2069$/],
])('in %s, %i bytes are %s', (language, bytes, size) => {
  if (typeof size === 'string') expect(sizeIn(language, bytes)).toBe(size);
  else expect(sizeIn(language, bytes)).toMatch(size);
  expect(kindOfDownload('a.b.pdf')).toBe('PDF');
});

it.each([
  ['From Paper to Data', 'from paper to data'],
  ['Who’s there? It’s us – all!', 'who’s there ? it’s us – all !'],
  ['“Quoted” (aside)', 'quoted aside'],
  ['50-year plan', '50-year plan'],
  ['—', ''],
])('the words of %s are %s', (heading, words) => {
  expect(headingsOf([{ title: heading }], String)).toMatchObject([{ words }]);
});

it('a heading is the title of a section, if it has one', () => {
  const sections = [{ title: 'One' }, { title: '' }, {}, 'text', { title: 2 }, { title: 'Two' }];
  expect(headingsOf(sections, (index) => `/sections/${index}`)).toEqual([
    { text: 'One', pointer: '/sections/0/title', words: 'one' },
    { text: 'Two', pointer: '/sections/5/title', words: 'two' },
  ]);
});

it.each([
  [
    'two that differ in what stands between',
    ['from paper to data', 'from noise to clear sound'],
    2,
    { 'from … to …': ['from paper to data', 'from noise to clear sound'] },
  ],
  ['one common word is no frame', ['our fees', 'our people'], 2, {}],
  ['two are', ['our own fees', 'our own people'], 2, { 'our own …': ['our own fees', 'our own people'] }],
  ['a heading without a rare word', ['a b', 'a b c', 'b a'], 2, { 'a b …': ['a b c'] }],
  ['words are common from a number of headings on', ['from a to b', 'from c to d'], 3, {}],
  ['a word counts once in a heading', ['very very good', 'not so bad'], 2, {}],
])('%s', (_, headings, atLeast, frames) => {
  expect(Object.fromEntries(framesOf(headings, atLeast))).toEqual(frames);
});

it('in a large site, a word of one in forty headings is common', () => {
  const others = Array.from({ length: 117 }, (_, index) => `word${index}`);
  const alike = ['from x to y', 'from z to w', 'from v to u'];
  expect([...framesOf([...others, ...alike], 2).keys()]).toEqual(['from … to …']);
  expect([...framesOf([...others, 'one more', ...alike], 2).keys()]).toEqual([]);
});
