import { describe, expect, it } from 'vitest';
import type { Finding } from '../model/diagnostics';
import { type DocumentEdit, type Fix, removeAt, renameAt, setAt } from '../model/fix';
import { applyEdits, applyFixes, fixesOf, isSafeToRewrite, withMarksKept, withRoomFor } from './fix';

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
  // Side by side is not overlapping.
  [
    [
      { offset: 0, length: 2, text: 'X' },
      { offset: 2, length: 2, text: 'Y' },
    ],
    'XY',
  ],
  // What is inserted at one place stays in its order.
  [
    [
      { offset: 2, length: 0, text: '1' },
      { offset: 2, length: 0, text: '2' },
    ],
    'ab12cd',
  ],
  [[{ offset: 4, length: 0, text: '!' }], 'abcd!'],
  [[], 'abcd'],
])('%j', (edits, after) => {
  expect(applyEdits('abcd', edits)).toBe(after);
});

const finding: Finding = { code: 'x', severity: 'error', file: 'a', pointer: '/p', message: 'm' };
const [inA, inB] = [
  { file: 'a', pointer: '/p' },
  { file: 'b', pointer: '/q' },
];
const texts: Record<string, string> = { a: '{ "p": 1, "r": [1, 2] }', b: '{ "q": 1 }' };
const textOf = (file: string) => texts[file];

/** The texts that fixes change. */
function fixed(fixes: readonly Fix[], isWanted?: (file: string) => boolean): Record<string, string> {
  const findings = fixes.map((fix) => ({ ...finding, fix }));
  return Object.fromEntries(applyFixes(fixesOf(findings, textOf, isWanted), textOf));
}

