import { expect, it } from 'vitest';
import { followItems } from './followed-items';

const many = (length: number, from = 0) => Array.from({ length }, (_, index) => `item ${index + from}`);

it.each([
  ['kept', [1, 2, 3], [1, 2, 3], [0, 1, 2]],
  ['one is new', [1, 2], [1, 9, 2], [0, undefined, 1]],
  ['one is gone', [1, 2, 3], [1, 3], [0, 2]],
  ['moved', [1, 2, 3, 4], [4, 2, 3, 1], [3, 1, 2, 0]],
  ['moved, and one is new', [1, 2, 3], [3, 9, 1, 2], [2, undefined, 0, 1]],
  ['equal items', ['a', 'b', 'a'], ['x', 'a', 'a'], [1, 0, 2]],
  [
    'the anchor says which',
    [
      { id: 'a', text: 1 },
      { id: 'b', text: 2 },
      { id: 'c', text: 3 },
    ],
    [
      { id: 'b', text: 8 },
      { id: 'a', text: 9 },
    ],
    [1, 0],
  ],
  [
    'likeness says which',
    [
      { type: 'a', x: 1, y: 2, z: 3 },
      { type: 'a', x: 4, y: 5, z: 6 },
      { type: 'a', x: 7, y: 8, z: 9 },
    ],
    [
      { type: 'a', x: 4, y: 5, z: 0 },
      { type: 'a', x: 1, y: 2, z: 0 },
    ],
    [1, 0],
  ],
  [
    'another type is no likeness',
    [
      { type: 'a', x: 1, y: 2 },
      { type: 'a', x: 5 },
    ],
    [{ type: 'b', x: 1, y: 2 }],
    [undefined],
  ],
  ['a list is not like an object', [['a', 'b'], 1], [{ 0: 'a', 1: 'b' }], [undefined]],
  ['lists that share items', [['a', 'b'], ['c', 'd'], 1], [['c', 'd', 'e']], [1]],
  ['empty objects', [{ id: 'x' }, {}, 5], [{ id: {} }], [1]],
  ['rewritten in place', ['a', 'b'], ['c', 'd'], [0, 1]],
  ['rewritten beside one that moved', ['a', 'b', 'c'], ['c', 'x', 'a'], [2, 1, 0]],
  ['of texts, none is like another', ['ab', 'cd', 'ef'], ['abc'], [undefined]],
  ['too little in common', [{ a: 1, b: 2, c: 3, d: 4 }, 1], [{ a: 1, b: 8, c: 9, d: 0 }], [undefined]],
  ['everything is new', [], ['a'], [undefined]],
  ['everything is gone', ['a'], [], []],
])('%s', (_, before, after, origins) => {
  expect(followItems(before, after)).toEqual(origins);
});

it('long lists are matched by place alone, if nothing was added', () => {
  expect(followItems(many(301), many(301, 1000))).toEqual([...many(301).keys()]);
  expect(followItems(many(301), many(302, 1000))).toBeUndefined();
  expect(followItems(many(300), [...many(299, 1000), 'item 0'])?.at(-1)).toBe(0);
  // What is equal at both ends needs no match.
  expect(followItems(many(400), ['new', ...many(400)])).toEqual([undefined, ...many(400).keys()]);
});
