import { type CheckCases, replacing } from './core/check-cases';
import { misplaced } from './orphan-page.cases';

const sitemap = 'sitemap/page.json';
const link = '{ "label": "Finance", "href": "/finance" }';
const home = '{ "label": "Home", "href": "/" }';
const listed = (text: string) => replacing(sitemap, link, text);
const file = 'finance/page.json';

export const cases: CheckCases = {
  found: [
    {
      name: 'a page that is not listed',
      says: ['does not list /finance', 'sitemap/page.json'],
      causes: ['sitemap/page.json'],
      changes: replacing(sitemap, `,\n            ${link}`, ''),
      file,
      pointer: '',
    },
    { name: 'a page in whose place another one is listed', changes: listed(home), file, pointer: '' },
    {
      name: 'a list without the home page',
      changes: replacing(sitemap, `${home},`, ''),
      file: 'index/page.json',
      pointer: '',
    },
    {
      name: 'a page that another page lacks, which says that it lists all',
      changes: {
        ...replacing(sitemap, '"title": "Sitemap",', '"title": "Sitemap", "sitemap": false,'),
        ...replacing('index/page.json', '"title": "Home",', '"title": "Home", "sitemap": true,'),
      },
      file: sitemap,
      pointer: '',
    },
  ],
  quiet: [
    {
      name: 'a page that search engines are to leave out',
      changes: {
        ...listed(home),
        ...replacing('finance/page.json', '"title": "Finance",', '"title": "Finance", "noindex": true,'),
      },
    },
    {
      name: 'a page that is called sitemap and says that it lists nothing',
      changes: {
        [sitemap]: [
          ['"title": "Sitemap",', '"title": "Sitemap", "sitemap": false,'],
          [link, home],
        ],
      },
    },
    {
      name: 'a page that is listed on one of two',
      changes: {
        ...listed(home),
        ...replacing('index/page.json', '"title": "Home",', '"title": "Home", "sitemap": true,'),
      },
      also: ['orphan-page'],
    },
    {
      name: 'a page that is listed by its alias',
      changes: {
        ...listed(link.replace('/finance', '/money')),
        ...replacing(file, '"title": "Finance",', '"title": "Finance", "aliases": ["/money"],'),
      },
    },
    {
      name: 'a page that is listed with an anchor',
      changes: {
        ...listed(link.replace('/finance', '/finance#top')),
        ...replacing(file, '"type": "hero",', '"type": "hero", "id": "top",'),
      },
    },
    {
      name: 'a draft',
      changes: {
        ...listed(home),
        ...replacing(file, '"title": "Finance",', '"title": "Finance", "draft": true,'),
      },
    },
    {
      name: 'a page that a dead link was probably meant for',
      changes: listed(link.replace('/finance', '/finanzas')),
      also: ['dead-link'],
    },
    {
      name: 'a list with a link that is written wrongly, which may be meant for it',
      changes: listed('{ "label": "Finance", "href": "/Finanzas" }'),
      also: ['malformed-href'],
    },
    {
      name: 'a page in a folder that no link can lead to, which is the mistake',
      changes: misplaced,
      also: ['wrong-route'],
    },
    {
      name: 'a list that is invalid',
      changes: listed('{ "label": "Finance", "href": "/", "colours": 1 }'),
      also: ['unknown-property'],
    },
    {
      name: 'a list with an anchor of its own',
      changes: listed(`${link}, { "label": "Home", "href": "#main" }`),
    },
  ],
};
