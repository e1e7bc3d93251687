import { describe, expect, it } from 'vitest';
import { facts, listed } from '../../../tests/support/page-facts';
import type { List, Teaser } from '../model/list';
import type { Section } from '../types.generated';
import { countParts, goesOn, listBehind, listPages, partCounts, partPath, partRoutes } from './list-pages';
import {
  collatorOf,
  idsListed,
  lendingPages,
  listablePages,
  listableRoutes,
  pagesOf,
  readList,
  routeAbove,
  withItems,
} from './lists';

describe('a section with a list', () => {
  it.each<[unknown, List | undefined]>([
    [{ of: '/a' }, { of: '/a' }],
    [
      { of: '/a', tag: 't', order: 'title', limit: 3, when: 'past', title: 'x' },
      { of: '/a', tag: 't', order: 'title', limit: 3, when: 'past' },
    ],
    [{ of: '/a', tag: 1, order: 'size', limit: '3', when: 'soon' }, { of: '/a' }],
    [{ tag: 't' }, undefined],
    [{ of: 5 }, undefined],
    ['/a', undefined],
  ])('%j lists %j', (section, list) => {
    expect(readList(section)).toStrictEqual(list);
  });

  it('has items in place of what chooses them', () => {
    const section = { type: 'news', of: '/a', tag: 't', order: 'title', limit: 3, when: 'past', title: 'x' };
    const items = [{ title: 'a', href: '/a' }];
    const pages = { part: 1, count: 2 };
    expect(withItems(section as unknown as Section, items)).toStrictEqual({
      type: 'news',
      title: 'x',
      items,
    });
    expect(withItems(section as unknown as Section, items, pages)).toMatchObject({ items, pages });
  });
});

it.each([
  ['a', false, '/'],
  ['a/b', false, '/a'],
  ['a/b/c', false, '/a/b'],
  ['index', false, undefined],
  ['_not-found', false, undefined],
  ['a/b', true, undefined],
])('lists show %s, hidden from search engines: %s, below %s', (id, isUnindexed, route) => {
  expect(routeAbove({ id, isUnindexed })).toBe(route);
});

const pages = [
  facts('b/x'),
  facts('a'),
  facts('b/y', { draft: { from: '2027-05-02' } }),
  facts('index'),
  facts('b/z', { isUnindexed: true }),
];

describe('the pages of a site', () => {
  it('have routes above them', () => {
    expect(listableRoutes(pages)).toEqual(['/', '/b']);
  });

  it.each<[string, string | undefined, string[], object]>([
    ['that are published', '2027-05-01', ['/b', '/none'], { '/b': ['b/x'], '/none': [] }],
    ['that are published later', '2027-05-02', ['/b'], { '/b': ['b/x', 'b/y'] }],
    ['of any time', undefined, ['/b', '/'], { '/b': ['b/x', 'b/y'], '/': ['a'] }],
    ['without lists', undefined, [], {}],
  ])('%s are listed', (_, now, routes, expected) => {
    const found = listablePages(
      pages,
      routes.map((of) => ({ of })),
      now,
    );
    expect(Object.fromEntries([...found].map(([route, list]) => [route, list.map(({ id }) => id)]))).toEqual(
      expected,
    );
  });

  it('are listed with what they say of themselves', () => {
    const words = { title: 'Título', listed: { text: 'Texto', more: { a: 'b' } } };
    const page = facts('a', { title: 'T', teaser: { text: 'x' }, translations: { es: words as never } });
    expect(listablePages([page, facts('b')], [{ of: '/' }], undefined).get('/')).toStrictEqual([
      {
        id: 'a',
        title: 'T',
        teaser: { text: 'x' },
        translations: { es: { title: 'Título', text: 'Texto', more: { a: 'b' } } },
      },
      { id: 'b', title: 'b', translations: {} },
    ]);
  });

  it('lend under their paths and aliases, if items ask for them', () => {
    const asking = facts('q', {
      borrows: ['/a', '/old', '/b/y', '/none'].map((of) => ({ of, pointer: '', borrowed: [] })),
    });
    const all = [facts('a'), facts('c', { aliases: ['/old', '/older'] }), facts('b/y', { draft: true })];
    const lenders = (now: string | undefined, asks = [asking]) =>
      [...lendingPages(all, asks, now)].map(([path, { id }]) => `${path} ${id}`);
    expect(lenders('2027-05-01')).toEqual(['/a a', '/old c']);
    expect(lenders(undefined)).toEqual(['/a a', '/old c', '/b/y b/y']);
    expect(lenders(undefined, [])).toEqual([]);
  });
});

