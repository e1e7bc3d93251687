import { describe, expect, it } from 'vitest';
import { childOf, compileFields, type FieldTree, mapFields, pointersOf, typeOf, visitFields } from './fields';
import type { Schema } from './schema';
import { refResolver } from './schemas';

const files = new Map<string, Schema>([
  ['defs.schema.json', { definitions: { photo: { format: 'image', sizes: '50vw' }, name: { copy: true } } }],
]);
const fieldsIn = (schema: object) => compileFields(schema as Schema, 'a.schema.json', refResolver(files));
const copy = { kind: 'copy', minLength: 0, maxLength: Number.MAX_SAFE_INTEGER };

describe('a schema is reduced to', () => {
  it.each<[string, object, object | undefined]>([
    ['copy', { copy: true }, copy],
    ['copy with limits', { copy: true, minLength: 2, maxLength: 9 }, { ...copy, minLength: 2, maxLength: 9 }],
    ['inline text', { copy: 'inline' }, { ...copy, isInline: true }],
    ['nothing for a text that is the same in every language', { copy: false, type: 'string' }, undefined],
    ['a link', { format: 'href' }, { kind: 'href' }],
    ['an anchor', { format: 'anchor' }, { kind: 'anchor' }],
    ['one that is made', { format: 'anchor', madeFrom: 'title' }, { kind: 'anchor', madeFrom: 'title' }],
    ['a download', { format: 'download' }, { kind: 'download' }],
    ['an embedded address', { format: 'embed' }, { kind: 'embed' }],
    ['a time zone', { format: 'timeZone' }, { kind: 'timeZone' }],
    ['an icon', { format: 'icon' }, { kind: 'icon' }],
    ['the address of the site', { format: 'site-address' }, { kind: 'site-address' }],
    ['a shared section', { format: 'shared' }, { kind: 'shared' }],
    ['a route of a list', { format: 'list' }, { kind: 'list' }],
    ['nothing for a date', { format: 'date' }, undefined],
    ['an endpoint', { format: 'endpoint' }, { kind: 'endpoint' }],
    [
      'an endpoint that is posted to',
      { format: 'endpoint', posted: true },
      { kind: 'endpoint', isPosted: true },
    ],
    ['a number', { numbering: true }, { kind: 'numbering' }],
    ['a number with a limit', { atMost: 'of' }, { kind: 'limited', atMost: 'of' }],
    ['a word for a while', { until: { word: 'a', date: 'day' } }, { kind: 'until', word: 'a', date: 'day' }],
    ['an image', { format: 'image' }, { kind: 'image', focus: 'Focus' }],
    [
      'an image in its place',
      { properties: { photo: { format: 'image', sizes: '50vw', ratio: '3:2' } } },
      {
        kind: 'object',
        properties: [['photo', { kind: 'image', focus: 'photoFocus', sizes: '50vw', ratio: 1.5 }]],
        required: [],
      },
    ],
    ['nothing without fields', { properties: { size: { type: 'number' } } }, undefined],
    ['nothing for a list without fields', { items: { type: 'number' } }, undefined],
    ['a list', { items: { copy: true } }, { kind: 'array', items: copy, minItems: 0 }],
    [
      'a list with at least two',
      { items: { copy: true }, minItems: 2 },
      { kind: 'array', items: copy, minItems: 2 },
    ],
    [
      'an object, with the fields that it requires',
      { properties: { a: { copy: true }, b: { format: 'href' }, c: {} }, required: ['b', 'c'] },
      {
        kind: 'object',
        properties: [
          ['a', copy],
          ['b', { kind: 'href' }],
        ],
        required: ['b'],
      },
    ],
    [
      'what it borrows from a page, and cannot be without',
      { properties: { a: { copy: true } }, fromPage: { a: 'title' }, else: { required: ['a'] } },
      {
        kind: 'object',
        properties: [['a', copy]],
        required: [],
        fromPage: { fields: { a: 'title' }, needed: ['a'] },
      },
    ],
    [
      'what it borrows from a page',
      { properties: { a: { copy: true } }, fromPage: { a: 'title' } },
      {
        kind: 'object',
        properties: [['a', copy]],
        required: [],
        fromPage: { fields: { a: 'title' }, needed: [] },
      },
    ],
    ['what it refers to', { $ref: 'defs.schema.json#/definitions/name' }, copy],
    [
      'what it refers to, in a place of its own',
      { properties: { photo: { $ref: 'defs.schema.json#/definitions/photo', sizes: '10vw' } } },
      {
        kind: 'object',
        properties: [['photo', { kind: 'image', focus: 'photoFocus', sizes: '10vw' }]],
        required: [],
      },
    ],
  ])('%s: %j', (_, schema, tree) => {
    expect(fieldsIn(schema)).toEqual(tree);
  });
});

