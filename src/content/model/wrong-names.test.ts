import { describe, expect, it } from 'vitest';
import { documentsOf, folderInPlaceOf, meantBy, wronglyNamed } from './wrong-names';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

it.each([
  ['fees', ['page.json', 'es.json']],
  ['_shared/hours', ['section.json', 'es.json']],
  ['_site', ['site.json', 'es.json', 'glossary.json', 'rules.json', 'redirects.json', 'theme.json']],
])('the folder %s may contain %j', (folder, documents) => {
  expect(documentsOf(folder, languages)).toEqual(documents);
});

it.each([
  ['index.json', 'fees', 'page.json'],
  ['Fees.json', 'fees', 'page.json'],
  ['bonds.json', 'fees/bonds', 'page.json'],
  ['spanish.json', 'fees', 'es.json'],
  ['Español.json', 'fees', 'es.json'],
  ['english.json', 'fees', undefined],
  ['page.json.txt', 'fees', 'page.json'],
  ['es.json.orig', 'fees', 'es.json'],
  ['page (1).json', 'fees', 'page.json'],
  ['page - Copy.json', 'fees', 'page.json'],
  ['es(2).json', 'fees', 'es.json'],
  ['site (1).json', '_site', 'site.json'],
  ['page (1).avif', 'fees', undefined],
  ['page-two.json', 'fees', undefined],
  ['my page (1).json', 'fees', undefined],
  ['Page.json', 'fees', 'page.json'],
  ['pages.json', 'fees', 'page.json'],
  ['ES.json', 'fees', 'es.json'],
  // That of another language, which the site does not have.
  ['et.json', 'fees', undefined],
  ['notes.txt', 'fees', undefined],
  ['theme.JSON', '_site', 'theme.json'],
])('%s in %s was meant to be %s', (name, folder, meant) => {
  expect(meantBy(name, folder, languages)).toBe(meant);
});

it.each(['pt-BR.json', 'pt_BR.json', 'PT-br.json'])(
  '%s is the name that other programs give to pt-br.json',
  (name) => {
    const brazil = [...languages, { code: 'pt-br', name: 'Português' }];
    expect(meantBy(name, 'fees', brazil)).toBe('pt-br.json');
    expect(meantBy(name, 'fees', languages)).toBeUndefined();
  },
);

describe('a document is missing, and in its place there is', () => {
  const missed = (...files: string[]) => Object.fromEntries(wronglyNamed(new Set(files), languages));
  it.each<[string[], Record<string, string>]>([
    [['fees/pages.json'], { 'fees/page.json': 'fees/pages.json' }],
    [['_not-found/pages.json'], { '_not-found/page.json': '_not-found/pages.json' }],
    [['_other/pages.json'], {}],
    [['fees/page.json', 'fees/spanish.json'], { 'fees/es.json': 'fees/spanish.json' }],
    [['_site/spanish.json'], { '_site/es.json': '_site/spanish.json' }],
    [['_shared/a/sections.json'], { '_shared/a/section.json': '_shared/a/sections.json' }],
    // The dictionary of nothing.
    [['fees/spanish.json'], {}],
    [['_shared/a/spanish.json'], {}],
    [['fees/page.json', 'fees/pages.json'], {}],
    [['fees/page (1).json'], { 'fees/page.json': 'fees/page (1).json' }],
    [['_site/theme (1).json'], { '_site/theme.json': '_site/theme (1).json' }],
    [['fees/pages.json', 'fees/Page.json'], { 'fees/page.json': 'fees/pages.json' }],
    [['page.json.txt'], {}],
    [['/pages.json'], {}],
    [['fees/page.png', 'fees/page.pdf'], {}],
    [['fees/notes.txt'], {}],
    [['_site/Theme.json'], { '_site/theme.json': '_site/Theme.json' }],
    [['_site/theme.json.txt'], { '_site/theme.json': '_site/theme.json.txt' }],
    [['_site/themes.json'], {}],
    [['_site/sites.json'], { '_site/site.json': '_site/sites.json' }],
  ])('of %j: %j', (files, found) => {
    expect(missed(...files)).toEqual(found);
  });

  it.each([
    ['about.json', 'about/page.json'],
    ['fees/bonds.json', 'fees/bonds/page.json'],
    ['index.json', 'index/page.json'],
    ['about.txt', undefined],
    ['About us.json', undefined],
    ['fees/page-old.json', undefined],
    ['fees/es.json', undefined],
  ])('a page outside of its folder, as %s: %s', (file, missing) => {
    const files = (more: string) => new Set(['fees/page.json', file, more]);
    const moved = (more = file, isPage = () => true) => [...wronglyNamed(files(more), languages, isPage)];
    expect(moved()).toEqual(missing === undefined ? [] : [[missing, file]]);
    expect(moved(file, () => false)).toEqual([]);
    expect(moved(missing)).toEqual([]);
  });
});

it.each([
  ['_site/site.json', ['site/site.json'], 'site'],
  ['_site/site.json', ['_Site/site.json'], '_Site'],
  ['_not-found/page.json', ['_not_found/page.json'], '_not_found'],
  ['_site/site.json', ['site/page.json'], undefined],
  ['_site/site.json', ['site/site.json/a'], undefined],
  ['_site/site.json', ['sites/site.json'], undefined],
  ['_site/site.json', ['_site/site.json'], undefined],
  ['fees/page.json', ['Fees/page.json'], undefined],
])('in place of %s there is, in %j, the folder %s', (document, files, folder) => {
  expect(folderInPlaceOf(document, new Set(files))).toBe(folder);
});
