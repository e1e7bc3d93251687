import { describe, expect, it } from 'vitest';
import { type FaultName, faults } from './faults';
import { parseText } from './parse';
import type { JsonNode } from './tree';

/** What was read, as a value; `?` in place of what is missing. */
function readValue(node: JsonNode | undefined): unknown {
  if (node === undefined) return '?';
  if (node.kind === 'array') return node.items.map(readValue);
  if (node.kind === 'scalar') return node.value;
  return Object.fromEntries(node.members.map(({ key, value }) => [key.value, readValue(value)]));
}

/** The first fault is at the mark. What was read is undefined where reading stops. */
type Row = [marked: string, fault: FaultName, read?: unknown];

function expectFault(marked: string, fault: FaultName, read: unknown): void {
  const text = marked.replace('▲', '');
  const { root, faults: reported } = parseText(text);
  expect(reported.map(({ message, span }) => [message, span.offset])).toEqual([
    [faults[fault].message, marked.indexOf('▲')],
  ]);
  expect(root && readValue(root)).toEqual(read);
}

describe('a bracket that is missing', () => {
  it.each<Row>([
    ['{\n  "a": {\n    "b": 1\n  ▲,\n  "c": 2\n}', 'missingBrace', { a: { b: 1 }, c: 2 }],
    ['{\n  "a": {\n    "b": 1▲,\n  "c": 2\n}', 'missingBrace', { a: { b: 1 }, c: 2 }],
    ['{\n  "a": {\n    "b": 1▲\n}', 'missingBrace', { a: { b: 1 } }],
    ['{\n  "a": {\n    "b": 1\n  ▲\n}\n', 'missingBrace', { a: { b: 1 } }],
    ['[{ "a": 1▲ ]', 'missingBrace', [{ a: 1 }]],
    ['[\n  {\n    "a": 1▲\n  ]\n', 'missingBrace', [{ a: 1 }]],
    ['[\n  {\n    "a": 1▲,\n  {\n    "a": 2\n  }\n]', 'missingBrace', [{ a: 1 }, { a: 2 }]],
    ['{ "a"▲', 'missingBrace'],
    ['{ "a": [1, 2]▲ ', 'missingBrace'],
    ['{ "a": "x"▲ ', 'missingBrace'],
    ['{\n  "a": [\n    1▲,\n  "b": 3\n}', 'missingBracket', { a: [1], b: 3 }],
    ['{ "a": [1, 2▲ }', 'missingBracket', { a: [1, 2] }],
    ['{ "a": [1, 2▲, "b": 3 }', 'missingBracket', { a: [1, 2], b: 3 }],
    ['{\n  "a": [\n    {"x": 1},\n    ▲"y": 2 }\n  ]\n}', 'missingOpenBrace', { a: [{ x: 1 }, { y: 2 }] }],
    ['{\n  "a": [\n    [1]▲,\n  "b": 3\n}', 'missingBracket', { a: [[1]], b: 3 }],
    ['{\n  "a": [\n    1▲\n  }\n}', 'missingBracket', { a: [1] }],
    ['[[1]▲', 'missingBracket'],
    ['{ "a":▲', 'truncated'],
    ['{ "a": 1▲ ', 'truncated'],
    ['{ "a": [1, [2]▲', 'truncated'],
    ['{ "a": tru▲', 'truncated'],
    ['{ "a": [-▲ ', 'truncated'],
    ['{ "a": [1.5e▲', 'truncated'],
    ['{ "a": ▲tree }', 'unquotedText', { a: 'tree' }],
    ['▲"a": 1 }', 'missingOpenBrace', { a: 1 }],
    ['\n  ▲\n  "a": 1,\n  "b": 2\n}', 'missingOpenBrace', { a: 1, b: 2 }],
    ['{\n  "a": [\n    ▲"b": 1 }\n  ]\n}', 'missingOpenBrace', { a: [{ b: 1 }] }],
    ['{\n  "a":▲\n    "b": 1\n  },\n  "c": 2\n}', 'missingOpenBrace', { a: { b: 1 }, c: 2 }],
    ['{\n  "a":▲\n    "x",\n    "y"\n  ],\n  "c": 2\n}', 'missingOpenBracket', { a: ['x', 'y'], c: 2 }],
    [
      '{\n  "a":▲\n    { "b": 1 },\n    { "b": 2 }\n  ],\n  "c": 3\n}',
      'missingOpenBracket',
      { a: { b: 1 }, c: 3 },
    ],
    ['{ "a":▲ 1, {"b": 2} }', 'missingOpenBracket', { a: 1 }],
    ['{\n  "a":▲\n    {}\n  ],\n  "c": 3\n}', 'missingOpenBracket', { a: {}, c: 3 }],
  ])('%j', (marked, fault, read) => expectFault(marked, fault, read));
});

