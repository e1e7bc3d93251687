import { describe, expect, it } from 'vitest';
import {
  compareDiagnostics,
  compareText,
  type Diagnostic,
  isError,
  named,
  pointerToken,
  pointerTokens,
  renamed,
  withNames,
} from './diagnostics';

const at = (file: string, line = 1, column = 1, code = 'x'): Diagnostic => ({
  ...{ code, severity: 'error', file, line, column, endLine: line, endColumn: column },
  ...{ pointer: '', message: '' },
});

it('the report is sorted by file, line, column and code', () => {
  const sorted = [at('a'), at('a', 1, 2), at('a', 1, 2, 'y'), at('a', 2), at('b')];
  expect(sorted.toReversed().sort(compareDiagnostics)).toEqual(sorted);
  expect(compareDiagnostics(at('a'), at('a'))).toBe(0);
});

it.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
  ['ä', 'z', 1],
])('compared with each other, %s and %s are %i', (a, b, order) => {
  expect(compareText(a, b)).toBe(order);
});

it('files have the names that whoever prints gives them, in messages and in places', () => {
  const message = `See ${named('a/page.json')} and ${named('b.json')}.`;
  expect(withNames(message, (file) => `pages/${file}`)).toBe('See pages/a/page.json and pages/b.json.');
  const upper = (file: string) => file.toUpperCase();
  expect(renamed(at('a'), upper)).toEqual(at('A'));
  const { code: _, severity: __, message: ___, ...place } = at('b');
  expect(renamed({ ...at('a'), related: [place] }, upper)).toEqual({
    ...at('A'),
    related: [{ ...place, file: 'B' }],
  });
});

it('an error is one, and a warning is none', () => {
  expect([isError({ severity: 'error' }), isError({ severity: 'warning' })]).toEqual([true, false]);
});

describe('a pointer', () => {
  it.each([
    ['', []],
    ['/a', ['a']],
    ['/sections/0/title', ['sections', '0', 'title']],
    ['/a~1b~0c/~01', ['a/b~c', '~1']],
    ['/', ['']],
  ])('%s consists of %j', (pointer, tokens) => {
    expect(pointerTokens(pointer)).toEqual(tokens);
    expect(tokens.map(pointerToken).join('')).toBe(pointer);
  });

  it('may have a number in it', () => {
    expect(pointerToken(3)).toBe('/3');
  });
});
