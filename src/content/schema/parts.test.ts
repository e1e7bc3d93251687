import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { partsOf, sectionPointer, sectionsIn } from './document-parts';
import { excesses } from './excesses';
import { borrowedIn, borrowingItems, detailNames } from './from-page';
import { missingType } from './missing-type';
import { numberedLists } from './numbered-lists';

const copy = { type: 'string', copy: true };
const card = {
  properties: { title: { ...copy, maxLength: 20 }, text: copy, link: { format: 'href' }, place: copy },
  fromPage: { title: 'title', link: 'link', place: 'detail where' },
  else: { required: ['title'] },
};
/** Compiled anew, as what is known of a field tree is kept with it. */
const compiled = () =>
  smallSchemas({
    'page.schema.json': { properties: { title: copy } },
    'site.schema.json': { properties: { name: copy } },
    'sections/cards.schema.json': { properties: { intro: copy, items: { items: card } } },
    'sections/card.schema.json': { ...card, fromPage: { text: 'detail when' } },
    'sections/plain.schema.json': { properties: { title: copy, text: copy } },
    'sections/steps.schema.json': {
      properties: {
        length: { type: 'number' },
        steps: {
          items: {
            properties: {
              at: { type: 'number', atMost: '/length' },
              part: { type: 'number', atMost: 'whole' },
              whole: { type: 'number' },
              no: { numbering: true },
              deeper: { items: { properties: { no: { numbering: true } } } },
            },
          },
        },
        titles: { items: copy },
      },
    },
  });
const schemas = compiled();

const page = { title: 'A', sections: [{ type: 'plain' }, 'none', { type: 'none' }] };

describe('a document has', () => {
  it.each<[string, unknown, string, string[]]>([
    ['itself and its sections', page, 'fees', ['', '/sections/0', '/sections/2']],
    ['itself without sections', {}, 'fees', ['']],
    ['itself, if its sections are no list', { sections: 'none' }, 'fees', ['']],
    ['itself, whatever it is', null, 'fees', ['']],
    ['itself as the site document', page, '_site', ['']],
    ['itself as a shared section', page, '_shared/a', ['']],
  ])('%s', (_, document, id, places) => {
    expect(partsOf(document, id, schemas).map(({ at }) => at)).toEqual(places);
  });

  it('the fields of each of its parts', () => {
    const of = (document: unknown, id: string) =>
      partsOf(document, id, schemas).map(({ tree, value }) => [tree, value]);
    expect(of(page, 'fees')).toEqual([
      [schemas.pageFields, page],
      [schemas.sectionFields('plain'), page.sections[0]],
      [undefined, page.sections[2]],
    ]);
    expect(of(page, '_site')).toEqual([[schemas.siteFields, page]]);
    const shared = { type: 'plain' };
    expect(of(shared, '_shared/a')).toEqual([[schemas.sectionFields('plain'), shared]]);
  });

  it.each([
    [page, 'fees', page.sections],
    [page, '_shared/a', [page]],
    [{ sections: 'none' }, 'fees', []],
    [null, 'fees', []],
    [null, '_shared/a', []],
  ])('%j as %s has the sections %j', (document, id, sections) => {
    expect(sectionsIn(document, id)).toEqual(sections);
  });

  it('pointers to its sections', () => {
    expect([sectionPointer('fees', 2), sectionPointer('_shared/a', 0)]).toEqual(['/sections/2', '']);
  });
});

describe('an item that names a page', () => {
  const taking = (value: unknown, type = 'cards') =>
    borrowingItems(compiled().sectionFields(type), value, '/sections/1').map(({ of, pointer, borrowed }) => [
      of,
      pointer,
      ...borrowed.map(({ name }) => name),
    ]);

  it.each<[string, unknown, unknown[]]>([
    [
      'borrows what it leaves out',
      { items: [{ of: '/a', title: 'x' }] },
      [['/a', '/sections/1/items/0', 'link', 'place']],
    ],
    ['borrows nothing if it has all', { items: [{ of: '/a', title: 'x', link: '/', place: 'y' }] }, []],
    ['borrows nothing if it names none', { items: [{ title: 'x' }, { of: 5 }, 'none'] }, []],
    ['is in a list', { items: { of: '/a' } }, []],
    ['is in an object', 'none', []],
  ])('%s', (_, value, found) => {
    expect(taking(value)).toEqual(found);
  });

  it('may be the section itself, of a type that has such items', () => {
    expect(taking({ of: '/a' }, 'card')).toEqual([['/a', '/sections/1', 'text']]);
    expect(taking({ of: '/a' }, 'plain')).toEqual([]);
    expect(taking({ of: '/a' }, 'none')).toEqual([]);
  });

  it('borrows texts of a length, and knows what it cannot be without', () => {
    const tree = schemas.sectionFields('cards');
    const item = tree?.kind === 'object' ? tree.properties[1]?.[1] : undefined;
    if (item?.kind !== 'array') throw new Error('There is no list.');
    expect(borrowedIn(item.items, {})).toEqual([
      { name: 'title', what: 'title', maxLength: 20, isNeeded: true },
      { name: 'link', what: 'link' },
      { name: 'place', what: 'detail where', maxLength: Number.MAX_SAFE_INTEGER },
    ]);
    expect(borrowedIn(item, {})).toEqual([]);
  });

  it('may ask for details, whose names are known', () => {
    expect([...detailNames(compiled())].sort()).toEqual(['when', 'where']);
  });
});

