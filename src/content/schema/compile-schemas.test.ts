import { describe, expect, it } from 'vitest';
import { compileSchemas, knownFormats, vocabulary } from './compile-schemas';

const documents = ['page', 'site', 'dictionary', 'glossary', 'rules', 'redirects', 'theme'];
const files = (more: Record<string, unknown> = {}) =>
  new Map<string, unknown>([
    ...documents.map((name): [string, unknown] => [`${name}.schema.json`, { type: 'object' }]),
    ...Object.entries(more),
  ]);
const withNote = (schema: object) => compileSchemas(files({ 'sections/note.schema.json': schema }));

describe('texts are as long as people count them', () => {
  const validate = withNote({ type: 'string', minLength: 2, maxLength: 3 }).section('note');
  it.each([
    ['a', false],
    ['ab', true],
    ['abc', true],
    ['abcd', false],
    ['😀', false],
    ['😀😀', true],
    ['😀😀😀', true],
    ['😀😀😀😀', false],
  ])('%s: %s', (text, isRight) => {
    expect(validate?.(text)).toBe(isRight);
  });
});

it('keywords of ours and formats that are checked elsewhere say nothing of what is valid', () => {
  const own = Object.fromEntries(vocabulary.map((name) => [name, 'x']));
  expect(withNote({ type: 'string', ...own, format: 'href' }).section('note')?.('no link')).toBe(true);
  expect(withNote({ type: 'string', format: 'date' }).section('note')?.('no date')).toBe(false);
  expect(withNote({ type: 'string', format: 'date' }).section('note')?.('2027-05-01')).toBe(true);
  expect(knownFormats).toEqual(expect.arrayContaining(['href', 'date', 'moment']));
});

it('all mistakes are found at once, and say what they are about', () => {
  const validate = withNote({
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a', 'b'],
    additionalProperties: false,
  }).section('note');
  validate?.({ c: 1 });
  expect(validate?.errors?.map(({ keyword }) => keyword)).toEqual([
    'required',
    'required',
    'additionalProperties',
  ]);
  expect(validate?.errors?.[0]?.data).toEqual({ c: 1 });
});

it('a condition may require what is described beside it, and a value may be of two types', () => {
  const either = { if: { required: ['a'] }, else: { required: ['b'] } };
  const schema = { type: 'object', properties: { a: {}, b: { type: ['string', 'number'] } }, ...either };
  expect(withNote(schema).section('note')?.({ b: 1 })).toBe(true);
  expect(withNote(schema).section('note')?.({})).toBe(false);
});

it('sections of a page are not checked by its own schema', () => {
  const page = {
    properties: { sections: { type: 'array', items: { $ref: 'section.schema.json' } } },
    type: 'object',
  };
  const section = { type: 'object', required: ['never'] };
  const { page: validate } = compileSchemas(
    files({ 'page.schema.json': page, 'section.schema.json': section }),
  );
  expect(validate({ sections: [{}] })).toBe(true);
  expect(validate({ sections: ['none'] })).toBe(false);
});

it('each document has a validator', () => {
  const schemas = compileSchemas(files({ 'notes.json': 5 }), [{ title: 'x', types: [], migrate: () => {} }]);
  for (const { validate, value } of [
    ...[
      schemas.page,
      schemas.site,
      schemas.dictionary,
      schemas.glossary,
      schemas.rules,
      schemas.redirects,
    ].map((validate) => ({ validate, value: {} })),
    { validate: schemas.theme, value: {} },
  ])
    expect([validate(value), validate(5)]).toEqual([true, false]);
  expect(schemas.migrations).toHaveLength(1);
});

it.each([
  ['schemas/theme.schema.json is missing.', { 'theme.schema.json': undefined }],
  ['schemas/sections/note.schema.json does not hold a schema.', { 'sections/note.schema.json': [] }],
])('%s', (message, more) => {
  const all = files(more as Record<string, unknown>);
  for (const [file, schema] of all) if (schema === undefined) all.delete(file);
  expect(() => compileSchemas(all)).toThrow(message);
});

it('a keyword that nobody knows is a mistake of a developer', () => {
  expect(() => withNote({ minItemz: 1 }).section('note')).toThrow('minItemz');
});

it.each([
  [
    { properties: { items: { minItems: 1 } } },
    'schemas/sections/note.schema.json: missing type "array" for keyword "minItems" at "#/properties/items"',
  ],
  [{ if: {} }, 'schemas/sections/note.schema.json: "if" without "then" and "else" is ignored'],
  [
    { $schema: 'http://json-schema.org/draft-07/schema#' },
    'schemas/sections/note.schema.json: no schema with key or ref "http://json-schema.org/draft-07/schema#"',
  ],
])('what AJV says of %j names the file', (schema, message) => {
  expect(() => withNote({ type: 'object', ...schema }).section('note')).toThrow(new Error(message));
});