const tree = fieldsIn({
  properties: {
    title: { copy: true },
    items: { items: { properties: { text: { copy: true }, link: { format: 'href' } } } },
  },
}) as FieldTree;
const value = { items: [{ link: '/a', text: 'A', size: 1 }, 'none', { text: 5 }], title: 'T', other: 'O' };

describe('the fields of a value', () => {
  it('are visited in the order of the schema, with what they are in', () => {
    const seen: unknown[] = [];
    visitFields(tree, value, ({ kind }, text, parent) => seen.push([kind, text, parent]));
    expect(seen).toEqual([
      ['copy', 'T', value],
      ['copy', 'A', value.items[0]],
      ['href', '/a', value.items[0]],
    ]);
  });

  it('have pointers', () => {
    const found = pointersOf(tree, value, '/sections/1');
    expect(found.map(({ leaf, pointer, text }) => [leaf.kind, pointer, text])).toEqual([
      ['copy', '/sections/1/title', 'T'],
      ['copy', '/sections/1/items/0/text', 'A'],
      ['href', '/sections/1/items/0/link', '/a'],
    ]);
  });

  it('are mapped into a copy, in which all else is as it was', () => {
    const mapped = mapFields(tree, value, ({ kind }, text, parent) =>
      kind === 'copy' ? [text, parent] : undefined,
    );
    expect(mapped).toStrictEqual({
      ...value,
      title: ['T', value],
      items: [
        { ...(value.items[0] as object), text: ['A', value.items[0]], link: undefined },
        'none',
        { text: 5 },
      ],
    });
  });

  it.each([[null], ['text'], [[]], [{}], [{ items: {}, title: 3 }], [{ items: null }]])(
    'are none in %j',
    (other) => {
      const seen: string[] = [];
      visitFields(tree, other, (_, text) => seen.push(text));
      expect(seen).toEqual([]);
      expect(pointersOf(tree, other, '')).toEqual([]);
      expect(mapFields(tree, other, () => 'mapped')).toStrictEqual(other);
    },
  );

  it('may be the value itself, with nothing around it', () => {
    const parents: unknown[] = [];
    const leaf = { kind: 'href' } as const;
    visitFields(leaf, '/a', (_, __, parent) => parents.push(parent));
    mapFields(leaf, '/a', (_, __, parent) => parents.push(parent));
    expect(parents).toEqual([{}, {}]);
    expect(pointersOf(leaf, '/a', '')).toEqual([{ leaf, pointer: '', text: '/a' }]);
  });

  it('are none where the schema has none', () => {
    visitFields(undefined, value, () => expect.unreachable());
    expect(pointersOf(undefined, value, '')).toEqual([]);
    expect(mapFields(undefined, value, () => 'mapped')).toBe(value);
  });
});

it('the tree of a property', () => {
  expect(childOf(tree, 'title')).toEqual(copy);
  expect([childOf(tree, 'none'), childOf(childOf(tree, 'items'), 'text'), childOf(undefined, 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [{ type: 'hero' }, 'hero'],
  [{ type: 5 }, ''],
  [{}, ''],
  ['hero', ''],
  [undefined, ''],
])('the type of %j is %j', (section, type) => {
  expect(typeOf(section)).toBe(type);
});
