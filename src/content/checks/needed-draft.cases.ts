import { type CheckCases, replacing } from './core/check-cases';

const site = '_site/site.json';
const draft = '"draft": true';
const unpublished = (page: string, title: string, how = draft) =>
  replacing(`${page}/page.json`, `"title": "${title}",`, `"title": "${title}", ${how},`);

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