describe('a list shows', () => {
  const collator = collatorOf('en');
  const chosen = (list: Partial<List>, ...teasers: Teaser[]) => {
    const all = teasers.map((teaser, index) => listed(`p${index}`, teaser));
    return pagesOf({ of: '/', ...list }, all, '2027-05-15', ({ title }) => title, collator)
      .map(({ id }) => id.slice(1))
      .join('');
  };
  const days = ['2027-05-14', '2027-05-15', '2027-05-16'].map((date) => ({ date }));

  it.each<[string, Partial<List>, Teaser[], string]>([
    ['the newest first', {}, days, '210'],
    ['the oldest first', { order: 'oldest' }, days, '012'],
    ['what is to come, the next first', { when: 'coming' }, [...days, { date: '2028-01-01' }], '23'],
    [
      'what is to come, the last first',
      { when: 'coming', order: 'newest' },
      [...days, { date: '2028-01-01' }],
      '32',
    ],
    ['what is past', { when: 'past' }, days, '0'],
    ['what is now', { when: 'now' }, [...days, {}], '13'],
    ['what goes on until today', { when: 'now' }, [{ date: '2027-05-01', until: '2027-05-15' }], '0'],
    ['what was over yesterday', { when: 'past' }, [{ date: '2027-05-01', until: '2027-05-14' }], '0'],
    ['what has only a last day', { when: 'now' }, [{ until: '2027-05-15' }, { until: '2027-05-14' }], '0'],
    ['pages without a day last', {}, [{}, ...days], '3210'],
    ['pages without a day last, the oldest first', { order: 'oldest' }, [{}, ...days], '1230'],
    [
      'pages by their last day, if they have no other',
      {},
      [{ until: '2027-05-15' }, { date: '2027-05-16' }],
      '10',
    ],
    [
      'pages with a tag, whatever its capitals',
      { tag: 'Á' },
      [{ tags: ['á'] }, { tags: ['a'] }, { tags: ['Á'] }],
      '02',
    ],
    ['pages with a tag', { tag: 'a' }, [{ tags: ['a', 'b'] }, { tags: ['b'] }, {}], '0'],
    ['pages of a day by title', {}, [{ date: '2027-05-01' }, { date: '2027-05-01' }], '01'],
  ])('%s: %j', (_, list, teasers, order) => {
    expect(chosen(list, ...teasers)).toBe(order);
  });

  it('pages by title, those of one title by their ids', () => {
    const all = [
      { ...listed('b'), title: 'same' },
      { ...listed('c'), title: 'Earlier' },
      { ...listed('a'), title: 'same' },
    ];
    const by = (order: 'title' | 'newest') =>
      pagesOf({ of: '/', order }, all, '', ({ title }) => title, collator).map(({ id }) => id);
    expect(by('title')).toEqual(['c', 'a', 'b']);
    expect(by('newest')).toEqual(['c', 'a', 'b']);
  });

  it('pages by title, with numbers in their order', () => {
    const all = ['Hall 10', 'Hall 2', 'Hall 1'].map((title) => ({ ...listed(title), title }));
    const titles = pagesOf({ of: '/', order: 'title' }, all, '', ({ title }) => title, collator);
    expect(titles.map(({ title }) => title)).toEqual(['Hall 1', 'Hall 2', 'Hall 10']);
  });

  it('on any day pages that it links to', () => {
    const below = ['2027-01-01', '2027-02-01', '2027-03-01'].map((date, index) =>
      facts(`n/${index}`, { teaser: { date, tags: [`t${index}`] } }),
    );
    const ids = (...lists: Partial<List>[]) =>
      [
        ...idsListed(
          lists.map((list) => ({ of: '/n', ...list })),
          (route) => (route === '/n' ? below : []),
        ),
      ].sort();
    expect(ids({ when: 'past', limit: 1 })).toEqual(['n/2']);
    expect(ids({ limit: 1 }, { order: 'oldest', limit: 1 })).toEqual(['n/0', 'n/2']);
    expect(ids({ tag: 't1' })).toEqual(['n/1']);
    expect(ids({ of: '/m' })).toEqual([]);
  });
});

describe('a list goes on', () => {
  it.each<[string, (Partial<List> | undefined)[], number | undefined]>([
    ['if it has a limit', [{ limit: 2 }], 0],
    ['beside one without', [{}, undefined, { limit: 2 }], 2],
    ['beside one of other pages', [{ of: '/b', limit: 1 }, { limit: 2 }], 1],
    ['not without a limit', [{}], undefined],
    ['not beside another', [{ limit: 2 }, { limit: 3 }], undefined],
    ['not if there is none', [], undefined],
  ])('%s', (_, partial, index) => {
    const lists = partial.map((list) => list && { of: '/a', ...list });
    expect(goesOn('/a', lists)).toBe(index === undefined ? undefined : lists[index]);
  });

  it.each([
    [0, 3, 1],
    [3, 3, 1],
    [4, 3, 2],
    [7, 3, 3],
    [5, 0, 5],
    [5, undefined, 1],
    [0, undefined, 1],
  ])('%i items of which a page has %s are %i pages', (total, limit, count) => {
    expect(countParts(total, limit)).toBe(count);
  });

  it('on as many pages as it needs', () => {
    const pagesBelow = (route: string) => (route === '/a' ? [1, 2, 3].map((n) => listed(`a/${n}`)) : []);
    const page = (id: string, limit?: number) => ({
      id,
      lists: [{ of: `/${id}`, pointer: '', ...(limit && { limit }) }],
    });
    const counted = partCounts([page('a', 2), page('b', 2), { id: 'c' }], pagesBelow, '2027-05-15');
    expect([...counted]).toEqual([['a', 2]]);
    expect([
      ...partCounts([page('a')], pagesBelow, ''),
      ...partCounts([page('a', 3)], pagesBelow, ''),
    ]).toEqual([]);
  });

  it.each([
    ['/news', 1, '/news'],
    ['/news', 2, '/news/2'],
    ['/', 12, '/12'],
  ])('from %s, on its page %i, at %s', (route, part, path) => {
    expect(partPath(route, part)).toBe(path);
    expect(partRoutes({ es: route }, part)).toEqual({ es: path });
    expect(listBehind(path)).toEqual(part === 1 ? undefined : { route, part });
  });

  it.each(['/news/1', '/news/02', '/news/0', '/news/1234567', '/news/2a', '/news', 'news'])(
    'not at %s',
    (path) => {
      expect(listBehind(path)).toBeUndefined();
    },
  );

  it.each([
    [1, 1, undefined],
    [1, 2, { part: 1, count: 2, next: '2' }],
    [2, 3, { part: 2, count: 3, previous: '1', next: '3' }],
    [3, 3, { part: 3, count: 3, previous: '2' }],
  ])('from page %i of %i to %j', (part, count, links) => {
    expect(listPages(part, count, String)).toStrictEqual(links);
  });
});
