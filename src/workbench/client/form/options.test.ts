import { expect, it } from 'vitest';
import { linkOptions, optionsFor, parentsAmong, takenBy } from './options';

const options = [
  { id: '/solutions#finance', title: 'Solutions: finance' },
  { id: '/corporate-finance', title: 'Corporate Finance' },
  { id: '/finance', title: 'Finance' },
  { id: '/hr', title: 'Human Resources' },
];
const found = (typed: string) => optionsFor(typed, options).map(({ id }) => id);

it.each(['finance', '/finance', 'Finance'])(
  '%s: the page of that name, other pages, then anchors',
  (typed) => {
    expect(found(typed)).toEqual(['/finance', '/corporate-finance', '/solutions#finance']);
  },
);

it('a page is found by its title', () => {
  expect(found('human')).toEqual(['/hr']);
});

it('the shorter of two titles that begin as typed comes first', () => {
  const pages = [
    { id: '/case-studies/private-equity', title: 'Private Equity Case Study' },
    { id: '/private-equity', title: 'Private Equity' },
  ];
  expect(optionsFor('privat', pages).map(({ id }) => id)).toEqual([
    '/private-equity',
    '/case-studies/private-equity',
  ]);
});

it('an anchor is found by the whole of its address', () => {
  expect(found('/solutions#fin')).toEqual(['/solutions#finance']);
});

it('a list is offered the pages with pages below them, and a link every page with its anchors', () => {
  const page = (route: string, ...anchors: string[]) => ({
    route,
    title: route.slice(1),
    isDraft: false,
    anchors,
  });
  const pages = [page('/news', 'latest'), page('/news/spring'), page('/newsletter'), page('/')];
  expect(parentsAmong(pages).map(({ id }) => id)).toEqual(['/news', '/']);
  // What lies further below is not in the list, and the home page is not below itself.
  expect(parentsAmong([page('/news'), page('/news/a/b')])).toEqual([]);
  expect(parentsAmong([page('/')])).toEqual([]);
  expect(pages.flatMap(linkOptions).map(({ id }) => id)).toEqual([
    '/news',
    '/news#latest',
    '/news/spring',
    '/newsletter',
    '/',
  ]);
});

it('what the schema refuses is not offered', () => {
  const offered = (pattern?: string) =>
    takenBy(pattern === undefined ? {} : { pattern }, options).map(({ id }) => id);
  expect(offered('^/[a-z-]+$')).toEqual(['/corporate-finance', '/finance', '/hr']);
  expect(offered()).toEqual(options.map(({ id }) => id));
});
