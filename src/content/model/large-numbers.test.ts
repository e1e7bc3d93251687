import { describe, expect, it } from 'vitest';
import { scaleReader } from './large-numbers';

describe('behind a figure', () => {
  it.each<[string, string, number, string?]>([
    // The third is the number of zeros; the last, what of the text says so, if not all.
    ['en', ' million', 6],
    ['en', ' Thousands', 3],
    ['en', ' thousand million', 9],
    ['en', ' billion euros', 9, ' billion'],
    ['en', '-million', 6],
    ['en', '\u00a0million', 6],
    ['en', 'k', 3],
    ['en', 'K users', 3, 'K'],
    ['en', 'bn', 9],
    ['en', ' tn', 12],
    ['en-gb', ' million', 6],
    ['es', ' mil millones', 9],
    ['es', ' miles de millones', 9],
    ['es', ' mil', 3],
    ['es', ' millón', 6],
    ['es', ' MM', 6],
    ['ca', ' milions', 6],
    ['pt', ' mil milhões', 9],
    ['pt', ' bi', 9],
    ['fr', ' milliards', 9],
    ['fr', ' Md', 9],
    ['de', ' Mio', 6],
    ['de', ' Mio. Euro', 6, ' Mio'],
    ['de', ' Milliarden', 9],
    ['it', ' miliardi', 9],
    ['nl', ' miljoen', 6],
    ['pl', ' mln', 6],
    ['ja', '億円', 8, '億'],
    ['zh', '万人', 4, '万'],
    ['ko', '조', 12],
  ])('in %s, %j stands for %i zeros', (language, rest, noughts, said = rest) => {
    expect(scaleReader(language)?.behind(rest, false)).toEqual({ noughts, length: said.length });
  });

  it.each<[string, string]>([
    ['en', ' millionaires'],
    ['en', ' people, a million'],
    ['en', '   million'],
    ['en', ' kg'],
    ['en', ' BN'],
    ['en', 'k2'],
    ['pl', ' k.c.'],
    ['es', ' milla'],
    ['de', ' mio'],
    ['en', 'm'],
    ['en', ''],
  ])('in %s, %j stands for none', (language, rest) => {
    expect(scaleReader(language)?.behind(rest, false)).toBeUndefined();
  });

  it('an m stands for a million if the figure is money', () => {
    const { behind } = scaleReader('en') ?? {};
    expect(behind?.('m', true)).toEqual({ noughts: 6, length: 1 });
    expect(behind?.('m wide', true)).toEqual({ noughts: 6, length: 1 });
    expect(behind?.(' m', true)).toBeUndefined();
    expect(behind?.('mm', true)).toBeUndefined();
  });
});

it.each<[string, string, number[]]>([
  ['en', 'Thousands of people and a million trees', [3, 6]],
  ['en', 'One thousand million', [9]],
  ['en', 'Millionaires', []],
  ['en', 'multi-million', [6]],
  ['en', 'Amillion', []],
  ['es', 'Miles de millones de euros', [9]],
  ['ja', '数億', []],
])('in %s, %j names numbers with %j zeros', (language, text, noughts) => {
  expect(scaleReader(language)?.alone(text)).toEqual(noughts);
});

it.each<[string, string, boolean]>([
  ['en', ' to ', true],
  ['en', '–', true],
  ['en', ' and ', true],
  ['en', ' OR ', true],
  ['en', ' to € ', true],
  ['en', ' to the ', false],
  ['en', ' then to ', false],
  ['en', ' ', false],
  ['de', ' bis ', true],
  ['de', ' to ', false],
  ['ja', '〜', true],
])('in %s, whether %j stands between two figures: %s', (language, text, expected) => {
  expect(scaleReader(language)?.isBetween(text)).toBe(expected);
});

it('of other languages nothing is known', () => {
  expect(scaleReader('sw')).toBeUndefined();
  expect(scaleReader('')).toBeUndefined();
});
