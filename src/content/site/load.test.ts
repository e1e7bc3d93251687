import { describe, expect, it } from 'vitest';
import { EntryReader } from './entry-reader';
import {
  aliasesOf,
  entriesOf,
  isBlank,
  isReadable,
  loadSource,
  readSettings,
  resolveFile,
  textOfEntry,
  translationIn,
} from './load';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each<[string, string, object]>([
  ['a document', '{ "a": 1 }', { value: { a: 1 }, isBroken: false }],
  ['what is not JSON', '{ "a": }', { value: undefined, isBroken: true }],
  ['a text that has lost a character', '{ "a": "\ufffd" }', { value: undefined, isBroken: true }],
  ['one as deep as may be', nested(64), { isBroken: false }],
  ['one that is deeper', nested(65), { isBroken: true }],
  ['a deep object', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, { isBroken: true }],
  ['a scalar', '5', { value: 5, isBroken: false }],
  [
    'another kind of document',
    '{ "terms": [] }',
    { isBroken: true, mistaken: 'a glossary', value: undefined },
  ],
])('a file with %s', (_, text, source) => {
  expect(loadSource('a/page.json', text)).toMatchObject({ path: 'a/page.json', text, ...source });
});

it('a file of no known name may have any content', () => {
  expect(loadSource('a/notes.json', '{ "terms": [] }').isBroken).toBe(false);
});

it.each([
  ['a/page.json', './b.jpg', 'a/b.jpg'],
  ['a/page.json', 'b.jpg', 'a/b.jpg'],
  ['a/page.json', '../_site/b.jpg', '_site/b.jpg'],
  ['a/c/page.json', '../../b.jpg', 'b.jpg'],
  ['a/page.json', './/x/./b.jpg', 'a/x/b.jpg'],
  ['a/page.json', '../../b.jpg', undefined],
  ['a/page.json', '../../a/b.jpg', undefined],
])('from %s, %s leads to %s', (from, relative, file) => {
  expect(resolveFile(from, relative)).toBe(file);
});

it.each([
  ['', true],
  [' ', true],
  ['\u00a0\t', true],
  ['a', false],
  [' a', false],
  ['é', false],
  ['~', false],
  ['\u007f', false],
])('whether %j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
  expect(textOfEntry(text)).toBe(expected ? '' : text);
  expect(textOfEntry(5)).toBe('');
});

describe('a dictionary', () => {
  const value = { $schema: 's', $machine: ['x'], One: 'Uno', Empty: ' ', Wrong: 5 };
  const source = loadSource('a/es.json', JSON.stringify(value));

  it('has entries, of which those that are no text are empty', () => {
    expect({ ...entriesOf(source) }).toEqual({ One: 'Uno', Empty: '', Wrong: '' });
    expect(entriesOf(undefined)).toEqual(entriesOf(loadSource('a/es.json', '[]')));
    expect(entriesOf(source).toString).toBeUndefined();
  });

  it.each([
    ['One', 'Uno'],
    ['Empty', ''],
    ['Wrong', ''],
    ['None', undefined],
    ['toString', undefined],
  ])('says %s is %j', (copy, text) => {
    expect(translationIn(value, copy)).toBe(text);
    expect([translationIn(null, copy), translationIn('text', copy)]).toEqual([undefined, undefined]);
    expect(new EntryReader(value).read(copy)).toBe(text);
  });

  it('can be read if it is an object', () => {
    expect(
      [source, undefined, loadSource('a/es.json', '[]'), loadSource('a/es.json', '{')].map(isReadable),
    ).toEqual([true, false, false, false]);
  });

  it.each<[string, string[], string[]]>([
    ['in their order', ['a', 'b', 'c'], []],
    ['in another order', ['c', 'a', 'b'], []],
    ['twice', ['a', 'a', 'b', 'b', 'c'], []],
    ['of which one is never read', ['a', 'c'], ['b']],
    ['of which the last is never read', ['a', 'b'], ['c']],
    ['of which none is read', ['x'], ['a', 'b', 'c']],
  ])('with entries %s', (_, copies, unused) => {
    const reader = new EntryReader({ $schema: 's', a: 'A', b: 'B', $machine: [], c: 'C' });
    expect(copies.map((copy) => reader.read(copy))).toEqual(
      copies.map((copy) => (copy === 'x' ? undefined : copy.toUpperCase())),
    );
    expect(reader.unused).toEqual(unused);
    expect(reader.names).toEqual(['$schema', 'a', 'b', '$machine', 'c']);
  });

  it('may be none', () => {
    for (const value of [null, undefined, 'text']) {
      const reader = new EntryReader(value);
      expect([reader.read('a'), reader.names, reader.unused]).toEqual([undefined, [], []]);
    }
  });
});

it.each([
  [{ aliases: ['/a', 5, '/b'] }, ['/a', '/b']],
  [{ aliases: '/a' }, []],
  [{}, []],
  [[], []],
])('the aliases of %j are %j', (document, aliases) => {
  const source = loadSource('a/page.json', JSON.stringify(document));
  expect(aliasesOf({ id: 'a', route: '/a', source, dictionaries: new Map() })).toEqual(aliases);
});

it('the documents beside that of the site', () => {
  const files = ['_site/words/fr.json', '_site/words/de.json', '_site/words/page.json', '_site/theme.json'];
  const read = (path: string) => (files.includes(path) ? loadSource(path, '{}') : undefined);
  const { words, theme, ...others } = readSettings(read, files);
  expect(words.map(({ path }) => path)).toEqual(['_site/words/de.json', '_site/words/fr.json']);
  expect(theme?.path).toBe('_site/theme.json');
  expect(others).toEqual({ glossary: undefined, rules: undefined, redirects: undefined });
});
