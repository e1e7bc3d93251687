import type { CheckCases } from './core/check-cases';

const aliases = (...paths: string[]) => ({
  'sitemap/page.json': [
    ['"title": "Sitemap",', `"title": "Sitemap", "aliases": ${JSON.stringify(paths)},`],
  ] as const,
});
const file = 'sitemap/page.json';

const local = (said: string, document = 'finance/page.json', title = 'Finance') => ({
  [document]: [[`"title": "${title}",`, `"title": "${title}", ${said},`]] as const,
});

/** A list of subpages on the finance page, which has none: another mistake. */
const list = (more = ', "limit": 3', said = '') => {
  const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
  return {
    'finance/page.json': [
      ['"title": "Finance",', `"title": "Finance",${said}`],
      [last, `${last}, { "type": "listing", "of": "/finance"${more} }`],
    ] as const,
  };
};
const also = ['empty-list'];

export const cases: CheckCases = {
  found: [
    {
      name: 'an alias where a list goes on',
      changes: { ...list(), ...aliases('/finance/2') },
      ...{ file, pointer: '/aliases/0', also },
      says: ['/finance/2 is reserved for page 2 of the list of finance/page.json'],
    },
    {
      name: 'an alias where a list goes on in a language',
      changes: { ...list(', "limit": 3', ' "routes": { "es": "/dinero" },'), ...aliases('/dinero/3') },
      ...{ file, pointer: '/aliases/0', also },
    },
    {
      name: 'a path of its own where a list goes on',
      changes: { ...list(), ...local('"routes": { "es": "/finance/12" }', file, 'Sitemap') },
      ...{ file, pointer: '/routes/es', also },
    },
    {
      name: 'the last number that is kept for a list without entries',
      changes: { ...list(), ...aliases('/finance/51') },
      ...{ file, pointer: '/aliases/0', also },
    },
    {
      name: 'the path of another page, in a language',
      changes: local('"routes": { "es": "/sitemap" }'),
      file: 'finance/page.json',
      pointer: '/routes/es',
      says: ['already leads to sitemap/page.json'],
    },
    {
      name: 'its own alias, in a language',
      changes: local('"routes": { "es": "/dinero" }, "aliases": ["/dinero"]'),
      file: 'finance/page.json',
      pointer: '/routes/es',
      says: ['an alias of this page'],
    },
    {
      name: 'the same path in a language as another page',
      changes: {
        ...local('"routes": { "es": "/dinero" }'),
        ...local('"routes": { "es": "/dinero" }', file, 'Sitemap'),
      },
      file,
      pointer: '/routes/es',
    },
    {
      name: 'the file of the home page',
      changes: aliases('/index'),
      file,
      pointer: '/aliases/0',
      says: ['/index becomes', 'as /,', 'index/page.json'],
      causes: ['index/page.json'],
    },
    {
      name: 'the route of another page',
      changes: aliases('/map', '/finance'),
      file,
      pointer: '/aliases/1',
      says: ['/finance already', 'finance/page.json'],
    },
    { name: 'the home page itself', changes: aliases('/'), file, pointer: '/aliases/0' },
    {
      name: 'the route of the page itself',
      changes: aliases('/sitemap'),
      file,
      pointer: '/aliases/0',
      says: ['this page'],
    },
    {
      name: 'the file of the home page, of the home page itself',
      changes: { 'index/page.json': [['"title": "Home",', '"title": "Home", "aliases": ["/index"],']] },
      file: 'index/page.json',
      pointer: '/aliases/0',
    },
    {
      name: 'an alias of another page, at the later one',
      changes: {
        ...aliases('/money'),
        'finance/page.json': [['"title": "Finance",', '"title": "Finance", "aliases": ["/money"],']],
      },
      file,
      pointer: '/aliases/0',
    },
  ],
  quiet: [
    {
      name: 'a number below a list that ends at its limit, since it is not the only one',
      changes: {
        ...list(', "limit": 3 }, { "type": "listing", "of": "/finance", "limit": 5'),
        ...aliases('/finance/2'),
      },
      also: ['empty-list', 'empty-list'],
    },
    {
      name: 'a number below a list without a limit',
      changes: { ...list(''), ...aliases('/finance/2') },
      also,
    },
    {
      name: 'a number that a list does not reach for years',
      changes: { ...list(), ...aliases('/finance/52', '/finance/2026') },
      also,
    },
    {
      name: 'the page of a year below a list',
      changes: {
        ...list(),
        'finance/2026/page.json': JSON.stringify({
          $schema: '../../../../../schemas/page.schema.json',
          title: 'Finance of 2026',
          description: 'What happened in finance in 2026, long enough to be shown by a search engine.',
          sections: [
            {
              type: 'hero',
              subtitle: 'Write to us',
              heroImage: '../../_site/plant.webp',
              heroImageAlt: 'Home',
            },
          ],
        }),
      },
      also: ['missing-document', 'unlisted-page'],
    },
    {
      name: 'names below a list that are no pages of it',
      changes: { ...list(), ...aliases('/finance/1', '/finance/2-a', '/finance/2/more', '/sitemap/2') },
      also,
    },
    { name: 'a path of its own in a language', changes: local('"routes": { "es": "/dinero" }') },
    {
      name: 'a path of its own, and an alias that begins alike',
      changes: local('"routes": { "es": "/dinero" }, "aliases": ["/dinero-2", "/dinero/todo"]'),
    },
    { name: 'a path that the site needs for itself', changes: aliases('/es'), also: ['wrong-route'] },
    {
      name: 'the same path twice, which has a check of its own',
      changes: aliases('/map', '/map'),
      also: ['wrong-value'],
    },
    { name: 'the folder of what all pages share', changes: aliases('/site') },
    { name: 'another path', changes: aliases('/map', '/map/all') },
    {
      name: 'a path that begins like a page',
      changes: aliases('/finance-2', '/finance/indexes', '/indexes'),
    },
    {
      name: 'a path with a capital, which the schema finds',
      changes: aliases('/Index', '/Finance'),
      also: ['wrong-value', 'wrong-value'],
    },
    { name: 'a path below the page itself', changes: aliases('/sitemap/all') },
  ],
};
