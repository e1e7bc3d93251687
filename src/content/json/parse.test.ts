import { describe, expect, it } from 'vitest';
import { applyEdits } from './fix';
import { parseText } from './parse';

it.each([
  [
    'a missing comma, at the end of the line before',
    '{\n  "a": 1\n  "b": 2\n}',
    10,
    'A comma is missing here.',
  ],
  ['a trailing comma, at the comma', '{\n  "a": 1,\n}', 10, 'A comma stands after the last entry.'],
  ['a text without its end', '{\n "a": "b,\n "c": 1\n}', 10, 'This text has no closing quote.'],
  ['a text without its beginning', '{ "a": b" }', 7, 'This text has no opening quote.'],
  ['a quote inside a text', '{ "a": "say "hello" twice" }', 12, 'A quote inside a text ends it here.'],
  ['typographic quotes', '{ "a": “b” }', 7, 'Typographic quotes enclose this text.'],
  ['single quotes', "{ 'a': 1 }", 2, 'Single quotes enclose this text.'],
  ['a name without quotes', '{ a: 1 }', 2, 'This name has no quotes.'],
  ['a comment', '{ // why\n "a": 1 }', 2, 'JSON has no comments.'],
  ['a missing brace, at the end', '{ "a": [1]', 10, 'A closing brace is missing.'],
  ['a file that is cut off', '{ "a": [{ "b": "c', 17, 'The file ends in the middle of the document.'],
  ['an empty file', ' \n', 0, 'Nothing can be read here: the file is empty, or a folder has its name.'],
  ['a byte-order mark', '\ufeff{}', 0, 'The file begins with a byte-order mark, which JSON does not allow.'],
  ['two of them', '\ufeff\ufeff{}', 0, 'The file begins with a byte-order mark, which JSON does not allow.'],
  ['another encoding', '\ufffd\ufffd{\0"\0', 0, 'The file is not UTF-8 text.'],
  [
    'a merge conflict',
    '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> main\n}',
    2,
    'This is a marker of a merge conflict.',
  ],
  [
    'the beginning of a conflict, left behind',
    '{\n  <<<<<<< HEAD\n  "a": 1\n}',
    4,
    'This is a marker of a merge conflict.',
  ],
  [
    'the middle of a conflict, left behind',
    '{\n\t=======\n\t"a": 1\n}',
    3,
    'This is a marker of a merge conflict.',
  ],
  ['the end of a conflict', '{\n  "a": 1\n  >>>>>>> main\r\n}', 13, 'This is a marker of a merge conflict.'],
  ['the base of a conflict', '{\n||||||| 1a2b3c\n  "a": 1\n}', 2, 'This is a marker of a merge conflict.'],
  ['signs in a row', '{ %%% "a": 1 }', 2, 'This cannot stand here.'],
  ['signs in a row, with spaces', '{ @@ % @@ "a": 1 }', 2, 'This cannot stand here.'],
  ['an arrow', '{ "a" => 1 }', 6, 'A colon belongs here.'],
  ['an arrow of C', '{ "a" -> 1 }', 6, 'A colon belongs here.'],
  ['two colons', '{ "a":: 1 }', 5, 'A colon belongs here.'],
  ['a Python word', '{ "a": True }', 7, 'This word means nothing in JSON.'],
  ['a number with a leading zero', '{ "a": 007 }', 7, 'This is not a number as JSON writes it.'],
  ['a tab in a text', '{ "a": "b\tc" }', 9, 'A tab or another invisible character stands in a text.'],
  ['a lone backslash', '{ "a": "b\\c" }', 9, 'A backslash stands before a character that it cannot escape.'],
  ['text behind the document', '{} {}', 3, 'The document has already ended here.'],
  ['a point for a comma', '{\n  "a": "x".\n  "b": 1\n}', 12, 'A comma belongs here.'],
  ['a point for a comma within a line', '[{ "a": 1 }. { "a": 2 }]', 11, 'A comma belongs here.'],
  ['a comma of Chinese', '{ "a": 1，"b": 2 }', 8, 'A comma belongs here.'],
  ['a comma of Arabic', '{ "a": ["x"، "y"] }', 11, 'A comma belongs here.'],
  ['a colon of Chinese', '{ "a"： "b" }', 5, 'A colon belongs here.'],
  ['a bracket of Chinese', '{ "a": [1, 2］ }', 12, 'This bracket is not one of JSON.'],
  ['digits of Hindi', '{ "a": २५ }', 7, 'This is not a number as JSON writes it.'],
  ['a number and a point for a comma', '{\n  "a": 20.\n  "b": 1\n}', 11, 'A comma belongs here.'],
  ['a number without a name', '{ "a": 1, 3.1, "b": 2 }', 10, 'A value stands here without a name.'],
  [
    'a text without a name and a quote',
    '{ "a": 1,\n echo of 21:00",\n "b": 2 }',
    11,
    'A value stands here without a name.',
  ],
  ['a sentence without quotes as a name', '{ View cases: "Ver" }', 2, 'This name has no quotes.'],
  ['German quotes', '{ "a": „b“ }', 7, 'Typographic quotes enclose this text.'],
  ['French quotes', '{ «a»: 1 }', 2, 'Typographic quotes enclose this text.'],
  ['Japanese quotes', '{ "a": 「b」, "c": 1 }', 7, 'Typographic quotes enclose this text.'],
  ['a decimal comma', '{ "a": 0,5, "b": 1 }', 7, 'This is not a number as JSON writes it.'],
  [
    'thousands parted by points, and a decimal comma',
    '{ "a": 1.200,00\n}',
    7,
    'This is not a number as JSON writes it.',
  ],
  ['thousands parted by commas', '{ "a": 1,320\n}', 7, 'This is not a number as JSON writes it.'],
  ['thousands parted by spaces', '{ "a": 12 500 }', 7, 'This is not a number as JSON writes it.'],
  [
    'zeros left by a crash',
    '\0'.repeat(2000),
    0,
    'The file holds nothing but zeros: it was damaged while it was written.',
  ],
  ['an archive', '\x1f\ufffd\b\0\0', 0, 'The file is not UTF-8 text.'],
  [
    'a brace and a comma that went with their line',
    '{\n  "a": {\n    "b": 1\n  "c": 2\n}',
    21,
    'A closing brace and a comma are missing.',
  ],
  [
    'a bracket and a comma that went with their line',
    '{\n  "a": [\n    { "b": 1 }\n  "c": 2\n}',
    25,
    'A closing bracket and a comma are missing.',
  ],
  [
    'a brace and a comma at the end of a line',
    '{\n  "a": { "b": 1\n  "c": 2\n}',
    17,
    'A closing brace and a comma are missing.',
  ],
  [
    'the first line of a list of texts',
    '{\n  "a": 1,\n    "b",\n    "c"\n  ],\n  "d": 2\n}',
    16,
    'A list has neither a name nor an opening bracket.',
  ],
  [
    'the first line of a list of objects',
    '{\n  "a": ["x"],\n    { "b": 1 },\n    { "b": 2 }\n  ]\n}',
    20,
    'A list has neither a name nor an opening bracket.',
  ],
  [
    'a brace before a name in the same line',
    '{ "a": "b": "c", "d": 1 },\n}',
    6,
    'An opening brace is missing.',
  ],
  ['a text that swallows the next name', '{ "a": "b, "c": "d" }', 9, 'This text has no closing quote.'],
  ['a quote and a comma', '{\n  "a": "b.\n  "c": 1\n}', 12, 'A closing quote and a comma are missing.'],
  ['both in a list', '[\r\n  "a\r\n  "b"\r\n]', 7, 'A closing quote and a comma are missing.'],
  [
    'a text that swallows the brace of its line',
    '{\n  "a": { "b": "c },\n  "d": ["e", "f"]\n}',
    18,
    'This text has no closing quote.',
  ],
  ['a sentence that lacks a quote as a name', '{ View cases": "Ver" }', 2, 'This text has no opening quote.'],
  [
    'a sentence as a name that is not closed',
    '{ "View cases: "Ver casos" }',
    13,
    'This text has no closing quote.',
  ],
  ['two commas in a line', '{ "a": "b",, "c": "d" }', 11, 'There is a comma too many.'],
  ['YAML', 'title: x\nsections:\n  - type: hero\n', 0, 'This is not JSON.'],
  ['YAML between lines', '---\ntitle: x\n---\nText', 0, 'This is not JSON.'],
  ['HTML', '<!doctype html>\n<html></html>\n', 0, 'This is not JSON.'],
  ['endless nesting', '['.repeat(5000), 64, 'The document is nested too deeply here.'],
])('finds %s', (_, text, offset, message) => {
  const { faults } = parseText(text);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ span: { offset }, message });
});