describe('fixes', () => {
  const set: DocumentEdit[] = [setAt(inA, 2), setAt(inB, 2)];
  const [ofA, ofB] = [{ a: '{ "p": 2, "r": [1, 2] }' }, { b: '{ "q": 2 }' }];

  it('of the same mistake in several files are made in those that are wanted', () => {
    expect(fixed([{ edits: set }])).toEqual({ ...ofA, ...ofB });
    expect(fixed([{ edits: set }], (file) => file === 'a')).toEqual(ofA);
    expect(fixed([{ edits: set }], (file) => file === 'b')).toEqual(ofB);
  });

  it('that add the same property are made one at a time, and those that add others at once', () => {
    const adding = (pointer: string, value: string) => ({ edits: [setAt({ file: 'a', pointer }, value)] });
    expect(fixed([adding('/n', 'x'), adding('/n', 'y')])).toEqual({ a: '{ "p": 1, "r": [1, 2], "n": "x" }' });
    expect(fixed([adding('/n', 'x'), adding('/m', 'y')])).toEqual({
      a: '{ "p": 1, "r": [1, 2], "n": "x", "m": "y" }',
    });
  });

  it('whose edits belong together follow the file of their finding', () => {
    expect(fixed([{ edits: set, isOne: true }], (file) => file === 'a')).toEqual({ ...ofA, ...ofB });
    expect(fixed([{ edits: set, isOne: true }], (file) => file === 'b')).toEqual({});
  });

  it.each<[string, DocumentEdit[]]>([
    ['a file that is gone', [setAt(inA, 2), setAt({ file: 'c', pointer: '' }, 2)]],
    ['a value that is gone', [setAt(inA, 2), removeAt({ file: 'b', pointer: '/gone' })]],
    ['a name that is taken', [setAt(inB, 2), renameAt(inA, 'r')]],
  ])('whose edits belong together are not made without %s, others are', (_, edits) => {
    expect(fixed([{ edits, isOne: true }])).toEqual({});
    expect(Object.keys(fixed([{ edits }]))).toHaveLength(1);
  });

  it('replace, rename, add and remove', () => {
    const edits = [
      setAt(inA, 'one'),
      renameAt(inA, 'x'),
      setAt({ file: 'a', pointer: '/s' }, true),
      removeAt({ file: 'a', pointer: '/r/0' }),
      removeAt({ file: 'a', pointer: '/r/0' }),
    ];
    expect(fixed([{ edits, isOne: true }])).toEqual({ a: '{ "x": "one", "r": [], "s": true }' });
  });

  it('in several places of a document leave room for others between them', () => {
    const apart = { edits: [setAt(inA, 7), setAt({ file: 'a', pointer: '/r/1' }, 9)], isOne: true };
    expect(fixed([apart, { edits: [setAt({ file: 'a', pointer: '/r/0' }, 8)] }])).toEqual({
      a: '{ "p": 7, "r": [8, 9] }',
    });
  });

  it('that change nothing are none', () => {
    expect(fixed([{ edits: [setAt(inA, 1)] }, { edits: [] }])).toEqual({});
    expect(fixesOf([finding], textOf)).toEqual([]);
  });

  it('of what is not JSON change its text', () => {
    expect(fixed([{ edits: [{ file: 'b', edit: { offset: 7, length: 1, text: '5' } }] }])).toEqual({
      b: '{ "q": 5 }',
    });
  });

  const spelled = (file: string, offset: number, length: number, text: string): DocumentEdit => ({
    file,
    edit: { offset, length, text },
  });

  it.each<[string, DocumentEdit[], string]>([
    ['the later place', [spelled('b', 0, 2, 'X'), spelled('b', 1, 2, 'Y')], '{Yq": 1 }'],
    ['the longer of one place', [spelled('b', 1, 1, 'X'), spelled('b', 1, 2, 'Y')], '{Yq": 1 }'],
    ['both side by side', [spelled('b', 0, 2, 'X'), spelled('b', 2, 2, 'Y')], 'XY": 1 }'],
  ])('that overlap: %s', (_, edits, after) => {
    expect(fixed(edits.map((edit) => ({ edits: [edit] })))).toEqual({ b: after });
    expect(fixed(edits.toReversed().map((edit) => ({ edits: [edit] })))).toEqual({ b: after });
  });

  it('whose edits belong together are left for the next run if one of them overlaps', () => {
    const together = { edits: [setAt(inA, 2), setAt(inB, 2)], isOne: true };
    expect(fixed([{ edits: [spelled('b', 6, 3, ' 3')] }, together])).toEqual({ ...ofA, ...ofB });
    expect(fixed([{ edits: [spelled('b', 7, 2, '4')] }, { ...together, edits: set.toReversed() }])).toEqual({
      b: '{ "q": 4}',
    });
  });
});

it.each([
  ['{\n  "a": "A"\n}', ['a', 'b'], ['b'], '{\n  "a": "A",\n  "b": ""\n}'],
  ['{\n  "b": "B"\n}', ['a', 'b'], ['a'], '{\n  "a": "",\n  "b": "B"\n}'],
  ['{\n  "c": "C"\n}', ['a', 'b', 'c'], ['b', 'a'], '{\n  "a": "",\n  "b": "",\n  "c": "C"\n}'],
  ['{\n  "a": "A"\n}', [], ['z'], '{\n  "a": "A",\n  "z": ""\n}'],
  ['{}\n', ['a'], ['a', 'z'], '{\n  "a": "",\n  "z": ""\n}\n'],
  // What is there stays where it is, whatever the order of the document.
  [
    '{\n  "x": "X",\n  "c": "C",\n  "$schema": "s",\n  "a": "A"\n}',
    ['a', 'b', 'c'],
    ['b'],
    '{\n  "x": "X",\n  "b": "",\n  "c": "C",\n  "$schema": "s",\n  "a": "A"\n}',
  ],
  ['{\n  "b": "B",\n  "a": "A"\n}', ['a', 'b'], [], '{\n  "b": "B",\n  "a": "A"\n}'],
  ['[1]', ['a'], ['a'], '[1]'],
])('%j, whose document says %j, has room for %j', (text, order, missing, after) => {
  expect(withRoomFor(text, order, missing)).toBe(after);
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
