import { type CheckCases, replacing } from './core/check-cases';

const link = '"actions": [{ "label": "Get Started", "href": "/finance" }]';
const to = (href: string) => replacing('index/page.json', link, link.replace('/finance', href));
const file = 'finance/page.json';
const aliased = replacing(file, '"title": "Finance",', '"title": "Finance", "aliases": ["/money"],');

/** A page in a folder that cannot be a path. */
export const misplaced = {
  'Prices/page.json': JSON.stringify({
    $schema: '../../../../schemas/page.schema.json',
    title: 'Copyright',
    description: 'A description that is long enough, and of its own: it is shown by a search engine.',
    sections: [{ type: 'hero', subtitle: 'Write to us' }],
  }),
  'Prices/es.json': JSON.stringify({
    'A description that is long enough, and of its own: it is shown by a search engine.':
      'Una descripción lo bastante larga, y propia: la muestra un buscador.',
  }),
};

/** A page that links to the finance page. */
const linking = (settings: object) => ({
  'news/page.json': JSON.stringify({
    ...JSON.parse(misplaced['Prices/page.json']),
    ...settings,
    sections: [
      { type: 'hero', subtitle: 'Write to us', actions: [{ label: 'Get Started', href: '/finance' }] },
    ],
  }),
  'news/es.json': misplaced['Prices/es.json'],
});

/** A list of all pages, after the last section of a page. */
const listIn = (id: string, last: string) =>
  replacing(`${id}/page.json`, last, `${last}, { "type": "listing", "of": "/" }`);
const lastOfHome = `${link.replace('/finance', '/')}
    }`;

export const cases: CheckCases = {
  found: [
    {
      name: 'a page with an earlier address that only the sitemap page lists, and not by that',
      changes: { ...to('/'), ...aliased },
      file,
      pointer: '',
      says: ['No page but the sitemap page links to /finance'],
    },
    {
      name: 'a page that is in a list of its own only',
      changes: {
        ...to('/'),
        ...listIn('finance', '"actions": [{ "label": "Get Started", "href": "/" }]\n    }'),
      },
      file,
      pointer: '',
    },
    {
      name: 'a page that only the sitemap page lists',
      says: ['No page but the sitemap page links to /finance'],
      changes: to('/'),
      file,
      pointer: '',
    },
    {
      name: 'a page that only the sitemap page lists, with an alias',
      changes: { ...to('/'), ...aliased },
      file,
      pointer: '',
    },
    {
      name: 'a page that only a list on the sitemap page shows',
      says: ['No page but the sitemap page links to /finance'],
      changes: {
        ...to('/'),
        'sitemap/page.json': [
          ['"href": "/finance"', '"href": "/"'],
          ['"type": "link-groups"', '"type": "listing", "of": "/" }, { "type": "link-groups"'],
        ],
      },
      file,
      pointer: '',
    },
    {
      name: 'a page that the sitemap page does not list either',
      says: ['No page links to /finance'],
      changes: {
        ...to('/'),
        ...replacing('sitemap/page.json', '"href": "/finance"', '"href": "/"'),
      },
      also: ['unlisted-page'],
      file,
      pointer: '',
    },
    {
      name: 'a page that leads to itself with the address of this site',
      changes: {
        ...to('/'),
        ...replacing(
          file,
          '"label": "Get Started", "href": "/"',
          '"label": "Get Started", "href": "https://www.example.com/finance"',
        ),
      },
      also: ['own-address'],
      file,
      pointer: '',
    },
    {
      name: 'a page beside another one with a link within itself',
      changes: {
        ...to('/'),
        ...replacing('sitemap/page.json', '"label": "Home", "href": "/"', '"label": "Home", "href": "#main"'),
      },
      also: ['unlisted-page'],
      file,
      pointer: '',
    },
    {
      name: 'a page that only a draft leads to',
      changes: { ...to('/'), ...linking({ draft: true }) },
      file,
      pointer: '',
    },
    {
      name: 'a page that leads to itself',
      changes: {
        ...to('/'),
        ...replacing(
          file,
          '"label": "Get Started", "href": "/"',
          '"label": "Get Started", "href": "/finance"',
        ),
      },
      file,
      pointer: '',
    },
  ],
  quiet: [
    {
      name: 'a page that a list may have shown whose route is wrong',
      changes: replacing(
        'index/page.json',
        `${link}\n    }`,
        `${lastOfHome}, { "type": "listing", "of": "/finances" }`,
      ),
      also: ['empty-list'],
    },
    { name: 'a page that the home page leads to', changes: {} },
    {
      name: 'a page that a page of a later day leads to',
      changes: { ...to('/'), ...linking({ publishFrom: '2999-01-31' }) },
    },
    {
      name: 'a page that a list on another page shows',
      changes: replacing(
        'index/page.json',
        `${link}\n    }`,
        `${lastOfHome}, { "type": "listing", "of": "/" }`,
      ),
    },
    {
      name: 'a home page that nothing links to',
      changes: {
        '_site/site.json': [
          ['"label": "Finance", "href": "/"', '"label": "Finance", "href": "/finance"'],
          ['"label": "Get Started", "href": "/"', '"label": "Get Started", "href": "/finance"'],
        ],
        [file]: [
          ['"href": "/#start"', '"href": "/sitemap"'],
          ['"label": "Get Started", "href": "/"', '"label": "Get Started", "href": "/sitemap"'],
        ],
      },
    },
    {
      name: 'a page that a link with the address of this site leads to',
      changes: to('https://www.example.com/finance'),
      also: ['own-address'],
    },
    { name: 'a page that is led to by its alias', changes: { ...to('/money'), ...aliased } },
    {
      name: 'a page that the header leads to',
      changes: {
        ...to('/'),
        ...replacing(
          '_site/site.json',
          '"label": "Finance", "href": "/"',
          '"label": "Finance", "href": "/finance"',
        ),
      },
    },
    {
      name: 'a page that search engines are to leave out',
      changes: {
        ...to('/'),
        ...replacing(file, '"title": "Finance",', '"title": "Finance", "noindex": true,'),
      },
    },
    {
      name: 'a draft',
      changes: {
        ...to('/'),
        ...replacing(file, '"title": "Finance",', '"title": "Finance", "draft": true,'),
      },
    },
    { name: 'a page that a dead link was probably meant for', changes: to('/finanzas'), also: ['dead-link'] },
    {
      name: 'a page that a link may lead to which is written wrongly',
      changes: to('/Finanzas'),
      also: ['malformed-href'],
    },
    {
      name: 'a page in a folder that no link can lead to, which is the mistake',
      changes: misplaced,
      also: ['wrong-route'],
    },
    {
      name: 'a page that an invalid document may lead to',
      changes: replacing('index/page.json', link, `${link.replace('/finance', '/')}, "colours": 1`),
      also: ['unknown-property'],
    },
  ],
};
