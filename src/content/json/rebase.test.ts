import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonEdit } from '../model/json-edit';
import { diffDocuments } from './difference';
import { editJson } from './edit';
import { placeNow, rebased } from './rebase';

const base = { title: 'A', list: [{ n: 1 }, { n: 2 }, { n: 3 }], entries: { a: '1', b: '2' } };
const set = (pointer: string): JsonEdit => ({ op: 'set', pointer, value: 'new' });
const remove = (pointer: string): JsonEdit => ({ op: 'remove', pointer });

describe('an edit of a document that was changed since', () => {
  it.each<[string, JsonEdit, object, JsonEdit | undefined]>([
    ['stays when nothing was', set('/title'), base, set('/title')],
    ['stays when something else was', set('/title'), { ...base, list: [] }, set('/title')],
    ['is none when its value was', set('/title'), { ...base, title: 'B' }, undefined],
    ['is none when its value is gone', set('/title'), { list: [] }, undefined],
    [
      'follows its item behind a new one',
      set('/list/1/n'),
      { ...base, list: [{ n: 0 }, ...base.list] },
      set('/list/2/n'),
    ],
    [
      'follows its item when one is gone',
      set('/list/2/n'),
      { ...base, list: base.list.slice(1) },
      set('/list/1/n'),
    ],
    ['is none when its item is gone', remove('/list/1'), { ...base, list: [{ n: 1 }, { n: 3 }] }, undefined],
    [
      'is none when its item is another one',
      remove('/list/1'),
      { ...base, list: [{ n: 1 }, { n: 7 }, { n: 3 }] },
      undefined,
    ],
    [
      'follows its item to another place',
      set('/list/0/n'),
      { ...base, list: [{ n: 2 }, { n: 1 }, { n: 3 }] },
      set('/list/1/n'),
    ],
    [
      'is none when items may have changed places',
      set('/list/0/m'),
      { ...base, list: [{ n: 2 }, { n: 9 }, { n: 3 }] },
      undefined,
    ],
    [
      'stays beside another entry',
      remove('/entries/a'),
      { ...base, entries: { ...base.entries, c: '3' } },
      remove('/entries/a'),
    ],
    ['is none when its object is gone', set('/entries/c'), { title: 'A', list: base.list }, undefined],
    [
      'is none when its list is gone',
      { op: 'insert', pointer: '/list/-', value: 0 },
      { title: 'A', entries: base.entries },
      undefined,
    ],
    ['is none when its list is none', set('/list/0/n'), { ...base, list: 'none' }, undefined],
    [
      'goes to the end when that has moved',
      { op: 'insert', pointer: '/list/3', value: 0 },
      { ...base, list: [...base.list, { n: 4 }] },
      { op: 'insert', pointer: '/list/4', value: 0 },
    ],
    [
      'moves nothing among other items',
      { op: 'move', pointer: '/list/0', to: '/list/2' },
      { ...base, list: [...base.list, { n: 4 }] },
      undefined,
    ],
  ])('%s', (_, edit, current, expected) => {
    expect(rebased(edit, base, current)).toEqual(expected);
  });
});

it('an item moves where something in it was changed', () => {
  const items = [
    { n: 1, t: 'A' },
    { n: 2, t: 'A' },
    { n: 3, t: 'A' },
  ];
  const move: JsonEdit = { op: 'move', pointer: '/list/2', to: '/list/1' };
  const changed = [...items.slice(0, 2), { n: 4, t: 'A' }];
  expect(rebased(move, { list: items }, { list: changed })).toEqual(move);
  const other = [...items.slice(0, 2), { n: 4, t: 'B' }];
  expect(rebased(move, { list: items }, { list: other })).toBeUndefined();
});

it.each([
  ['/list/1/n', [{ n: 0 }, ...base.list], '/list/2/n'],
  ['/list/1/n', [{ n: 1 }, { n: 7 }, { n: 3 }], '/list/1/n'],
  ['/list/1/n', [{ n: 1 }, { n: 3 }], undefined],
  ['/list/1/n', [{ n: 1 }, 2, { n: 3 }], undefined],
  ['/list/1/m', base.list, '/list/1/m'],
  ['', [], ''],
])('what is at %s is now, with %j, at %s', (pointer, list, place) => {
  expect(placeNow(pointer, base, { ...base, list })).toBe(place);
});

