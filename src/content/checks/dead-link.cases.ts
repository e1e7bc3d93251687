import type { CheckCases } from './core/check-cases';
import { inlineText } from './link-mismatch.cases';

const file = 'finance/page.json';
const pointer = '/sections/1/actions/0/href';
const linkTo = (href: string) => ({ [file]: [['"href": "/" }]', `"href": "${href}" }]`]] as const });
const alias = {
  'index/page.json': [['"title": "Home",', '"title": "Home", "aliases": ["/start"],']] as const,
};

export const cases: CheckCases = {
  found: [
    {
      name: 'a link in a dictionary, of which the page is not the words',
      changes: inlineText('Ask [at the desk](/#start).', 'Pregunte [en la ventanilla](/nothing-like-it).'),
      file: 'finance/es.json',
      pointer: '/Ask [at the desk](~1#start).',
      says: ['Correct the link'],
    },
    ...['/home', '/es/home'].map((href) => ({
      name: `the home page by the name that other programs give it: ${href}`,
      says: ['"/"'],
      changes: linkTo(href),
      file,
      pointer,
    })),
    {
      name: 'a page that never was',
      says: ['Correct the link'],
      causes: ['nowhere/page.json'],
      changes: linkTo('/nowhere'),
      file,
      pointer,
    },
    {
      name: 'the page for unknown paths',
      says: ['No page answers for /404', 'where there is no page'],
      changes: linkTo('/404'),
      file,
      pointer,
    },
    { name: 'a page that never was, with an anchor', changes: linkTo('/nowhere#start'), file, pointer },
    { name: 'a page below an alias', changes: { ...linkTo('/start/now'), ...alias }, file, pointer },
    {
      name: 'a link of the footer',
      says: [
        'No page answers for /map',
        '"Sitemap" is at /sitemap now',
        'sitemap/page.json',
        '"aliases": ["/map"]',
      ],
      causes: ['map/page.json', 'sitemap/page.json'],
      changes: { '_site/site.json': [['"href": "/sitemap"', '"href": "/map"']] },
      file: '_site/site.json',
      pointer: '/footer/columns/0/links/0/href',
    },
    {
      name: 'a page that lists all others, and one of them',
      says: ['2 documents: index/page.json, finance/page.json'],
      changes: {
        [file]: [
          ['"title": "Finance",', '"title": "Finance", "sitemap": true,'],
          ['"href": "/" }]', '"href": "/nowhere" }]'],
        ],
        'index/page.json': [['"href": "/finance"', '"href": "/nowhere"']],
      },
      file: 'index/page.json',
      pointer: '/sections/1/actions/0/href',
    },
    // A similar path is only a guess: the intended page may come with the next branch.
    {
      name: 'a misspelt page',
      says: ['Did you mean "/finance"'],
      causes: ['finanse/page.json'],
      changes: linkTo('/finanse'),
      file,
      pointer,
    },
    { name: 'a page with one letter less', changes: linkTo('/financ#start'), file, pointer },
    { name: 'a page with a number', changes: linkTo('/finance2'), file, pointer },
    {
      name: 'a language in front',
      says: ['No page answers for /es/finance', 'Write "/finance"'],
      causes: ['es/finance/page.json'],
      changes: linkTo('/es/finance'),
      file,
      pointer,
      fixed: { [file]: '"href": "/finance" }]' },
    },
    {
      name: 'the path of a page in a language',
      says: ['Write "/finance"'],
      changes: {
        [file]: [
          ['"href": "/" }]', '"href": "/dinero" }]'],
          ['"title": "Finance",', '"title": "Finance", "routes": { "es": "/dinero" },'],
        ],
      },
      file,
      pointer,
      fixed: { [file]: '"href": "/finance" }]' },
    },
    {
      name: 'an earlier address',
      says: ['Write "/finance"'],
      changes: {
        ...linkTo('/money/now'),
        '_site/redirects.json': '[{ "from": "/money/*", "to": "/finance" }]',
      },
      file,
      pointer,
      fixed: { [file]: '"href": "/finance" }]' },
    },
    {
      name: 'the path that the site stands below in front',
      says: ['Write "/finance"'],
      changes: {
        ...linkTo('/museo/finance'),
        '_site/site.json': [['"https://www.example.com"', '"https://www.example.com/museo"']],
      },
      file,
      pointer,
      fixed: { [file]: '"href": "/finance" }]' },
    },
    {
      name: 'the first language in front',
      changes: linkTo('/en'),
      file,
      pointer,
      fixed: { [file]: '"href": "/" }]' },
    },
    {
      name: 'a language in front of an anchor',
      changes: linkTo('/es/index#start'),
      file,
      pointer,
      fixed: { [file]: '"href": "/#start" }]' },
    },
    {
      name: 'a language in front of an anchor that is not there',
      changes: linkTo('/es/finance#start'),
      file,
      pointer,
    },
    { name: 'a language in front of a page that never was', changes: linkTo('/es/nowhere'), file, pointer },
    {
      name: 'the name of the home page',
      changes: linkTo('/index'),
      file,
      pointer,
      fixed: { [file]: '"href": "/" }]' },
    },
    {
      name: 'a page by the address of the site',
      changes: linkTo('https://www.example.com/finanse#start'),
      file,
      pointer,
      says: ['No page answers for /finanse', 'Did you mean "/finance"'],
    },
    {
      name: 'two links to the same page, one with an anchor',
      changes: {
        ...linkTo('/nowhere#start'),
        'index/page.json': [['"href": "/finance"', '"href": "/nowhere"']],
      },
      file,
      pointer,
      says: ['2 documents'],
    },
  ],
  quiet: [
    { name: 'the page itself', changes: linkTo('/finance') },
    { name: 'an alias of another page', changes: { ...linkTo('/start'), ...alias } },
    { name: 'another site', changes: linkTo('https://example.org/nowhere') },
    { name: 'a page of the site by its address', changes: linkTo('https://www.example.com/nowhere.pdf') },
    {
      name: 'a page whose document has another name, which is another mistake',
      changes: { ...linkTo('/about'), 'about/pages.json': '{}' },
      also: ['missing-document'],
    },
    {
      name: 'a page whose folder has another name, which is another mistake',
      changes: {
        ...linkTo('/about-us'),
        'About us/page.json': JSON.stringify({
          $schema: '../../../../schemas/page.schema.json',
          title: 'Get Started',
          description: 'What the home page is about, long enough to be shown by a search engine.',
          sections: [{ type: 'hero', subtitle: 'Write to us' }],
        }),
        'About us/es.json': '{}',
      },
      also: ['wrong-route'],
    },
    {
      name: 'an alias of a document that is wrong elsewhere',
      changes: {
        ...linkTo('/start'),
        'index/page.json': [
          ['"title": "Home",', '"title": "Home", "aliases": ["/start"], "aliases": ["/start"],'],
        ],
      },
      also: ['duplicate-key'],
    },
    {
      name: 'an anchor of the page itself',
      changes: { 'index/page.json': [['"href": "/finance"', '"href": "#start"']] },
      also: ['orphan-page'],
    },
    {
      name: 'an alias of a document that cannot be read',
      changes: {
        ...linkTo('/start'),
        'index/page.json': [['"title": "Home",', '"title": "Home", "aliases": ["/start"],,']],
      },
      also: ['json-syntax'],
    },
  ],
};
