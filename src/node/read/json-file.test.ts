import { expect, it } from 'vitest';
import { UsageError } from '../project/project';
import { parsedJson } from './json-file';

it.each([
  ['{\n  "a" 1\n}', 'x.json:2:6: A colon is missing here. Type `:` between the name and its value.'],
  ['{ "a": 1', 'x.json:1:9: The file ends in the middle of the document.'],
  ['\ufeff{}', 'x.json:1:1: The file begins with a byte-order mark, which JSON does not allow.'],
  ['', 'x.json:1:1: Nothing can be read here'],
])('what is wrong with %j is said with its place', (text, message) => {
  expect(() => parsedJson('x.json', text)).toThrow(UsageError);
  expect(() => parsedJson('x.json', text)).toThrow(message);
});

it('what is JSON is parsed', () => {
  expect(parsedJson('x.json', ' [1, { "a": null }]\n')).toEqual([1, { a: null }]);
});