describe('an edit of a list that was changed since', () => {
  const [insert, removal, move] = [
    (place: number | '-'): JsonEdit => ({ op: 'insert', pointer: `/list/${place}`, value: 'new' }),
    (place: number | string): JsonEdit => ({ op: 'remove', pointer: `/list/${place}` }),
    (from: number, to: number): JsonEdit => ({ op: 'move', pointer: `/list/${from}`, to: `/list/${to}` }),
  ];
  it.each<[string, JsonEdit, before: string, now: string, JsonEdit | undefined]>([
    ['goes before its item', insert(1), 'abc', 'xabc', insert(2)],
    ['goes before the first one', insert(0), 'abc', 'abcd', insert(0)],
    ['goes to the end', insert('-'), 'abc', 'abcd', insert(4)],
    ['goes nowhere where its item is gone', insert(1), 'abc', 'ac', undefined],
    ['follows its item to the end', removal(0), 'abc', 'bca', removal(2)],
    ['follows its item through additions on both sides', removal(1), 'abc', 'xayby', removal(3)],
    ['is none where its item stands twice', removal(1), 'abc', 'cbxb', undefined],
    ['is none where all are others', removal(1), 'abc', 'xyz', undefined],
    ['is none behind the last one', removal(3), 'abc', 'xabc', undefined],
    ['is none at what is no place', removal('first'), 'abc', 'xabc', undefined],
    ['moves where nothing else did', move(0, 2), 'abc', 'abc', move(0, 2)],
    ['moves where another item is another one', move(0, 2), 'abc', 'axc', move(0, 2)],
    ['moves nothing where items have changed places', move(0, 2), 'abc', 'acb', undefined],
    ['moves nothing where its item is another one', move(0, 2), 'abc', 'xbc', undefined],
    ['moves nothing where an item is gone', move(0, 1), 'abc', 'ab', undefined],
  ])('%s', (_, edit, before, now, expected) => {
    expect(rebased(edit, { list: [...before] }, { list: [...now] })).toEqual(expected);
  });

  it('follows an item that is another one itself, as long as no other took its place', () => {
    const at = (...list: object[]) => ({ list });
    const [one, two, three] = [{ n: 1 }, { n: 2, m: 0 }, { n: 3 }];
    const other = { n: 2, m: 7 };
    expect(rebased(set('/list/1/n'), at(one, two, three), at({ n: 0 }, other, three))).toEqual(
      set('/list/1/n'),
    );
    expect(rebased(set('/list/1/n'), at(one, two, three), at(three, other, one))).toBeUndefined();
    expect(rebased(set('/list/1/n'), at(one, two, three), at(one, other))).toBeUndefined();
  });

  it('is none in a long part that is another one', () => {
    const items = (count: number, first = 0) => Array.from({ length: count }, (_, n) => n + first);
    const place = (before: number[], now: number[]) =>
      rebased(removal(0), { list: before }, { list: now })?.pointer;
    expect(place(items(300), [...items(299, 1), 0])).toBe('/list/299');
    expect(place(items(301), [...items(300, 1), 0])).toBeUndefined();
    expect(place(items(3), [...items(298, 500), 0, 7])).toBe('/list/298');
    expect(place(items(3), [...items(300, 500), 0, 7])).toBeUndefined();
  });
});

it('an edit of the whole document stays when nothing was changed, and none moves a property', () => {
  expect(rebased(set(''), base, structuredClone(base))).toEqual(set(''));
  expect(rebased(set(''), base, { ...base, title: 'B' })).toBeUndefined();
  expect(rebased({ op: 'move', pointer: '/title', to: '/lead' }, base, base)).toBeUndefined();
  expect(rebased(set('/title/a'), base, base)).toEqual(set('/title/a'));
});

it('the difference of two values makes one of the other, whatever they are', () => {
  const name = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>(1, 2, 'x', null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, value, (before, after) => {
      const text = editJson(JSON.stringify(before), diffDocuments(before, after));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(after)));
    }),
    { numRuns: 500, seed: 39 },
  );
});

it('an item that moved, came or went is one edit', () => {
  const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  expect(diffDocuments([one, two, three], [two, three, one])).toEqual([
    { op: 'move', pointer: '/0', to: '/2' },
  ]);
  expect(diffDocuments([one, two, three], [three, one, two])).toEqual([
    { op: 'move', pointer: '/2', to: '/0' },
  ]);
  expect(diffDocuments([one, three], [one, two, three])).toEqual([
    { op: 'insert', pointer: '/1', value: two },
  ]);
  expect(diffDocuments([one, two, three], [one, three])).toEqual([{ op: 'remove', pointer: '/1' }]);
});