it('finds every mistake of a text, not only the first', () => {
  const text = '{\n  a: 1,\n  "b": “x”,\n  "c": 2\n  "d": [1,],\n}\n';
  expect(parseText(text).faults.map(({ message }) => message)).toEqual([
    'This name has no quotes.',
    'Typographic quotes enclose this text.',
    'A comma is missing here.',
    'A comma stands after the last entry.',
    'A comma stands after the last entry.',
  ]);
});

it('mends what is certain, and the result is JSON', () => {
  const text = '\ufeff{\n  a: 1,\n  "b": “x”,\n  "c": 2\n  "d": [1,],\n  "e" "f"\n}\n';
  const edits = parseText(text).faults.map(({ span, fix }) => ({ ...span, text: fix ?? '' }));
  expect(JSON.parse(applyEdits(text, edits))).toEqual({ a: 1, b: 'x', c: 2, d: [1], e: 'f' });
});

it.each([
  ['{ "a": 1.200,00, "b": -1.234.567,5 }', { a: 1200, b: -1234567.5 }],
  ['{ "a": 1，"b"： „x“； "c": 0,5 }', { a: 1, b: 'x', c: 0.5 }],
  ['｛ "a"： ［１，「b」］， ＂c＂： ＇d＇，"e": {} ｝', { a: [1, 'b'], c: 'd', e: {} }],
  ['｛\n "a": [\n  ｛ "b": true｝\n ]\n｝', { a: [{ b: true }] }],
  ['{ "a": ٢٥, "b": ２．５, "c": ٢٫٥, "d": －２, "e": ２，５ }', { a: 25, b: 2.5, c: 2.5, d: -2, e: 2.5 }],
  ['{\n "a": "b＂,\n "c": "d”,\n "e": "say “f”,\n "g": 1 }', { a: 'b', c: 'd', e: 'say “f”', g: 1 }],
  ['{ "a": 20., "b": [1., .5], "c": -.5 }', { a: 20, b: [1, 0.5], c: -0.5 }],
  ['{ View cases: "Ver",\n 事例: "事例" }', { 'View cases': 'Ver', 事例: '事例' }],
  ['{ ‚a‘: «say "x"», \'b\': -12,25 }', { a: 'say "x"', b: -12.25 }],
])('mends the signs of other keyboards in %s', (text, meant) => {
  const edits = parseText(text).faults.map(({ span, fix }) => ({ ...span, text: fix ?? '' }));
  expect(JSON.parse(applyEdits(text, edits))).toEqual(meant);
});