describe('a bracket, comma or colon too many', () => {
  it.each<Row>([
    ['{ "a": 1 ▲] }', 'extraClosing', { a: 1 }],
    ['{"a": 1, ▲]}', 'extraClosing', { a: 1 }],
    ['[1,▲}]', 'extraClosing', [1]],
    ['{\n  "a": [\n    1\n      ▲}\n  ]\n}', 'extraClosing', { a: [1] }],
    ['{\n  "a": {\n    "b": 1\n      ▲]\n  }\n}', 'extraClosing', { a: { b: 1 } }],
    ['{ "a": 1,▲, "b": 2 }', 'extraComma', { a: 1, b: 2 }],
    ['{ ▲, "b": 2 }', 'extraComma', { b: 2 }],
    ['[1,▲, 2]', 'extraComma', [1, 2]],
    // How names are indented matters in no other way than that they stand below each other.
    ['{\n    "a": 1,▲,\n  "b": 2\n}', 'extraComma', { a: 1, b: 2 }],
    ['{\n  "x": {\n    "a": 1,▲,\n    "b": 2\n  }\n}', 'extraComma', { x: { a: 1, b: 2 } }],
    ['{\n  "x": { "a": 1,▲,\n    "b": 2,\n    "c": 3 } }', 'extraComma', { x: { a: 1, b: 2, c: 3 } }],
    ['[1▲,]', 'trailingComma', [1]],
    ['{"a": 1▲,}', 'trailingComma', { a: 1 }],
    ['[1 ▲, ]', 'trailingComma', [1]],
    ['[[] ▲: 1]', 'character', [[], 1]],
    ['{ ▲{"a": 1} }', 'character', {}],
    ['{ ▲[1] }', 'character', {}],
  ])('%j', (marked, fault, read) => expectFault(marked, fault, read));
});

describe('between a name and its value, and between two entries', () => {
  it.each<Row>([
    ['{ "a"▲ 1 }', 'missingColon', { a: 1 }],
    ['{ "a"▲ "b", "c": 1 }', 'missingColon', { a: 'b', c: 1 }],
    ['{ "a"▲, "b", "c": 1 }', 'notAColon', { a: 'b', c: 1 }],
    ['{ "a"▲, 1 }', 'notAColon', { a: 1 }],
    ['{ "a"▲, [1], "c": 1 }', 'notAColon', { a: [1], c: 1 }],
    ['{\n  "a"▲,\n  "b": 1\n}', 'missingValue', { a: '?', b: 1 }],
    ['{ "a"▲ }', 'missingValue', { a: '?' }],
    ['{ "a"▲, "b": 1 }', 'missingValue', { a: '?', b: 1 }],
    ['{ "a":▲ , "b": 1 }', 'missingValue', { a: '?', b: 1 }],
    ['{\n  "a":▲\n  "b": 1\n}', 'missingValue', { a: '?', b: 1 }],
    ['{\n  "a": ▲// later\n}', 'comment', { a: '?' }],
    ['{"a": [1]▲ "b": 2}', 'missingComma', { a: [1], b: 2 }],
    ['{"a": {"x": 1}▲ "b": 2}', 'missingComma', { a: { x: 1 }, b: 2 }],
    ['["a"▲ "b"]', 'missingComma', ['a', 'b']],
    ['[1▲; 2]', 'notAComma', [1, 2]],
    ['{ "a" ▲= 1 }', 'notAColon', { a: 1 }],
  ])('%j', (marked, fault, read) => expectFault(marked, fault, read));
});

it('lists of lists are read to their last level, and no deeper', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parseText(nested(64)).faults).toEqual([]);
  expect(parseText(nested(65)).faults.map(({ span }) => span.offset)).toEqual([64]);
});

it('containers reach from their opening to their closing bracket', () => {
  const { root } = parseText(' { "a": [1, {}], "b": 2 } ');
  expect(root).toMatchObject({ offset: 1, length: 24 });
  const [list] = root?.kind === 'object' ? root.members : [];
  expect(list?.value).toMatchObject({ offset: 8, length: 7, items: [{}, { offset: 12, length: 2 }] });
});
