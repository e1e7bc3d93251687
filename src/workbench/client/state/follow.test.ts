import { describe, expect, it } from 'vitest';
import { followChange, placeAfter } from './follow';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((title) => ({ title }));
const [changed] = [{ title: 'b!' }];

describe('which item is which after a change', () => {
  it.each([
    ['nothing happened', [a, b, c], [a, b, c], [0, 1, 2]],
    ['one was moved up', [a, b, c], [b, a, c], [1, 0, 2]],
    ['one was moved to the end', [a, b, c], [b, c, a], [1, 2, 0]],
    ['one was added in front', [a, b], [c, a, b], [undefined, 0, 1]],
    ['one was removed', [a, b, c], [a, c], [0, 2]],
    ['one was changed', [a, b, c], [a, changed, c], [0, 1, 2]],
    ['one was changed and another one moved', [a, b, c], [c, a, changed], [2, 0, 1]],
    ['one was doubled', [a, b], [a, a, b], [0, undefined, 1]],
    ['one was changed and another one added', [a, b], [a, changed, d], [0, undefined, undefined]],
    ['all are gone', [a, b], [], []],
  ])('%s', (_, before, after, expected) => {
    expect(followChange(before, after)).toEqual(expected);
  });

  it('compares by value: what was read again is another object', () => {
    expect(followChange([a, b, c], structuredClone([b, a, c]))).toEqual([1, 0, 2]);
  });
});

it('what was removed is nowhere', () => {
  expect(placeAfter(1, [a, b, c], [a, c])).toBeUndefined();
  expect(placeAfter(2, [a, b, c], [a, c])).toBe(1);
});
