import { describe, expect, it } from 'vitest';
import { facts } from '../../../tests/support/page-facts';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { draftOf, isOver, isUnpublished, unpublishedPaths, withoutLinks } from './unpublished';

it.each<[object | undefined, ReturnType<typeof draftOf>]>([
  [{ draft: true }, true],
  [{ draft: true, publishFrom: '2027-05-01' }, true],
  [{ draft: 'yes' }, false],
  [{ publishFrom: '2027-05-01' }, { from: '2027-05-01' }],
  [{ publishUntil: '2027-05-01' }, { until: '2027-05-01' }],
  [{ publishFrom: 5 }, false],
  [{}, false],
  [undefined, false],
])('%j is published when %j says', (document, draft) => {
  expect(draftOf(document as Record<string, unknown>)).toStrictEqual(draft);
});

it.each<[ReturnType<typeof draftOf>, string, boolean, boolean]>([
  [true, '2027-05-01', true, false],
  [false, '2027-05-01', false, false],
  [{ from: '2027-05-01' }, '2027-04-30T23:59', true, false],
  [{ from: '2027-05-01' }, '2027-05-01', false, false],
  [{ from: '2027-05-01T09:00' }, '2027-05-01T08:59', true, false],
  [{ from: '2027-05-01T09:00' }, '2027-05-01T09:00', false, false],
  [{ until: '2027-05-01' }, '2027-05-01T23:59', false, false],
  [{ until: '2027-05-01' }, '2027-05-02', true, true],
  [{ until: '2027-05-01T09:00' }, '2027-05-01T08:59', false, false],
  [{ until: '2027-05-01T09:00' }, '2027-05-01T09:00', true, true],
])('with %j, at %s: not published %s, over %s', (draft, now, unpublished, over) => {
  expect([isUnpublished(draft, now), isOver(draft, now)]).toEqual([unpublished, over]);
});

it('nothing leads to the paths of a page that is not published', () => {
  const pages = [
    facts('a'),
    facts('b', { draft: true, aliases: ['/old'] }),
    facts('index', { draft: { from: '2028-01-01' } }),
  ];
  expect([...unpublishedPaths(pages, '2027-05-01')]).toEqual(['/b', '/old', '/']);
});

describe('without links to pages that are not published', () => {
  const link = { format: 'href' };
  const copy = { copy: true };
  const item = { properties: { label: copy, href: link }, required: ['href'] };
  const card = {
    properties: { title: copy, of: link },
    fromPage: { title: 'title' },
    else: { required: ['title'] },
  };
  const fields = smallSchemas({
    'sections/note.schema.json': {
      properties: {
        title: copy,
        more: link,
        button: item,
        links: { items: item },
        several: { items: item, minItems: 2 },
        cards: { items: card },
      },
    },
  }).sectionFields('note');
  const left = (value: unknown) => withoutLinks(fields, value, new Set(['/soon']));
  const [soon, there] = [
    { label: 'a', href: '/soon#x' },
    { label: 'b', href: '/there' },
  ];

  it.each<[string, unknown, unknown]>([
    [
      'there is what has none',
      { title: 'x', more: '/there', other: 1 },
      { title: 'x', more: '/there', other: 1 },
    ],
    ['there is no such link', { title: 'x', more: '/soon' }, { title: 'x' }],
    ['there is nothing that needs it', { title: 'x', button: soon }, { title: 'x' }],
    ['there are the other items', { links: [soon, there] }, { links: [there] }],
    ['there is no list without items', { links: [soon] }, {}],
    ['there is a list that was empty', { links: [] }, { links: [] }],
    ['there is no list with too few items', { several: [soon, there] }, {}],
    [
      'there is a list with as many as it needs',
      { several: [soon, there, there] },
      { several: [there, there] },
    ],
    ['there is a list that had too few', { several: [there] }, { several: [there] }],
    [
      'there is no item that says nothing itself',
      { cards: [{ of: '/soon' }, { of: '/there' }] },
      { cards: [{ of: '/there' }] },
    ],
    [
      'there is an item that says all itself',
      { cards: [{ of: '/soon', title: 'x' }] },
      { cards: [{ title: 'x' }] },
    ],
    ['there is what is no list', { links: 'x' }, { links: 'x' }],
    ['there is what is no object', { button: 'x', more: 5 }, { button: 'x', more: 5 }],
  ])('%s: %j', (_, value, expected) => {
    expect(left(value)).toStrictEqual(expected);
  });

  it('all is as it was where there are no fields', () => {
    expect(withoutLinks(undefined, soon, new Set(['/soon']))).toBe(soon);
    expect([left('x'), left(undefined)]).toEqual(['x', undefined]);
  });
});
