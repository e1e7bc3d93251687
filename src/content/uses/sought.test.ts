import { describe, expect, it } from 'vitest';
import { type FoundPlace, placeUses, sortPlaces } from './placed-uses';
import { matchOf, readSought, tracesOf, withOwner } from './sought';
import { linksInText, sectionAt, type Use } from './uses';

const aliasesOf = (id: string) => (id === 'fees' ? ['/prices'] : undefined);
const sought = (text: string) => readSought(text, aliasesOf);

it.each([
  ['/fees', { page: { id: 'fees', paths: ['/fees', '/prices'] }, anchor: undefined, image: undefined }],
  ['/fees#top', { page: { id: 'fees', paths: ['/fees', '/prices'] }, anchor: 'top', image: undefined }],
  ['/none', { page: { id: '', paths: ['/none'] }, anchor: undefined, image: undefined }],
  ['#top', { page: undefined, anchor: 'top', image: undefined }],
  ['../_site/team.avif', { page: undefined, anchor: undefined, image: '_site/team.avif' }],
  ['./team.jpg', { page: undefined, anchor: undefined, image: 'team.jpg' }],
  ['../../a/../b.jpg', { page: undefined, anchor: undefined, image: 'a/../b.jpg' }],
  ['list.pdf', { page: undefined, anchor: undefined, image: 'list.pdf' }],
  ['Room #3', { page: undefined, anchor: undefined, image: undefined }],
  ['hero', { page: undefined, anchor: undefined, image: undefined }],
])('%s names %j', (text, named) => {
  expect(sought(text)).toEqual({ text, ...named });
});

it('a path that is an alias names the page that has it', () => {
  expect(withOwner(sought('/prices'), 'fees', ['/prices'])).toMatchObject({
    text: '/prices',
    page: { id: 'fees', paths: ['/fees', '/prices'] },
  });
});

it.each([
  ['#top', ['#top"', '#top)', '"top"']],
  ['/fees#top', ['#top"', '#top)', '"top"']],
  ['/fees', ['"/fees', '](/fees', '"/prices', '](/prices']],
  ['../a/team.avif', ['team.avif']],
  ['say "so"', ['say \\"so\\"']],
])('a document that names %s contains one of %j', (text, traces) => {
  expect(tracesOf(sought(text))).toEqual(traces);
});

describe('a use', () => {
  const use = (kind: Use['kind'], text: string, reading?: string): Use => ({
    kind,
    pointer: '',
    text,
    ...(reading !== undefined && { reading }),
  });
  it.each<[string, Use, string, 'whole' | 'part' | undefined]>([
    ['Our fees', use('copy', 'Our fees'), 'fees', 'whole'],
    ['Our fees', use('copy', 'Our **fees**', 'Our fees'), 'fees', 'whole'],
    ['Our **fees**', use('copy', 'Our **fees**', 'Our fees'), 'fees', 'whole'],
    ['fees', use('copy', 'Our fees'), 'fees', 'part'],
    ['**', use('copy', 'Our **fees**', 'Our fees'), 'fees', undefined],
    ['costs', use('copy', 'Our fees'), 'fees', undefined],
    ['/fees', use('link', '/fees'), 'index', 'whole'],
    ['/fees', use('link', '/fees#top'), 'index', 'whole'],
    ['/fees', use('link', '/prices'), 'index', 'whole'],
    ['/fees', use('link', '/fees-more'), 'index', undefined],
    // An anchor alone stays on its page.
    ['/fees', use('link', '#top'), 'fees', undefined],
    ['/fees#top', use('link', '/fees#top'), 'index', 'whole'],
    ['/fees#top', use('link', '/fees#end'), 'index', undefined],
    ['/fees#top', use('link', '/fees'), 'index', undefined],
    ['/fees#top', use('link', '#top'), 'fees', 'whole'],
    ['/fees#top', use('link', '#top'), 'index', undefined],
    ['/fees#top', use('link', '/news#top'), 'index', undefined],
    ['#top', use('link', '/news#top'), 'index', 'whole'],
    ['#top', use('link', '/news'), 'index', undefined],
    ['https://example.org', use('link', 'https://example.org'), 'index', 'whole'],
    ['https://example.org', use('link', 'https://example.org/a'), 'index', undefined],
    ['#top', use('anchor', 'top'), 'index', 'whole'],
    ['/fees#top', use('anchor', 'top'), 'fees', 'whole'],
    ['/fees#top', use('anchor', 'top'), 'index', undefined],
    ['#top', use('anchor', 'end'), 'index', undefined],
    ['/prices', use('alias', '/prices'), 'fees', undefined],
    ['/fees', use('alias', '/prices'), 'fees', 'whole'],
    ['/fees', use('alias', '/prices'), 'index', undefined],
    ['/fees', use('alias', '/other'), 'fees', undefined],
    ['/fees#top', use('alias', '/prices'), 'fees', undefined],
    ['team.avif', use('image', './team.avif'), 'fees', 'whole'],
    ['fees/team.avif', use('image', './team.avif'), 'fees', 'whole'],
    ['_site/team.avif', use('image', '../_site/team.avif'), 'fees', 'whole'],
    ['am.avif', use('image', './team.avif'), 'fees', undefined],
    ['list.pdf', use('file', './list.pdf'), 'fees', 'whole'],
    ['team', use('image', './team.avif'), 'fees', undefined],
    ['hero', use('type', 'hero'), 'fees', 'whole'],
    ['hero', use('word', 'heroes'), 'fees', undefined],
  ])('of %s: %j on %s is %s', (text, one, id, match) => {
    expect(matchOf(sought(text), one, id, `${id}/page.json`)).toBe(match);
  });
});

