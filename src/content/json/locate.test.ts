import { describe, expect, it } from 'vitest';
import { type Finding, named } from '../model/diagnostics';
import { type Edit, type Fix, removeAt, renameAt, setAt } from '../model/fix';
import { locate, position } from './locate';

const text =
  '{\n  "title": "Our \\"fees\\" today",\n  "items": [{ "a": 1 }, { "a": 2 }],\n  "empty": {}\n}\n';
const finding = (more: Partial<Finding> = {}): Finding => ({
  ...{ code: 'x', severity: 'error', file: 'a.json', pointer: '', message: 'Wrong.' },
  ...more,
});
const textOf = (file: string) => (file === 'none.json' ? undefined : text);
const located = (more: Partial<Finding>) => {
  const [one] = locate([finding(more)], textOf);
  if (!one) throw new Error('The finding is lost.');
  return one;
};

describe('a finding is at', () => {
  it.each<[string, Partial<Finding>, string]>([
    ['a text', { pointer: '/title' }, '2:12-2:32'],
    ['a name', { pointer: '/title', at: 'property' }, '2:3-2:10'],
    ['the beginning of an object', { pointer: '' }, '1:1-1:2'],
    ['the beginning of a list', { pointer: '/items' }, '3:12-3:13'],
    ['the beginning of an item', { pointer: '/items/1' }, '3:25-3:26'],
    ['an item, which has no name', { pointer: '/items/1', at: 'property' }, '3:25-3:26'],
    ['a number', { pointer: '/items/1/a' }, '3:32-3:33'],
    ['what is around it, if it does not exist', { pointer: '/items/1/b/c', at: 'property' }, '3:25-3:26'],
    ['what is around a missing item', { pointer: '/items/7' }, '3:12-3:13'],
    ['a part of a text', { pointer: '/title', part: { offset: 5, length: 4 } }, '2:19-2:23'],
    ['a part of a name', { pointer: '/title', at: 'property', part: { offset: 1, length: 2 } }, '2:5-2:7'],
    ['all of what has no parts', { pointer: '/items/0/a', part: { offset: 0, length: 5 } }, '3:20-3:21'],
    ['a span of the file', { span: { offset: 2, length: 3 } }, '2:1-2:4'],
    ['the beginning of a file that does not exist', { file: 'none.json', pointer: '/a' }, '1:1-1:1'],
  ])('%s', (_, more, place) => {
    const { line, column, endLine, endColumn } = located(more);
    expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(place);
  });

  it('a place that is sorted with the others, of every file', () => {
    const findings = [
      finding({ file: 'b.json' }),
      finding({ pointer: '/items' }),
      finding({ pointer: '/title' }),
    ];
    const places = locate(findings, textOf).map(({ file, pointer }) => `${file} ${pointer}`);
    expect(places).toEqual(['a.json /title', 'a.json /items', 'b.json ']);
  });

  it('places of others, as many as are asked for', () => {
    const others = ['/title', '/items/0/a', '/empty'].map((pointer) => ({ file: 'b.json', pointer }));
    const of = (most?: number) => locate([finding({ others })], textOf, undefined, most)[0]?.related;
    expect(of()).toBeUndefined();
    expect(of(2)).toEqual([
      { file: 'b.json', line: 2, column: 12, endLine: 2, endColumn: 32, pointer: '/title' },
      { file: 'b.json', line: 3, column: 20, endLine: 3, endColumn: 21, pointer: '/items/0/a' },
    ]);
  });

  it('the whole place of another, whatever part of its own is meant', () => {
    const others = [{ file: 'b.json', pointer: '/title' }];
    const [one] = locate(
      [finding({ pointer: '/title', part: { offset: 0, length: 3 }, others })],
      textOf,
      undefined,
      1,
    );
    expect([one?.endColumn, one?.related?.[0]?.endColumn]).toEqual([16, 32]);
  });
});

