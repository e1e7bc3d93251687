import { expect, it } from 'vitest';
import { cursorAt } from './cursor';
import { parseText } from './parse';

// `|` is the cursor.
it.each([
  ['{ "a": "b|c" }', 'value', ['a'], 'bc'],
  ['{ "a|b": 1 }', 'name', [], 'ab'],
  ['{ "a": [1, "x|"] }', 'value', ['a', '1'], 'x'],
  ['{ "a": [|] }', 'value', ['a', '0'], undefined],
  ['{ "a": ["x", |] }', 'value', ['a', '1'], undefined],
  ['{ "a": [| "x"] }', 'value', ['a', '0'], undefined],
  ['{ "a": ["x"|, "y"] }', 'value', ['a', '1'], undefined],
  ['{ "a": { "b": { "c|": 1 } } }', 'name', ['a', 'b'], 'c'],
  ['{ "a": 1, | }', 'name', [], undefined],
  ['{ | "a": 1 }', 'name', [], undefined],
  ['{|}', 'name', [], undefined],
  ['{ "a": | }', 'value', ['a'], undefined],
  ['{ "a" | }', 'name', [], undefined],
  ['{ "x": 1, "a":|\n}', 'value', ['a'], undefined],
  ['"t|ext"', 'value', [], 'text'],
])('%s', (marked, kind, tokens, value) => {
  const text = marked.replace('|', '');
  const { root } = parseText(text);
  const cursor = root && cursorAt(root, text, marked.indexOf('|'));
  expect(cursor).toMatchObject({ kind, tokens });
  expect(cursor?.node?.value).toBe(value);
});

it.each([
  ['{ "a|": 1 }', true],
  ['{ "a|": }', true],
  ['{ "a|" }', false],
  ['{ "a|"  :  }', true],
  ['{ "a": 1, "b|", "c": 2 }', false],
  ['{ | }', false],
])('whether the name in %s has a colon: %s', (marked, expected) => {
  const text = marked.replace('|', '');
  const { root } = parseText(text);
  expect(root && cursorAt(root, text, marked.indexOf('|'))?.hasValue).toBe(expected);
});
