import { expect, it } from 'vitest';
import { findBrokenCharacter } from './broken-character';
import { jsonIn, propertiesIn } from './json-in';
import { commonEnds, isSameValue, stringsOf, textsIn, valueAt } from './values';

it.each([
  [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
  [[], [], true],
  [{}, {}, true],
  [null, null, true],
  ['a', 'a', true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ toString: 1 }, { a: 1 }, false],
  [[], {}, false],
  [{ 0: 'a' }, ['a'], false],
  [null, {}, false],
  [{}, null, false],
  ['1', 1, false],
  ['a', { 0: 'a' }, false],
  [{ 0: 'a' }, 'a', false],
  [[1, 2], [2, 1], false],
  [{ a: { b: [1] } }, { a: { b: [2] } }, false],
])('whether %j equals %j: %s', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
});

it.each([
  ['', { a: { 'b/c': [1, 2] } }],
  ['/a/b~1c/1', 2],
  ['/a/b~1c/2', undefined],
  ['/a/b~1c/length/x', undefined],
  ['/a/toString', undefined],
  ['/a/b~1c/0/x', undefined],
  ['/none/x', undefined],
])('at %s there is %j', (pointer, value) => {
  expect(valueAt({ a: { 'b/c': [1, 2] } }, pointer)).toEqual(value);
});

it('nothing is within null', () => {
  expect(valueAt({ a: null }, '/a/b')).toBeUndefined();
});

it.each([
  [[1, 2, 3], [1, 2, 3], { start: 3, end: 0 }],
  [[1, 2, 3], [1, 3], { start: 1, end: 1 }],
  [[1, 1], [1, 1, 1], { start: 2, end: 0 }],
  [[1, 1, 1], [1], { start: 1, end: 0 }],
  [[1, 2], [3, 4], { start: 0, end: 0 }],
  [[1, 2, 9, 3], [8, 2, 9, 3], { start: 0, end: 3 }],
  [[{ a: 1 }, 5], [{ a: 1 }, 6, 5], { start: 1, end: 1 }],
  [[], [1], { start: 0, end: 0 }],
])('the ends that %j and %j have in common', (one, other, ends) => {
  expect(commonEnds(one, other)).toEqual(ends);
});

it('texts are found however deep', () => {
  expect(textsIn({ a: 'x', b: ['y', { c: 'z', d: null, e: 1 }] })).toEqual(['x', 'y', 'z']);
  expect(textsIn(null)).toEqual([]);
});

it.each([
  ['{"a":1}', { a: 1 }, { a: 1 }],
  ['[1]', [1], {}],
  ['null', null, {}],
  ['"a"', 'a', {}],
  ['{', undefined, {}],
  [undefined, undefined, {}],
])('%j holds %j', (text, value, properties) => {
  expect(jsonIn(text)).toEqual(value);
  expect(propertiesIn(text)).toEqual(properties);
});

it.each([
  ['"a\ufffdb"', { offset: 2, length: 1, isHalf: false }],
  ['"a\\ufffdb"', { offset: 2, length: 6, isHalf: false }],
  ['"a\\uFFFD"', { offset: 2, length: 6, isHalf: false }],
  ['"\ud83d"', { offset: 1, length: 1, isHalf: true }],
  ['"\ude00"', { offset: 1, length: 1, isHalf: true }],
  ['"\\ud83d"', { offset: 1, length: 6, isHalf: true }],
  ['"\\uDE00"', { offset: 1, length: 6, isHalf: true }],
  ['"\\ud83d \\ude00"', { offset: 1, length: 6, isHalf: true }],
  ['"\\ud83d\\ud83d\\ude00"', { offset: 1, length: 6, isHalf: true }],
  ['"😀\ude00"', { offset: 3, length: 1, isHalf: true }],
  ['"\\ud83d\\n"', { offset: 1, length: 6, isHalf: true }],
  ['"\\ud83d\ufffd"', { offset: 1, length: 6, isHalf: true }],
  ['"\\udbff"', { offset: 1, length: 6, isHalf: true }],
  ['"\\udc00"', { offset: 1, length: 6, isHalf: true }],
  ['"\\udfff"', { offset: 1, length: 6, isHalf: true }],
  ['"\\ud800\\udfff\\udbff\\udc00"', undefined],
  ['"😀"', undefined],
  ['"\\ud83d\\ude00"', undefined],
  ['"\\ud83d\ude00"', undefined],
  ['"\\\\ud83d"', undefined],
  ['"\\ud7ff\\ue000"', undefined],
  ['"\\ufffc"', undefined],
  ['"plain"', undefined],
])('the first broken character of %j', (text, place) => {
  expect(findBrokenCharacter(text)).toEqual(place);
});

it('finds every string with its pointer', () => {
  expect(stringsOf({ a: ['x'], 'b/c': { d: 'y' }, n: 1 })).toEqual([
    { pointer: '/a/0', text: 'x' },
    { pointer: '/b~1c/d', text: 'y' },
  ]);
});
