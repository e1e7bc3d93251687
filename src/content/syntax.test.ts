import { expect, it } from 'vitest';
import { findSyntaxErrors } from './syntax';

it.each([
  [
    'a missing comma, at the end of the line before',
    '{\n  "a": 1\n  "b": 2\n}',
    10,
    'A comma is missing here.',
  ],
  ['a trailing comma, at the comma', '{\n  "a": 1,\n}', 10, 'The name of a property belongs here.'],
  ['a text without its end', '{ "a": "b }', 7, 'This text has no closing quote.'],
  ['a comment', '{ // why\n "a": 1 }', 2, 'JSON has no comments.'],
  ['a missing brace, at the end', '{ "a": [1]', 10, 'A closing brace is missing.'],
  ['an empty file', ' \n', 0, 'The file is empty.'],
])('finds %s', (_, text, offset, message) => {
  const errors = findSyntaxErrors(text);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ span: { offset }, message });
});

it('finds nothing else in anything that JSON.parse refuses', () => {
  for (const text of ['\uFEFF{}', 'nul', '{"a":}', '[1,]', '{"a":1}}', '"\u0001"', "{'a':1}"]) {
    expect(() => JSON.parse(text)).toThrow();
    expect(findSyntaxErrors(text), text).toHaveLength(1);
  }
});