describe('in lists', () => {
  const steps = schemas.sectionFields('steps');
  const value = {
    length: 5,
    steps: [{ no: 1, at: 5, part: 3, whole: 3, deeper: [{ no: 1 }] }, 'none'],
    titles: ['a'],
  };

  it('numbers are found', () => {
    expect(numberedLists(steps, value, '/sections/0')).toEqual([
      { pointer: '/sections/0/steps', items: value.steps, property: 'no' },
      { pointer: '/sections/0/steps/0/deeper', items: [{ no: 1 }], property: 'no' },
    ]);
    for (const other of ['none', {}, { steps: {} }, null])
      expect(numberedLists(steps, other, '')).toEqual([]);
    expect(numberedLists(undefined, value, '')).toEqual([]);
  });

  it.each<[string, object, unknown[]]>([
    ['is as large as its limit', {}, []],
    ['exceeds that beside it', { part: 4 }, [['/part', 4, 'whole', 3]]],
    ['exceeds that of the section', { at: 6 }, [['/at', 6, 'length', 5]]],
    ['is none', { part: '4', at: null }, []],
    ['has no limit', { part: 4, whole: undefined }, []],
    ['has a limit that is none', { part: 4, whole: '3' }, []],
  ])('a number %s: %j', (_, more, found) => {
    const section = { ...value, steps: [{}, { ...(value.steps[0] as object), ...more }] };
    expect(
      excesses(steps, section, '/sections/0').map(({ pointer, value, than, limit }) => [
        pointer.replace('/sections/0/steps/1', ''),
        value,
        than,
        limit,
      ]),
    ).toEqual(found);
  });

  it('a number of another shape of document exceeds nothing', () => {
    for (const other of ['none', {}, { steps: {} }, null]) expect(excesses(steps, other, '')).toEqual([]);
    expect(excesses(undefined, value, '')).toEqual([]);
    const limited = { kind: 'limited', atMost: '/a' } as const;
    const one = { kind: 'object', properties: [['x', limited] as const], required: [] } as const;
    expect(excesses(one, { x: 1 }, '')).toEqual([]);
  });
});

describe('a section without a type', () => {
  const place = { file: 'fees/page.json', pointer: '/sections/1' };
  const found = (section: Record<string, unknown>, before?: unknown) =>
    missingType(place, section, before, schemas);

  it('lacks it', () => {
    expect(found({ title: 'x' })).toEqual({
      ...place,
      ...{
        kind: 'missing-property',
        property: 'type',
        keyword: 'required',
        allowed: ['title'],
        limit: undefined,
      },
      ...{ value: { title: 'x' }, owner: 'a section', expected: undefined },
      description: 'The kind of section: `card`, `cards`, `plain` …',
    });
  });

  it('has it under another name', () => {
    expect(found({ tpye: 'plain' })).toMatchObject({
      ...{ kind: 'unknown-property', pointer: '/sections/1/tpye', property: 'tpye', meant: 'type' },
      keyword: 'additionalProperties',
    });
  });

  it.each<[string, Record<string, unknown>, unknown, boolean]>([
    ['whose properties the one above lacks', { text: 'x' }, { type: 'plain', title: 'y' }, true],
    ['with one that the one above has', { text: 'x', title: 'z' }, { type: 'plain', title: 'y' }, false],
    ['with one of no such type', { text: 'x', items: [] }, { type: 'plain' }, false],
    ['without properties', {}, { type: 'plain' }, false],
    ['below none', { text: 'x' }, undefined, false],
    ['below one of no known type', { text: 'x' }, { type: 'none' }, false],
  ])('%s: whether it is the rest of that one: %s', (_, section, before, isRest) => {
    const { expected } = found(section, before);
    if (isRest) expect(expected).toContain('"text" belongs to the "plain" section above');
    else expect(expected).toBeUndefined();
  });
});
