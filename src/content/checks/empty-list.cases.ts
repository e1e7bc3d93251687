import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const file = 'finance/page.json';
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const shows = (list: string) => replacing(file, last, `${last},\n    { "type": "listing", ${list} }`);
const pointer = '/sections/2';

/** A page below /finance with the given properties, to which only the list links. */
const page = (name: string, more = ''): SiteChanges => ({
  [`finance/${name}/page.json`]: `{
  "$schema": "../../../../../schemas/page.schema.json",
  "title": "${name === 'one' ? 'Get Started' : 'Write to us'}",
  "description": "Which is ${name} of the pages below another, long enough for a search engine.",
  ${more}"sections": [{ "type": "hero", "subtitle": "One sentence on money is enough." }]
}`,
  [`finance/${name}/es.json`]: `{
  "One sentence on money is enough.": "Basta una frase sobre el dinero.",
  "Which is ${name} of the pages below another, long enough for a search engine.": "Cuál de las páginas de abajo es esta, lo bastante larga para un buscador (${name})."
}`,
  'sitemap/page.json': [[sitemap, `${sitemap}, { "label": "Get Started", "href": "/finance/${name}" }`]],
});
const sitemap = '{ "label": "Finance", "href": "/finance" }';
const tagged = page('one', '"teaser": { "tags": ["shipping", "cranes"] }, ');

/** A site of a home page alone, which shows the pages beside it. */
const homeAlone: SiteChanges = {
  ...Object.fromEntries(
    ['finance', 'sitemap'].flatMap((id) => [
      [`${id}/page.json`, null],
      [`${id}/es.json`, null],
    ]),
  ),
  '_site/site.json': [['"href": "/sitemap"', '"href": "/#start"']],
  'index/page.json': [
    ['"href": "/finance" }]\n    }', '"href": "/#start" }]\n    },\n    { "type": "listing", "of": "/" }'],
  ],
};

export const cases: CheckCases = {
  found: [
    {
      name: 'the pages beside the home page, of which there are none yet',
      changes: homeAlone,
      file: 'index/page.json',
      pointer: '/sections/2/of',
      says: ['such as /first'],
      also: ['unused-image', 'unused-translation'],
    },
    {
      name: 'a route without pages below it, where the file of another page has another name',
      changes: { ...shows('"of": "/finance"'), 'about/pages.json': '{}' },
      file,
      pointer: `${pointer}/of`,
      also: ['missing-document'],
    },
    {
      name: 'a route without pages below it, where the file of a page two steps below has another name',
      changes: { ...shows('"of": "/finance"'), 'finance/one/two/pages.json': '{}' },
      file,
      pointer: `${pointer}/of`,
      also: ['missing-document'],
    },
    {
      name: 'a route whose own page has another name for its file',
      changes: {
        'finance/page.json': null,
        'finance/pages.json': '{}',
        ...replacing(
          'index/page.json',
          '"href": "/finance" }]\n    }',
          '"href": "/finance" }]\n    },\n    { "type": "listing", "of": "/finance" }',
        ),
      },
      file: 'index/page.json',
      pointer: '/sections/2/of',
      also: ['missing-document'],
    },
    {
      name: 'a route without pages below it',
      changes: shows('"of": "/finance"'),
      file,
      pointer: `${pointer}/of`,
    },
    {
      name: 'a letter too many, or a page that comes with the next branch',
      changes: { ...page('one', '"draft": true, '), ...shows('"of": "/financee"') },
      file,
      pointer: `${pointer}/of`,
      says: ['/finance'],
    },
    {
      name: 'a tag that no page has',
      changes: { ...tagged, ...shows('"of": "/finance", "tag": "bridges"') },
      file,
      pointer: `${pointer}/tag`,
      says: ['bridges'],
    },
    {
      name: 'a tag with a slip',
      changes: {
        ...page('one', '"draft": true, "teaser": { "tags": ["shipping", "cranes"] }, '),
        ...shows('"of": "/finance", "tag": "shiping"'),
      },
      file,
      pointer: `${pointer}/tag`,
      says: ['shipping'],
    },
    {
      name: 'a tag where no page has any',
      changes: { ...page('one'), ...shows('"of": "/finance", "tag": "shipping"') },
      file,
      pointer: `${pointer}/tag`,
    },
  ],
  quiet: [
    {
      name: 'a list of one page, which the list alone leads to',
      changes: { ...page('one'), ...shows('"of": "/finance"') },
    },
    {
      name: 'a tag that one page has',
      changes: { ...tagged, ...shows('"of": "/finance", "tag": "cranes"') },
    },
    { name: 'the pages at the top', changes: shows('"of": "/"') },
    {
      name: 'pages that are not published yet',
      changes: { ...page('one', '"draft": true, '), ...shows('"of": "/finance"') },
    },
    {
      name: 'a page below whose file has another name',
      changes: {
        ...shows('"of": "/finance"'),
        'finance/one/pages.json': '{}',
      },
      also: ['missing-document'],
    },
    {
      name: 'a page beside the home page whose file has another name',
      changes: { ...homeAlone, 'about/pages.json': '{}' },
      also: ['missing-document'],
    },
    {
      name: 'a tag with a capital',
      changes: { ...tagged, ...shows('"of": "/finance", "tag": "Cranes"') },
    },
    {
      name: 'a tag that a page with mistakes may have, beside one without',
      changes: {
        ...tagged,
        ...page('two', '"teaser": { "keywords": ["bridges"] }, '),
        ...shows('"of": "/finance", "tag": "bridges"'),
        'sitemap/page.json': [
          [
            sitemap,
            `${sitemap}, { "label": "Get Started", "href": "/finance/one" }, { "label": "Write to us", "href": "/finance/two" }`,
          ],
        ],
      },
      also: ['unknown-property'],
    },
    { name: 'what is no route', changes: shows('"of": "finance"'), also: ['wrong-value'] },
    {
      name: 'a list on a day on which nothing is on',
      changes: {
        ...page('one', '"teaser": { "date": "2001-02-03" }, '),
        ...shows('"of": "/finance", "when": "coming"'),
      },
    },
  ],
};
