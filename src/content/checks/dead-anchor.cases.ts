import type { CheckCases, SiteChanges } from './core/check-cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({ [file]: [['"href": "/" }]', `"href": "${href}" }]`]] as const });
const twoAnchors = { 'index/page.json': [['"type": "cta",', '"type": "cta", "id": "stars",']] as const };

const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
/** A shared section whose button leads there, shown by the pages /finance, which has an anchor "end", and /sitemap. */
const shared = (href: string, more = ''): SiteChanges => ({
  '_shared/start/section.json': `{ "type": "cta", "title": "Home", ${more}"actions": [{ "label": "Home", "href": "${href}" }] }`,
  '_shared/start/es.json': '{}',
  [file]: [
    ['"type": "cta",', '"type": "cta", "id": "end",'],
    [last, `${last}, { "type": "shared", "name": "start" }`],
  ],
  'sitemap/page.json': [
    ['"type": "link-groups",', '"type": "shared", "name": "start" }, { "type": "link-groups",'],
  ],
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an anchor that one of two pages lacks which show a shared section',
      changes: shared('#end'),
      file: '_shared/start/section.json',
      pointer: '/actions/0/href',
      says: ['/sitemap has no anchor "end"'],
      causes: ['sitemap/page.json'],
      finding: { namesDocuments: true },
    },
    // A similar anchor is only a guess, even if it is the only one.
    {
      name: 'an anchor that the page for addresses that lead nowhere lacks',
      changes: {
        '_not-found/page.json': [
          [
            '"subtitle": "Write to us"',
            '"subtitle": "Write to us", "actions": [{ "label": "Home", "href": "#top-of" }]',
          ],
        ],
      },
      file: '_not-found/page.json',
      pointer: '/sections/0/actions/0/href',
      says: ['/404 has no anchor "top-of"'],
    },
    {
      name: 'a misspelt anchor',
      changes: linkTo('/#strat'),
      file,
      pointer,
      says: ['/ has no anchor "strat"', '"#start"'],
      causes: ['index/page.json'],
    },
    { name: 'an anchor with a plural', changes: linkTo('/#starts'), file, pointer },
    { name: 'an anchor that resembles two', changes: { ...linkTo('/#star'), ...twoAnchors }, file, pointer },
    {
      name: 'an anchor of another page',
      changes: linkTo('/sitemap#start'),
      file,
      pointer,
      says: ['/sitemap has', '"id": "start"'],
    },
    {
      name: 'an anchor that the page itself lacks',
      changes: linkTo('#start'),
      file,
      pointer,
      says: ['/finance has no anchor "start"'],
    },
    {
      name: 'an anchor of an alias',
      changes: {
        ...linkTo('/begin#nowhere'),
        'index/page.json': [['"title": "Home",', '"title": "Home", "aliases": ["/begin"],']],
      },
      file,
      pointer,
    },
  ],
  quiet: [
    { name: 'an anchor that both pages have which show a shared section', changes: shared('#main') },
    {
      name: 'an anchor of a page that shows a section with mistakes, which may have it',
      changes: {
        ...shared('/finance', '"colour": "red", '),
        'index/page.json': [['"href": "/finance"', '"href": "/finance#hours"']],
      },
      also: ['unknown-property'],
    },
    { name: 'an anchor of the page', changes: linkTo('/#start') },
    { name: 'the one that every page has', changes: linkTo('/finance#main') },
    {
      name: 'an anchor behind an alias',
      changes: {
        ...linkTo('/begin#start'),
        'index/page.json': [['"title": "Home",', '"title": "Home", "aliases": ["/begin"],']],
      },
    },
    { name: 'an anchor of a page that is not there', changes: linkTo('/nowhere#start'), also: ['dead-link'] },
    {
      name: 'an anchor of a page whose anchors nobody knows',
      changes: {
        ...linkTo('/sitemap#start'),
        'sitemap/page.json': [['"type": "hero"', '"type": "opening-hours"']],
      },
      also: ['unknown-section'],
    },
    {
      name: 'an anchor of the page itself',
      changes: {
        'index/page.json': [
          ['"title": "Write to us",', '"title": "Write to us", "id": "end",'],
          [
            '"label": "Get Started", "href": "/finance" }',
            '"label": "Get Started", "href": "#end" }, { "label": "Home", "href": "/finance" }',
          ],
        ],
        'finance/page.json': [['"href": "/#start" }]', '"href": "/sitemap" }]']],
      },
    },
    { name: 'an anchor of another site', changes: linkTo('https://example.org/#nowhere') },
  ],
};
