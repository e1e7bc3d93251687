import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { assembleSchemas, fieldsOf, refResolver, type Validators } from './schemas';
import { visitWords } from './words';

const icon = { type: 'string', format: 'icon', examples: ['gear', 'house'] };
const files = {
  'defs.schema.json': { definitions: { icon, tone: { enum: ['calm', 'loud'], default: 'calm' } } },
  'page.schema.json': {
    properties: { title: { copy: true }, sections: { items: { properties: { a: { copy: true } } } } },
  },
  'site.schema.json': { properties: { url: { format: 'site-address' } } },
  'shared.schema.json': { properties: { name: { format: 'shared' } } },
  'sections/note.schema.json': {
    purpose: 'notice',
    properties: {
      type: { const: 'note' },
      text: { copy: 'inline' },
      label: { copy: true },
      href: { format: 'href' },
      icon: { $ref: '../defs.schema.json#/definitions/icon' },
      tone: { $ref: '../defs.schema.json#/definitions/tone' },
      size: { enum: ['small', 'large'] },
      count: { enum: [1, 2] },
      items: {
        items: {
          properties: { icon: { $ref: '../defs.schema.json#/definitions/icon' }, mood: { enum: ['up'] } },
        },
      },
    },
  },
  'sections/note.examples.json': {
    one: {
      type: 'note',
      text: 'A sentence with **five** words.',
      label: 'Only three words.',
      href: '/a b c d e.',
    },
    two: { type: 'note', label: 'A sentence with more words!', text: 'No sentence without a full stop' },
    three: { type: 'note', label: 'A sentence with more words!' },
  },
  'site/note-of-ours.schema.json': {
    properties: { tone: { enum: ['calm', 'quiet'] }, icon: { format: 'icon', examples: ['gear', 'violin'] } },
  },
};
/** Compiled anew for each test. */
const compiled = () => smallSchemas(files);

describe('a set of schemas', () => {
  it('knows the types of sections, and that of references to shared ones', () => {
    const schemas = compiled();
    expect(schemas.sectionTypes).toEqual(['note', 'note-of-ours']);
    expect(schemas.writtenTypes).toEqual(['note', 'note-of-ours', 'shared']);
    expect(schemas.typeFor).toEqual({ notice: 'note' });
  });

  it.each([
    ['note', 'sections/note', 9],
    ['note-of-ours', 'site/note-of-ours', 2],
    ['shared', 'shared', 1],
    ['none', undefined, 0],
    ['toString', undefined, 0],
  ])('knows of %s its file %s and its %i properties', (type, file, count) => {
    const schemas = compiled();
    expect(schemas.sectionFile(type)).toBe(file);
    expect(schemas.propertiesOf(type)).toHaveLength(count);
    expect(schemas.sectionFields(type)?.kind).toBe(count > 0 ? 'object' : undefined);
    expect(schemas.sectionWords(type)?.kind).toBe(type.startsWith('note') ? 'object' : undefined);
  });

  it('reads the fields of a page without its sections', () => {
    const schemas = compiled();
    expect(schemas.pageFields).toMatchObject({ properties: [['title', { kind: 'copy' }]] });
    expect(schemas.siteFields).toMatchObject({ properties: [['url', { kind: 'site-address' }]] });
    expect(smallSchemas({}).pageFields).toBeUndefined();
  });

  it('knows the sentences of its examples, as they are read', () => {
    const schemas = compiled();
    expect([...schemas.exampleSentences]).toEqual([
      'A sentence with five words.',
      'A sentence with more words!',
    ]);
  });

  it('has lists of words: one for a definition, one for each other property, and the types', () => {
    const schemas = compiled();
    expect(schemas.wordLists).toEqual({
      type: ['note', 'note-of-ours'],
      icon: ['gear', 'house'],
      tone: ['calm', 'loud'],
      'note.size': ['small', 'large'],
      'note.mood': ['up'],
      'note-of-ours.tone': ['calm', 'quiet'],
      'note-of-ours.icon': ['gear', 'violin'],
    });
  });

  it('has validators of the types that there are', () => {
    const validate = (() => true) as never;
    const section = () => validate;
    const all = new Map<string, unknown>(Object.entries(files));
    const set = assembleSchemas({ section } as unknown as Validators, fieldsOf(all), refResolver(all));
    expect(set.section('note')).toBe(validate);
    expect(set.section('toString')).toBeUndefined();
    expect(set.migrations).toEqual([]);
  });
});

it.each<[object, string[]]>([
  [{ icon: 'gear', tone: 'loud', size: 'small' }, ['icon gear', 'tone loud', 'note.size small']],
  [{}, ['tone calm']],
  [{ tone: 5, size: 'x' }, ['note.size x']],
  [{ items: [{ icon: 'house' }, 'none', {}] }, ['tone calm', 'icon house']],
  [{ items: 'none' }, ['tone calm']],
  ['none' as never, []],
])('the words in %j are %j', (section, words) => {
  const found: string[] = [];
  visitWords(compiled().sectionWords('note'), section, (list, word) => found.push(`${list} ${word}`));
  expect(found).toEqual(words);
});

it('there are no words where a schema lists none', () => {
  visitWords(undefined, { tone: 'loud' }, () => expect.unreachable());
});

describe('a reference in a schema', () => {
  const resolve = refResolver(new Map(Object.entries(files)));
  const { tone } = files['defs.schema.json'].definitions;

  it.each([
    ['../defs.schema.json#/definitions/tone', 'sections/note.schema.json', tone],
    ['defs.schema.json#/definitions/tone', 'page.schema.json', tone],
    ['#/definitions/tone', 'https://page-documents.example/schemas/defs.schema.json', tone],
    ['defs.schema.json', 'page.schema.json', files['defs.schema.json']],
  ])('%s in %s', (ref, from, schema) => {
    expect(resolve(ref, from)).toEqual({
      schema,
      document: expect.stringMatching(/\/schemas\/defs\.schema\.json$/),
    });
  });

  it.each(['defs.schema.json#/definitions/none', 'none.schema.json', 'none.schema.json#/a/b'])(
    '%s leads nowhere',
    (ref) => {
      expect(() => resolve(ref, 'page.schema.json')).toThrow(`refers to ${ref}, which does not exist`);
    },
  );
});
