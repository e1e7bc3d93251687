import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { isImagePath } from '../model/images';
import { charactersIn, usesOfCharacters } from './characters';
import { repairImage } from './image-repair';
import { languageOfDocuments } from './language-order';
import { loadSource } from './load';
import { readLanguages } from './read-languages';
import {
  findSchemaFolder,
  folderNamedBy,
  isPublishedSchema,
  schemaNameOf,
  schemaPathOf,
} from './schema-paths';

it.each([
  ['a/page.json', 'page.schema.json', '../../schemas/page.schema.json'],
  ['_shared/a/section.json', 'section.schema.json', '../../../schemas/section.schema.json'],
  ['_site/site.json', 'site.schema.json', '../../schemas/site.schema.json'],
  ['_site/theme.json', 'theme.schema.json', '../../schemas/theme.schema.json'],
  ['a/es.json', 'dictionary.schema.json', '../../schemas/dictionary.schema.json'],
  ['a/site.json', 'dictionary.schema.json', '../../schemas/dictionary.schema.json'],
])('the schema of %s is %s at %s', (file, name, path) => {
  expect(schemaNameOf(file)).toBe(name);
  expect(schemaPathOf(file, '../schemas')).toBe(path);
  expect(folderNamedBy(file, path)).toBe('../schemas');
});

it.each([
  ['../../schemas/page.schema.json', '../schemas'],
  ['./../..//schemas/page.schema.json', '../schemas'],
  ['../../../x/page.schema.json', '../../x'],
  ['page.schema.json', 'a'],
  ['../../schemas/site.schema.json', undefined],
  ['/schemas/page.schema.json', undefined],
  ['https://a.org/page.schema.json', undefined],
  ['c:/page.schema.json', undefined],
  ['..\\schemas\\page.schema.json', undefined],
  ['../page.schema.json?x', undefined],
  ['../page.schema.json#', undefined],
])('a page with the $schema %s names the folder %s', ($schema, folder) => {
  expect(folderNamedBy('a/page.json', $schema)).toBe(folder);
});

it.each([
  ['https://a.org/x/page.schema.json', true],
  ['http://a.org/page.schema.json?v=1', true],
  ['https://a.org/page.schema.json#x', false],
  ['https://a.org/site.schema.json', false],
  ['https://a.org/mypage.schema.json', false],
  ['ftp://a.org/page.schema.json', false],
  ['xhttps://a.org/page.schema.json', false],
  ['https://', false],
])('whether a page may name the published schema %s: %s', ($schema, expected) => {
  expect(isPublishedSchema('a/page.json', $schema)).toBe(expected);
});

describe('the folder of the schemas', () => {
  const pagesNaming = (...folders: string[]) =>
    folders.map((folder) => ({ schemaPaths: { 'a/page.json': `../${folder}/page.schema.json` } }));
  it.each<[string, string[], string[] | undefined, string | undefined]>([
    ['that most name', ['../x', '../y', '../y'], undefined, '../y'],
    ['that has schemas', ['../x', '../y', '../y'], ['../x'], '../x'],
    ['above the site that has schemas', ['../x'], ['../../schemas'], '../../schemas'],
    ['that most name, if none has schemas', ['../x'], [], '../x'],
    ['is not known if as many name another', ['../x', '../y'], undefined, undefined],
    ['is not known if nobody names any', [], undefined, undefined],
    ['is the nearest above', [], ['../../schemas', '../schemas'], '../schemas'],
  ])('%s', (_, named, there, folder) => {
    expect(findSchemaFolder(pagesNaming(...named), there && ((one) => there.includes(one)))).toBe(folder);
  });
});

it.each([
  ['./a.jpg', true],
  ['../_site/x-y/a.b.AVIF', true],
  ['../../a/../b.svg', true],
  ['a.jpg', false],
  ['/a.jpg', false],
  ['./a b.jpg', false],
  ['./a.heic', false],
  ['./a.jpg.txt', false],
  ['x./a.jpg', false],
  ['.../a.jpg', false],
])('whether %s is the path of an image: %s', (text, expected) => {
  expect(isImagePath(text)).toBe(expected);
});

describe('an image is meant by', () => {
  const files = [
    'a/team.jpg',
    '_site/Plant.webp',
    'b/only.png',
    'b/two.png',
    'c/two.png',
    'c/Case.png',
    'c/case.png',
  ];
  it.each<[string, string, boolean]>([
    ['a/team.jpg', './team.jpg', true],
    ['team.jpg', './team.jpg', true],
    [' ./Team.JPG ', './team.jpg', true],
    ['.\\team.jpg', './team.jpg', true],
    ['.//team.jpg', './team.jpg', true],
    ['/_site/plant.webp', '../_site/Plant.webp', true],
    ['pages/a/team.jpg', './team.jpg', true],
    ['public/b/only.png', '../b/only.png', true],
    ['./team.png', './team.jpg', false],
    ['./only.png', '../b/only.png', false],
    ['./teem.jpg', './team.jpg', false],
    ['../c/case.png', '../c/case.png', true],
  ])('%s: %s', (text, path, isCertain) => {
    expect(repairImage(text, 'a/page.json', files)).toEqual({ path, isCertain });
  });

  it.each(['./two.png', './nothing-alike.gif', 'https://a.org/two.png', '../c/CASE.png'])(
    '%s: none for certain',
    (text) => {
      expect(repairImage(text, 'a/page.json', files)).not.toMatchObject({ isCertain: true });
    },
  );
});

