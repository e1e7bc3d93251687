import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const site = '_site/site.json';
const draft = '"draft": true';
const unpublished = (page: string, title: string, how = draft) =>
  replacing(`${page}/page.json`, `"title": "${title}",`, `"title": "${title}", ${how},`);

const button = (href: string) =>
  `{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "${href}" }] }`;
/** The sitemap page with other sections, and thus without a heading. */
const sitemapOf = (sections: string, more = ''): SiteChanges => ({
  'sitemap/page.json': `{
  "$schema": "../../../../schemas/page.schema.json",
  "title": "Sitemap",
  "description": "Every page of the site in one list, long enough to be shown by a search engine.",
  "sitemap": false,${more}
  "sections": [${sections}]
}`,
  '_site/plant.webp': null,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'the 404 page',
      says: ['its 404 page'],
      changes: unpublished('_not-found', 'Not found'),
      file: '_not-found/page.json',
      pointer: '/draft',
      fixed: { '_not-found/page.json': '"title": "Not found",' },
    },
    {
      name: 'the 404 page, until a day in the far future',
      changes: unpublished('_not-found', 'Not found', '"publishFrom": "9999-01-01"'),
      file: '_not-found/page.json',
      pointer: '/publishFrom',
      fixed: { '_not-found/page.json': '"title": "Not found",' },
    },
    {
      name: 'the 404 page, whose last day is over',
      changes: unpublished('_not-found', 'Not found', '"publishUntil": "2020-01-01"'),
      file: '_not-found/page.json',
      pointer: '/publishUntil',
      fixed: { '_not-found/page.json': '"title": "Not found",' },
    },
    {
      name: 'where the only link of the header leads',
      says: ['/finance is not published, and this site', 'finance/page.json'],
      causes: ['finance/page.json'],
      changes: {
        ...unpublished('finance', 'Finance'),
        ...replacing(site, '"label": "Finance", "href": "/"', '"label": "Finance", "href": "/finance"'),
      },
      file: site,
      pointer: '/header/navigation/0/href',
    },
    {
      name: 'where the only button of a page leads that has nothing else',
      changes: { ...unpublished('finance', 'Finance'), ...sitemapOf(button('/finance')) },
      file: 'sitemap/page.json',
      pointer: '/sections/0/actions/0/href',
      says: ['/finance is not published, and this page', 'finance/page.json'],
      causes: ['finance/page.json'],
      also: ['heading-outline'],
    },
    {
      name: 'where the only button of a page leads by an alias',
      changes: {
        ...unpublished('finance', 'Finance', '"aliases": ["/money"], "draft": true'),
        ...sitemapOf(button('/money')),
      },
      file: 'sitemap/page.json',
      pointer: '/sections/0/actions/0/href',
      says: ['/finance is not published'],
      also: ['heading-outline'],
    },
    {
      name: 'the home page, to which the header leads alone',
      changes: unpublished('index', 'Home'),
      file: 'index/page.json',
      pointer: '/draft',
      says: ['its home page'],
      fixed: { 'index/page.json': '"title": "Home",' },
    },
    {
      name: 'the home page',
      changes: {
        ...unpublished('index', 'Home'),
        [site]: [
          ['"label": "Finance", "href": "/"', '"label": "Finance", "href": "/finance"'],
          ['"label": "Get Started", "href": "/"', '"label": "Get Started", "href": "/finance"'],
        ],
      },
      file: 'index/page.json',
      pointer: '/draft',
      says: ['its home page'],
      fixed: { 'index/page.json': '"title": "Home",' },
    },
  ],
  quiet: [
    {
      name: 'where the button of a page leads that has another section',
      changes: {
        ...unpublished('finance', 'Finance'),
        ...sitemapOf(`${button('/finance')}, ${button('/')}`),
      },
      also: ['heading-outline'],
    },
    {
      name: 'where the only button of another draft leads',
      changes: {
        ...unpublished('finance', 'Finance'),
        ...sitemapOf(button('/finance'), '"draft": true,'),
      },
      also: ['heading-outline'],
    },
    {
      name: 'where the button of a page leads that has mistakes',
      changes: {
        ...unpublished('finance', 'Finance'),
        ...sitemapOf(button('/finance').replace('"title"', '"titel": "Home", "title"')),
      },
      also: ['unknown-property'],
    },
    {
      name: 'where the button of a shared section leads, which is left out with it',
      changes: {
        ...unpublished('finance', 'Finance'),
        ...sitemapOf(`${button('/')}, { "type": "shared", "name": "start" }`),
        '_shared/start/section.json': button('/finance'),
        '_shared/start/es.json': '{}',
      },
      also: ['heading-outline'],
    },
    {
      name: 'where the button of the header leads: there need not be one',
      changes: {
        ...unpublished('finance', 'Finance'),
        ...replacing(
          site,
          '"label": "Get Started", "href": "/"',
          '"label": "Get Started", "href": "/finance"',
        ),
      },
    },
    { name: 'a page that others can do without', changes: unpublished('finance', 'Finance') },
    {
      name: 'a home page that says that it is no draft',
      changes: unpublished('index', 'Home', '"draft": false'),
    },
    {
      name: 'a home page until a day in the far future',
      changes: unpublished('index', 'Home', '"publishUntil": "9999-01-01"'),
    },
    {
      name: 'a home page since a day of the past',
      changes: unpublished('index', 'Home', '"publishFrom": "2020-01-01"'),
    },
  ],
};
