import { describe, expect, it } from 'vitest';
import type { Finding, Fix } from '../model/diagnostics';
import { applyEdits, editsOf, isSafeToRewrite, orderEntries, placesToFix, withMarksKept } from './fix';

it.each([
  [
    [
      { offset: 0, length: 1, text: 'A' },
      { offset: 2, length: 1, text: 'C' },
    ],
    'AbCd',
  ],
  [
    [
      { offset: 2, length: 1, text: 'C' },
      { offset: 0, length: 1, text: 'A' },
    ],
    'AbCd',
  ],
  // Of two that overlap, only one: the later place, and in the same place the longer.
  [
    [
      { offset: 0, length: 2, text: 'X' },
      { offset: 1, length: 2, text: 'Y' },
    ],
    'aYd',
  ],
  [
    [
      { offset: 1, length: 1, text: 'X' },
      { offset: 1, length: 2, text: 'Y' },
    ],
    'aYd',
  ],
  // Side by side is not overlapping.
  [
    [
      { offset: 0, length: 2, text: 'X' },
      { offset: 2, length: 2, text: 'Y' },
    ],
    'XY',
  ],
  [[{ offset: 4, length: 0, text: '!' }], 'abcd!'],
  [[], 'abcd'],
])('%j', (edits, after) => {
  expect(applyEdits('abcd', edits)).toBe(after);
});

const finding: Finding = { code: 'x', severity: 'error', file: 'a', pointer: '/p', message: 'm' };
const other = { file: 'b', pointer: '/q' };

describe('the places of a fix', () => {
  it.each<[string, Fix | undefined, string[], string[]]>([
    ['none', undefined, [], []],
    ['a replacement', { replace: 'r' }, ['a/p'], []],
    ['and what must change with it', { replace: 'r', also: [other] }, ['a/p', 'b/q'], ['a/p', 'b/q']],
    ['texts', { texts: [{ ...other, replace: 'r' }] }, ['b/q'], ['b/q']],
    ['edits', { edits: [] }, ['a/p'], []],
    ['edits of other documents', { edits: [], also: [{ file: 'c', edits: [] }] }, ['a/p', 'c'], ['a/p', 'c']],
    ['removal', { remove: true }, ['a/p'], []],
    ['a smaller image', { smaller: 's', also: [{ ...other, replace: 'r' }] }, [], []],
  ])('%s', (_, fix, ofA, whole) => {
    const fixed = { ...finding, ...(fix && { fix }) };
    const shown = (isWanted: (file: string) => boolean) =>
      placesToFix(fixed, isWanted).map(({ file, pointer }) => file + pointer);
    expect(shown((file) => file === 'a')).toEqual(ofA);
    const isOne = whole.length > 0;
    expect(shown((file) => file !== 'a')).toEqual(fix && 'smaller' in fix ? ['b/q'] : []);
    if (isOne) expect(shown(() => true)).toEqual(whole);
  });

  it('others have the same mistake, and are judged by their own file', () => {
    const found = { ...finding, others: [other], fix: { replace: 'r' } };
    expect(placesToFix(found, (file) => file === 'b')).toMatchObject([{ ...other, fix: { replace: 'r' } }]);
    expect(placesToFix(found, () => true)).toMatchObject([{ file: 'a' }, other]);
    const removed = { ...finding, others: [other], fix: { remove: true as const } };
    expect(placesToFix(removed, (file) => file === 'b')).toMatchObject([{ ...other, fix: { remove: true } }]);
  });

  it('each place has what it is replaced with', () => {
    const fix: Fix = {
      texts: [
        { file: 'a', pointer: '/1', replace: 'one' },
        { file: 'b', pointer: '/2', replace: 'two', at: 'property' },
      ],
    };
    expect(placesToFix({ ...finding, fix }, () => true)).toMatchObject([
      { file: 'a', pointer: '/1', at: 'value', fix: { replace: 'one' } },
      { file: 'b', pointer: '/2', at: 'property', fix: { replace: 'two' } },
    ]);
  });
});

it('edits are gathered by file', () => {
  const at = {
    code: 'x',
    severity: 'error' as const,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer: '',
    message: '',
  };
  const [one, two] = [
    { offset: 0, length: 0, text: 'a' },
    { offset: 1, length: 0, text: 'b' },
  ];
  const edits = editsOf([
    { ...at, file: 'a', edit: one },
    { ...at, file: 'b' },
    { ...at, file: 'a', edit: two },
  ]);
  expect([...edits]).toEqual([['a', [one, two]]]);
});

it.each([
  // In document order, with what is missing.
  ['{\n  "b": "B",\n  "a": "A"\n}', ['a', 'b'], [], '{\n  "a": "A",\n  "b": "B"\n}'],
  ['{\n  "a": "A"\n}', ['a', 'b'], ['b'], '{\n  "a": "A",\n  "b": ""\n}'],
  ['{\n  "b": "B"\n}', ['a', 'b'], ['a'], '{\n  "a": "",\n  "b": "B"\n}'],
  ['{\n  "b": "B"\n}', ['a', 'b'], [], '{\n  "b": "B"\n}'],
  // What no document has stays after the entry before it.
  [
    '{\n  "x": "X",\n  "b": "B",\n  "y": "Y",\n  "a": "A"\n}',
    ['a', 'b'],
    [],
    '{\n  "x": "X",\n  "a": "A",\n  "b": "B",\n  "y": "Y"\n}',
  ],
  [
    '{\n  "a": "A",\n  "$accept": [],\n  "$schema": "s"\n}',
    ['a'],
    [],
    '{\n  "$schema": "s",\n  "$accept": [],\n  "a": "A"\n}',
  ],
  ['{\n  "a": "A"\n}', [], ['z'], '{\n  "a": "A",\n  "z": ""\n}'],
  ['[1]', ['a'], ['a'], '[1]'],
])('the entries of %j in the order %j, with %j', (text, order, missing, after) => {
  expect(orderEntries(text, order, missing)).toBe(after);
});

it.each([
  ['{ "b": 1, "a": 2 }', true],
  ['{}', true],
  ['{ "1": 1 }', false],
  ['{ "1a": 1, "a1": 2 }', true],
  ['{ "a": 1, "a": 2 }', false],
  ['{ "a": 1, }', false],
  ['[]', false],
  ['', false],
])('whether %s may be written anew: %s', (text, expected) => {
  expect(isSafeToRewrite(text)).toBe(expected);
});

it.each([
  ['{ "a": "A" }', '{ "a": "B" }', '{ "a": "B" }'],
  ['{ "$machine": ["a"], "a": "A" ', '{ "a": "A" }', '{ "a": "A" }'],
  ['{ "$machine": ["a"], "a": "A" }', '{ "a": "A" ', '{ "a": "A" '],
])('of %j and %j stays %j', (before, after, kept) => {
  expect(withMarksKept(before, after)).toBe(kept);
});
