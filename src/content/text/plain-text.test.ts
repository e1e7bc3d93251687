import { describe, expect, it } from 'vitest';
import { asSeen, firstDifference, lookAlike, nameOfCharacter, tidy } from './plain-text';

it.each([
  ['As it stands', 'As it stands'],
  [' around ', 'around'],
  ['two\nlines', 'two lines'],
  ['two \n\t lines', 'two lines'],
  ['a\ttab', 'a tab'],
  ['a\rbreak', 'a break'],
  ['これは\nテキスト', 'これはテキスト'],
  ['第一行。 \r\n 第二行', '第一行。第二行'],
  ['漢字\ttab', '漢字 tab'],
  ['表\t計', '表 計'],
  ['使用\nReact\n開発', '使用 React 開発'],
  ['𠮷\n野家', '𠮷野家'],
  ['한국\n사람', '한국 사람'],
  ['한국\n漢字', '한국 漢字'],
  ['two  spaces', 'two  spaces'],
  ['e\u0301', 'é'],
  ['\u304b\u3099', '\u304c'],
  ['\u1112\u1161\u11ab', '\ud55c'],
  ['\ud558\u11ab', '\ud55c'],
  ['\u09a1\u09c7\u09be', '\u09a1\u09cb'],
  // One character already, as keyboards write it, or another form of one.
  ['\u0958\u093f', '\u0958\u093f'],
  ['\u09dc', '\u09dc'],
  ['\u5927\ufa10', '\u5927\ufa10'],
  ['\ufa19e\u0301', '\ufa19é'],
])('%j is written %j', (text, written) => {
  expect(tidy(text)).toBe(written);
});

it.each([
  ['soft\u00adhyphen', 'softhyphen'],
  ['bell\u0007', 'bell'],
  ['no\ufdd0ne', 'none'],
  ['zero\u200bwidth', 'zerowidth'],
  ['next\u0085line', 'next\u0085line'],
  ['two  spaces   here', 'two spaces here'],
  [' \ufeffmark', 'mark'],
])('%j is seen as %j', (text, seen) => {
  expect(asSeen(text)).toBe(seen);
});

it.each([
  ['5\u00a0km', '5 km', true],
  ['a  b', 'a b', true],
  ['e\u2011mail', 'e-mail', true],
  ['e\u2010mail', 'e-mail', true],
  ['so\u00adft', 'soft', true],
  ['the same', 'the same', false],
  ['5 km', '5km', false],
  ['e\u2013mail', 'e-mail', false],
])('whether %j looks like %j: %s', (a, b, expected) => {
  expect(lookAlike(a, b)).toBe(expected);
  expect(lookAlike(b, a)).toBe(expected);
});

it.each([
  ['\u00a0', 'a no-break space (U+00A0)'],
  ['\t', 'a tab'],
  ['\u0301', 'an accent of its own (U+0301)'],
  ['é', '"é"'],
  ['٣', '"٣"'],
  ['\u2007', 'U+2007'],
  ['\u0007', 'U+0007'],
])('%j is called %s', (character, name) => {
  expect(nameOfCharacter(character)).toBe(name);
});

describe('two texts start to differ', () => {
  it.each([
    ['abc', 'abd', { offset: 2, inA: 'c', inB: 'd' }],
    ['ab', 'abc', { offset: 2, inA: '', inB: 'c' }],
    ['ab', 'ab', { offset: 2, inA: '', inB: '' }],
    ['a😀', 'ab', { offset: 1, inA: '😀', inB: 'b' }],
    ['', 'a', { offset: 0, inA: '', inB: 'a' }],
  ])('%j and %j', (a, b, difference) => {
    expect(firstDifference(a, b)).toEqual(difference);
  });
});