it('the links of a text have their ranges in it', () => {
  expect(linksInText('/a', 'See [fees](/fees) and **[not](/this)**, [here](#top)')).toEqual([
    { kind: 'link', pointer: '/a', text: '/fees', part: { offset: 11, length: 5 } },
    { kind: 'link', pointer: '/a', text: '#top', part: { offset: 47, length: 4 } },
  ]);
});

const document = { title: 'x', sections: [{ type: 'hero', title: 'Hello' }, { type: 'prose' }, 'text'] };

it.each([
  ['/sections/0/title', { index: 0, type: 'hero', heading: 'Hello' }],
  ['/sections/1', { index: 1, type: 'prose', heading: undefined }],
  ['/sections/2', undefined],
  ['/sections/3/title', undefined],
  ['/title', undefined],
  ['', undefined],
])('%s is in the section %j', (pointer, section) => {
  expect(sectionAt(document, pointer)).toEqual(section);
  expect(sectionAt({ sections: 'none' }, pointer)).toBeUndefined();
  expect(sectionAt(undefined, pointer)).toBeUndefined();
});

it('uses are found at their line and column', () => {
  const text = '{\n  "Our fees": "Precios",\n  "sections": [{ "type": "hero", "title": "a \\"b\\" c" }]\n}';
  const places = placeUses('fees/page.json', text, JSON.parse(text), [
    { kind: 'entry', pointer: '/Our fees', text: 'Our fees' },
    { kind: 'copy', pointer: '/sections/0/title', text: 'a "b" c', reading: 'x' },
    { kind: 'link', pointer: '/sections/0/title', text: 'b', part: { offset: 3, length: 1 } },
    { kind: 'type', pointer: '/sections', text: 'x', part: { offset: 4, length: 1 } },
  ]);
  const section = { index: 0, type: 'hero', heading: 'a "b" c' };
  expect(places).toEqual([
    { kind: 'entry', pointer: '/Our fees', text: 'Our fees', file: 'fees/page.json', line: 2, column: 3 },
    {
      kind: 'copy',
      pointer: '/sections/0/title',
      text: 'a "b" c',
      file: 'fees/page.json',
      line: 3,
      column: 43,
      section,
    },
    {
      kind: 'link',
      pointer: '/sections/0/title',
      text: 'b',
      file: 'fees/page.json',
      line: 3,
      column: 48,
      section,
    },
    { kind: 'type', pointer: '/sections', text: 'x', file: 'fees/page.json', line: 3, column: 15 },
  ]);
  expect(placeUses('a', text, {}, [])).toEqual([]);
});

it('places are sorted, the page itself first, and each stands once', () => {
  const at = (kind: FoundPlace['kind'], file: string, line: number, column: number) =>
    ({ kind, file, line, column, pointer: '', text: '' }) satisfies FoundPlace;
  const places = [
    at('link', 'b', 1, 1),
    at('link', 'a', 2, 1),
    at('link', 'a', 1, 9),
    at('link', 'a', 1, 2),
    at('page', 'c', 1, 1),
    at('link', 'a', 1, 2),
  ];
  expect(sortPlaces(places).map(({ kind, file, line, column }) => [kind, file, line, column].join())).toEqual(
    ['page,c,1,1', 'link,a,1,2', 'link,a,1,9', 'link,a,2,1', 'link,b,1,1'],
  );
});
