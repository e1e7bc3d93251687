import { expect, it } from 'vitest';
import { cursorAt, cursorIn } from './cursor';
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
  // What is being typed, and has no end yet.
  ['{ "a": "b|\n}', 'value', ['a'], 'b'],
  ['{ "a": b| }', 'value', ['a'], 'b'],
  ['{ "x": 1, "a|\n}', 'name', [], 'a'],
  ['{ "a": "b"| }', 'name', [], undefined],
  // The value is missing in front of another property, of which the next level could be the one.
  ['{ "x": [{ "a": | "b": 1 }] }', 'value', ['x', '0', 'a'], undefined],
  ['{ "x": [{ "a":|\n "b": 1 }] }', 'value', ['x', '0', 'a'], undefined],
  ['{ "x": [{ "a": "b|": 1 }] }', 'name', ['x', '0', 'a'], 'b'],
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

it.each([
  ['{ "x": [{ "a": "b|', 'value', ['x', '0', 'a'], 'b'],
  ['{ "x": [{ "a": |', 'value', ['x', '0', 'a'], undefined],
  ['{ "x": 1, "a|', 'name', [], 'a'],
  ['{ "x": 1, "a| }', 'name', [], 'a'],
  ['{ "a": "}]", "b": ["c|', 'value', ['b', '0'], 'c'],
  // A string that is closed is itself, whatever is left open around it.
  ['{ "x": [{ "a": "b|c"', 'value', ['x', '0', 'a'], 'bc'],
  ['{ "x": [{ "a": "b| }, { "c": 1', 'value', ['x', '0', 'a'], 'b'],
])('%s has a cursor though it is not closed', (marked, kind, tokens, value) => {
  const { cursor } = cursorIn(marked.replace('|', ''), marked.indexOf('|')) ?? {};
  expect(cursor).toMatchObject({ kind, tokens });
  expect(cursor?.node?.value).toBe(value);
});

it.each(['|', ' | ', '{ "a": 1 } |', '| { "a": 1 }'])('nothing can be inserted in %s', (marked) => {
  expect(cursorIn(marked.replace('|', ''), marked.indexOf('|'))).toBeUndefined();
});
