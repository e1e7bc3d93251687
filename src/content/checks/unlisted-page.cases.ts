import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';
import { misplaced } from './orphan-page.cases';

const sitemap = 'sitemap/page.json';
const link = '{ "label": "Finance", "href": "/finance" }';
const home = '{ "label": "Home", "href": "/" }';
const listed = (text: string) => replacing(sitemap, link, text);
const file = 'finance/page.json';
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';

const linkTo = (href: string) => `{ "label": "Finance", "href": "${href}" }`;

/** A page below /finance. */
const below = (name: string, title: string): SiteChanges => ({
  [`finance/${name}/page.json`]: `{
  "$schema": "../../../../../schemas/page.schema.json",
  "title": "${title}",
  "description": "Which is ${name} of the pages below another, long enough for a search engine.",
  "sections": [{ "type": "hero", "subtitle": "One sentence on money is enough." }]
}`,
  [`finance/${name}/es.json`]: `{
  "One sentence on money is enough.": "Basta una frase sobre el dinero.",
  "Which is ${name} of the pages below another, long enough for a search engine.": "Cuál de las páginas de abajo es esta, lo bastante larga para un buscador (${name})."
}`,
});

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
      name: 'a page of which only a further page of its list is listed',
      changes: {
        ...listed(['/finance/2', '/finance/one', '/finance/two'].map(linkTo).join()),
        ...replacing(file, last, `${last}, { "type": "listing", "of": "/finance", "limit": 1 }`),
        ...below('one', 'Get Started'),
        ...below('two', 'Write to us'),
      },
      ...{ file, pointer: '' },
    },
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
