import { expect, it } from 'vitest';
import { valueAt } from '../../../content/json/values';
import type { JsonEdit } from '../../../content/model/json-edit';
import { editedValue } from './values';

const page = { title: 'A', sections: [{ type: 'hero' }, { type: 'cta', items: ['x', 'y'] }], 'a/b': 1 };

const cases: [string, JsonEdit, string, unknown][] = [
  ['sets a value', { op: 'set', pointer: '/title', value: 'B' }, '/title', 'B'],
  ['adds a property', { op: 'set', pointer: '/sections/0/id', value: 'top' }, '/sections/0/id', 'top'],
  [
    'inserts an item',
    { op: 'insert', pointer: '/sections/1/items/1', value: 'n' },
    '/sections/1/items',
    ['x', 'n', 'y'],
  ],
  [
    'inserts at the end',
    { op: 'insert', pointer: '/sections/1/items/-', value: 'n' },
    '/sections/1/items/2',
    'n',
  ],
  ['removes an item', { op: 'remove', pointer: '/sections/1/items/0' }, '/sections/1/items', ['y']],
  ['removes a property', { op: 'remove', pointer: '/a~1b' }, '/a~1b', undefined],
  ['moves an item', { op: 'move', pointer: '/sections/1', to: '/sections/0' }, '/sections/0/type', 'cta'],
  ['renames in place', { op: 'rename', pointer: '/title', name: 'name' }, '/name', 'A'],
  ['leaves alone what is not there', { op: 'set', pointer: '/none/title', value: 1 }, '/none', undefined],
];

it.each(cases)('%s', (_, edit, pointer, expected) => {
  const before = JSON.stringify(page);
  const after = editedValue(page, [edit]);
  expect(valueAt(after, pointer)).toEqual(expected);
  expect(JSON.stringify(page)).toBe(before);
});

it('keeps the order of what is renamed', () => {
  const after = editedValue(page, [{ op: 'rename', pointer: '/title', name: 'name' }]);
  expect(Object.keys(after as object)).toEqual(['name', 'sections', 'a/b']);
});

it('makes nothing anew that was not changed, so that nothing else is rendered again', () => {
  const after = editedValue(page, [{ op: 'set', pointer: '/sections/0/id', value: 'top' }]) as typeof page;
  expect(after.sections[1]).toBe(page.sections[1]);
});