it('mends an end of a line that lost both signs', () => {
  const text = '{\n  "a": "b.\n  "c": ["d\n  "e"]\n}';
  const edits = parseText(text).faults.map(({ span, fix }) => ({ ...span, text: fix ?? '' }));
  expect(JSON.parse(applyEdits(text, edits))).toEqual({ a: 'b.', c: ['d', 'e'] });
});

it.each(['1,320', '１，３２０', '٢٬٥٠٠', '０５', '007', '+5', '1.2.3'])(
  'does not guess what %s means',
  (number) => {
    expect(parseText(`{ "a": ${number} }`).faults.map(({ fix }) => fix)).toEqual([undefined]);
  },
);

describe('a text that is JSON', () => {
  it.each([
    '{}',
    '[]',
    'null',
    ' {"a":{"b":[1,-2.5e3,true,false,null,"\\u00e9\\n"]}} ',
    '"x"',
    '[{ "a": null }, ",", [false, "}"], 1, "]"]',
    '{\n  "a": {\n      "b": 1,\n "c": 2 }, "d":\n    "e"\n}',
    '{ "a": "｛1｝ ［２］", "b": "＂c", "d": "echo of 21:00" }',
    '{ "a": "1，2； „x“ «y»", "b": [1,2], "c": "0,5" }',
    '{ "a":\n"<<<<<<< HEAD", "=======":\n "::", "b": "=> -> :=" }',
  ])('%s has no faults', (text) => {
    expect(parseText(text).faults).toEqual([]);
  });

  it('says which names stand twice', () => {
    const { duplicates } = parseText('{ "a": 1, "b": { "a": 2 }, "a": 3 }');
    expect(duplicates.map(({ second }) => second.key.offset)).toEqual([27]);
  });
});

it('finds a mistake at once in a large document on one line', () => {
  const items = Array.from({ length: 20_000 }, (_, value) => ({ label: `Item ${value}`, value }));
  const text = JSON.stringify({ title: 'x', items }).replace('"x"', '"x",');
  expect(parseText(text).faults).toMatchObject([{ span: { offset: 13 } }]);
}, 10_000);