it('what it says is short, and names files as they are asked for', () => {
  const message = `See ${named('b.json')}.`;
  const [one] = locate([finding({ message, hint: message })], textOf, (file) => `pages/${file}`);
  expect([one?.message, one?.hint]).toEqual(['See pages/b.json.', 'See pages/b.json.']);
  expect(located({ message: 'a'.repeat(600) }).message).toHaveLength(600);
  expect(located({ message: `${'a'.repeat(400)}${'b'.repeat(100)}${'c'.repeat(150)}` }).message).toBe(
    `${'a'.repeat(400)} … ${'c'.repeat(150)}`,
  );
  const names = Array.from({ length: 99 }, (_, index) => `"name-${index}"`);
  const shown = located({ message: names.join(', ') }).message.split(/,? … |, /);
  expect(shown.filter((name) => !names.includes(name.replace(/,$/, '')))).toEqual([]);
  expect(located({})).not.toHaveProperty('hint');
});

describe('an edit mends', () => {
  const after = ({ offset, length, text: inserted }: Edit) =>
    text.slice(0, offset) + inserted + text.slice(offset + length);
  const mended = (more: Partial<Finding>) => {
    const { edit } = located(more);
    return edit && after(edit);
  };
  const at = (pointer: string) => ({ file: 'a.json', pointer });
  const elsewhere = { file: 'b.json', pointer: '/title' };
  const set = [setAt(at('/items/0/a'), 3)];

  it.each<[string, Fix, string, string]>([
    ['a value', { edits: set }, '"a": 1', '"a": 3'],
    ['a name', { edits: [renameAt(at('/title'), 'name')] }, '"title"', '"name"'],
    ['one of several places', { edits: [...set, setAt(elsewhere, 3)] }, '"a": 1', '"a": 3'],
    ['by removing an item', { edits: [removeAt(at('/items/0'))] }, '{ "a": 1 }, ', ''],
    ['by removing a property', { edits: [removeAt(at('/empty'))] }, ',\n  "empty": {}', ''],
    ['by removing a list', { edits: [removeAt(at('/items'))] }, '"items": [{ "a": 1 }, { "a": 2 }],\n  ', ''],
    [
      'several values at once',
      { edits: [...set, setAt(at('/items/1/a'), 4)], isOne: true },
      '"a": 1 }, { "a": 2',
      '"a": 3 }, { "a": 4',
    ],
    [
      'what one edit has written with the next',
      { edits: [renameAt(at('/items/0/a'), 'b'), setAt(at('/items/0/b'), 5)], isOne: true },
      '"a": 1',
      '"b": 5',
    ],
  ])('%s', (_, fix, from, to) => {
    expect(mended({ fix })).toBe(text.replace(from, to));
  });

  it('no more of a document than it changes', () => {
    expect(located({ fix: { edits: set } }).edit).toEqual({
      offset: text.indexOf('1'),
      length: 1,
      text: '3',
    });
  });

  it.each<[string, Fix | undefined]>([
    ['in no place', { edits: [] }],
    ['in several documents', { edits: [...set, setAt(elsewhere, 3)], isOne: true }],
    ['in another document', { edits: [setAt(elsewhere, 3)] }],
    ['in a text that has changed', { edits: [removeAt(at('/gone'))] }],
    ['by removing all', { edits: [removeAt(at(''))] }],
    ['in an image', { edits: set, copy: 'a.jpg' }],
    ['without a fix', undefined],
  ])('nothing %s', (_, fix) => {
    expect(mended(fix ? { fix } : {})).toBeUndefined();
  });
});

it.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 2, 1],
  [text.length - 1, 5, 2],
  [text.length, 6, 1],
])('offset %i is in line %i, column %i', (offset, line, column) => {
  expect(position(text, offset)).toEqual({ line, column });
  expect(position('other', 3)).toEqual({ line: 1, column: 4 });
});