describe('the language that documents are written in', () => {
  const languages = ['en', 'es', 'de'].map((code) => ({ code, name: code }));
  it.each<[string, string[], string | undefined]>([
    ['is the only one without dictionaries', ['_site/en.json', 'a/en.json', '_site/de.json'], 'es'],
    ['is the first', ['_site/es.json', 'a/es.json', '_site/de.json'], undefined],
    ['is the first, if it has no dictionary of a page', ['_site/en.json', '_site/de.json'], undefined],
    ['is the first, if it has none for all pages', ['a/en.json', '_site/de.json'], undefined],
    ['may be one of two', ['_site/en.json', 'a/en.json'], undefined],
    [
      'is none that pages have a dictionary for',
      ['_site/en.json', 'a/en.json', '_site/de.json', 'a/es.json'],
      undefined,
    ],
  ])('%s', (_, files, language) => {
    expect(languageOfDocuments(languages, new Set(files))).toBe(language);
  });
});

describe('the languages of a site', () => {
  const usual = [{ code: 'en', name: 'English' }];
  const schemas = smallSchemas({
    'page.schema.json': {},
    'site.schema.json': { properties: { languages: { default: usual } } },
  });
  const french = { code: 'fr', name: 'Français' };
  const read = (document: unknown, glossary?: unknown, isBroken = false) =>
    readLanguages(
      { value: document, isBroken },
      { value: glossary },
      ['_site/de.json', '_site/site.json', 'a/it.json'],
      schemas,
    );
  const guessed = usual.map((language) => ({ ...language, isGuessed: true }));
  const found = [...guessed, { code: 'de', name: 'German', isGuessed: true }];

  it.each<[string, unknown, object[]]>([
    ['are those it names', { languages: [french] }, [french]],
    ['are the usual ones where it names none', {}, usual],
    ['are guessed where it names them under a misspelt name', { langages: [french] }, guessed],
    ['are those it has dictionaries in, where it names none right', { languages: [] }, found],
    ['… of which one is no language', { languages: [french, { code: 'xx', name: 'X' }] }, found],
    ['… of which one has no name', { languages: [{ code: 'fr' }] }, found],
    ['… of which one stands there twice', { languages: [french, french] }, found],
    ['… as a text', { languages: 'fr' }, found],
  ])('%s', (_, document, languages) => {
    expect(read(document)).toEqual(languages);
  });

  it('are guessed without a document, and with one that cannot be read', () => {
    expect(readLanguages(undefined, undefined, [], schemas)).toEqual(guessed);
    expect(read(undefined, undefined, true)).toEqual(found);
    expect(read([], undefined, false)).toEqual(found);
  });

  it('have the terms of the glossary', () => {
    const terms = [
      { term: 'fee', translations: { fr: { use: ['tarif', 5, ''], avoid: 'prix' } } },
      { term: '', translations: { fr: { use: ['x'] } } },
      { term: 'cost', translations: { de: { use: ['Kosten'] } } },
      { translations: { fr: {} } },
      { term: 'x', translations: 'y' },
      'none',
    ];
    expect(read({ languages: [french] }, { terms })).toEqual([
      { ...french, terms: [{ term: 'fee', use: ['tarif'], avoid: [] }] },
    ]);
    for (const glossary of [[], { terms: 'x' }, { terms: [] }])
      expect(read({ languages: [french] }, glossary)).toEqual([french]);
  });
});

describe('characters of documents', () => {
  it.each([
    ['{ "a": "é–a" }', '–é'],
    ['{ "a": "\\u00e9" }', 'é'],
    // Composed, as it is shown.
    ['{ "a": "e\u0301" }', 'é'],
    ['{ "a": "plain" }', ''],
    ['{ "é": "x" }', 'é'],
  ])('in %s: %s', (text, characters) => {
    expect(charactersIn([loadSource('a/es.json', text), loadSource('b/es.json', '{}')])).toBe(
      [...characters].sort().join(''),
    );
  });

  it('are found where they stand first', () => {
    const value = { $schema: 'é', a: 'x', 'b/c': ['e\u0301', 'é–'], d: '–ü', '$5 a day': 'ß' };
    expect([...usesOfCharacters(value, new Set(['é', '–', 'ß']))]).toEqual([
      { character: 'é', pointer: '/b~1c/0' },
      { character: '–', pointer: '/b~1c/1' },
      { character: 'ß', pointer: '/$5 a day' },
    ]);
    expect([...usesOfCharacters(null, new Set(['é']))]).toEqual([]);
  });

  it('are not looked for in addresses', () => {
    const value = {
      a: 'https://example.org/東',
      b: ['/é', './é.avif', '../é/é.avif', 'mailto:a@example.org?subject=é'],
      c: 'See [one](https://example.org/東) and [two](/é).',
      d: '/東 of it',
    };
    expect([...usesOfCharacters(value, new Set(['é', '東']))]).toEqual([{ character: '東', pointer: '/d' }]);
    expect([...usesOfCharacters('[東](/é)', new Set(['é', '東']))]).toEqual([
      { character: '東', pointer: '' },
    ]);
  });
});
