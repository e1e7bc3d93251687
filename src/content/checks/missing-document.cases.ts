import { type CheckCases, replacing } from './core/check-cases';

const empty = '{}\n';

const named = {
  es: { code: 'es', name: 'Español', invitation: 'cambiar a español' },
  en: { code: 'en', name: 'English', invitation: 'switch to English' },
  ar: { code: 'ar', name: 'العربية', invitation: 'التبديل إلى العربية', direction: 'rtl' },
};
/** The site in these languages, of which the first should be that of its documents. */
const inOrder = (...codes: (keyof typeof named)[]) => ({
  '_site/site.json': [
    ['"url"', `"languages": ${JSON.stringify(codes.map((code) => named[code]))}, "url"`],
  ] as const,
});

const noDictionaries = Object.fromEntries(
  ['_site', 'finance', 'index', 'sitemap', '_not-found'].map((folder) => [`${folder}/es.json`, null]),
);

export const cases: CheckCases = {
  found: [
    {
      name: 'a page as a file of its name, to which others link, with an image that only it shows',
      changes: {
        'about.json':
          '{ "title": "About", "sections": [{ "type": "hero", "heroImage": "./_site/own.webp", "heroImageAlt": "Home" }] }',
        '_site/own.webp': {},
        ...replacing('finance/page.json', '"href": "/" }', '"href": "/about" }'),
      },
      severity: 'error',
      file: 'about/page.json',
      pointer: '',
      causes: ['about.json'],
      says: ['about/page.json does not exist. Move about.json there', 'remove that file'],
    },
    {
      name: 'a page below another as a file of its name',
      changes: { 'finance/bonds.json': '{ "title": "Bonds", "sections": [] }' },
      file: 'finance/bonds/page.json',
      pointer: '',
      says: ['Move finance/bonds.json there'],
    },
    {
      name: 'the home page as a file',
      changes: { 'index/page.json': null, 'index.json': '{ "title": "Home", "sections": [] }' },
      file: 'index/page.json',
      pointer: '',
      says: ['Move index.json there'],
    },
    {
      name: 'a language in front of that of the documents, whose dictionaries nobody should remove',
      changes: inOrder('es', 'en'),
      file: '_site/site.json',
      pointer: '/languages/1',
      says: ['Documents seem to be written in English', 'Spanish stands first', 'Put English first'],
    },
    {
      name: 'a language that is new, behind those that have their dictionaries',
      changes: inOrder('en', 'es', 'ar'),
      file: '_site/site.json',
      pointer: '/languages/2',
      says: ['There is no Arabic dictionary', 'new:language'],
    },
    {
      name: 'a language that is new, whose dictionaries are called as other programs call them',
      changes: {
        ...inOrder('en', 'es', 'ar'),
        '_site/AR.json': empty,
        ...Object.fromEntries(['finance', 'index', 'sitemap'].map((id) => [`${id}/AR.json`, empty])),
      },
      file: '_site/site.json',
      pointer: '/languages/2',
      says: ['There is no Arabic dictionary', 'Rename', 'call each ar.json', 'index/AR.json and 1 more'],
    },
    {
      name: 'a language that is new, three of whose dictionaries are called as other programs call them',
      changes: {
        ...inOrder('en', 'es', 'ar'),
        ...Object.fromEntries(['finance', 'index', 'sitemap'].map((id) => [`${id}/AR.json`, empty])),
      },
      file: '_site/site.json',
      pointer: '/languages/2',
      says: ['sitemap/AR.json, which lie in their places'],
      causes: ['finance/AR.json', 'index/AR.json', 'sitemap/AR.json'],
    },
    {
      name: 'no languages, in a site with other dictionaries than usual',
      changes: {
        'finance/es.json': null,
        '_site/es.json': null,
        'index/es.json': null,
        'sitemap/es.json': null,
        '_not-found/es.json': null,
        '_site/en.json': empty,
        'finance/en.json': empty,
        'finance/ar.json': empty,
      },
      file: '_site/site.json',
      pointer: '',
      says: ['lists no languages', 'English and Spanish', 'no Spanish dictionary'],
    },
    {
      name: 'a site without its home page, which all others link to',
      says: ['it holds the home page'],
      changes: {
        'index/page.json': null,
        'index/es.json': null,
        'finance/page.json': [['"href": "/#start"', '"href": "/sitemap"']],
      },
      also: ['unused-image', 'unused-translation'],
      file: 'index/page.json',
      pointer: '',
    },
    {
      name: 'a site without its document, in a language more than usual',
      changes: { '_site/site.json': null, 'finance/fr.json': empty },
      file: '_site/site.json',
      pointer: '',
    },
    {
      name: 'a file where the folder of the site document belongs',
      says: ['_site is a file', 'put a folder in its place'],
      changes: {
        '_site/site.json': null,
        '_site/es.json': null,
        '_site/glossary.json': null,
        '_site/team.svg': null,
        '_site/plant.webp': null,
        _site: 'text',
      },
      also: ['missing-image', 'missing-image'],
      file: '_site/site.json',
      pointer: '',
    },
    {
      name: 'a page without its dictionary',
      says: ['no Spanish dictionary', 'sitemap/es.json', 'each text of the page'],
      causes: ['sitemap/es.json'],
      finding: { language: 'es', isUntranslated: true },
      changes: { 'sitemap/es.json': null },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a dictionary under another name',
      says: ['Rename', 'sitemap/Es.json'],
      causes: ['sitemap/es.json', 'sitemap/Es.json'],
      changes: { 'sitemap/es.json': null, 'sitemap/Es.json': empty },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a site without its 404 page',
      says: ['it holds the page for unknown paths'],
      changes: { '_not-found/page.json': null, '_not-found/es.json': null },
      also: ['unused-translation'],
      file: '_not-found/page.json',
      pointer: '',
    },
    {
      name: 'a page under another name',
      says: ['about/page.json', 'Rename', 'about/pages.json', 'no such page'],
      causes: ['about/pages.json'],
      changes: { 'about/pages.json': empty },
      file: 'about/page.json',
      pointer: '',
    },
    {
      name: 'the site document under another name',
      changes: { '_site/site.json': null, '_site/Site.json': empty },
      file: '_site/site.json',
      pointer: '',
      says: ['Rename', '_site/Site.json'],
      causes: ['_site/Site.json'],
    },
    {
      name: 'the glossary, which a site can do without, in capitals',
      changes: { '_site/glossary.json': null, '_site/Glossary.json': empty },
      file: '_site/glossary.json',
      pointer: '',
      says: ['Rename', '_site/Glossary.json', 'no such document'],
      causes: ['_site/Glossary.json'],
    },
    {
      name: 'redirects that a program has put a name behind',
      changes: { '_site/redirects.json.txt': '[]' },
      file: '_site/redirects.json',
      pointer: '',
      says: ['Rename', '_site/redirects.json.txt'],
    },
    {
      name: 'the folder of the 404 page with an underscore for its hyphen',
      changes: {
        '_not-found/page.json': null,
        '_not-found/es.json': null,
        '_not_found/page.json': empty,
        '_not_found/es.json': empty,
      },
      also: ['unused-translation'],
      file: '_not-found/page.json',
      pointer: '',
      says: ['Rename the folder', '_not_found', '"_not-found"'],
    },
    {
      name: 'the folder of the site in capitals',
      changes: {
        '_site/site.json': null,
        '_site/es.json': null,
        '_site/glossary.json': null,
        '_Site/site.json': empty,
        '_Site/es.json': empty,
        '_Site/glossary.json': empty,
      },
      file: '_site/site.json',
      pointer: '',
      says: ['Rename the folder', '_Site', '"_site"'],
    },
    {
      name: 'a page that is named as other programs name it',
      says: ['about/page.json', 'Rename', 'about/index.json'],
      changes: { 'about/index.json': empty, 'about/es.json': empty },
      file: 'about/page.json',
      pointer: '',
    },
    {
      name: 'a page that is named after its folder',
      says: ['Rename', 'company/hr/hr.json'],
      changes: { 'company/hr/hr.json': empty, 'company/hr/es.json': empty },
      file: 'company/hr/page.json',
      pointer: '',
    },
    {
      name: 'a dictionary that is named by its language',
      says: ['Rename', 'sitemap/spanish.json'],
      changes: { 'sitemap/es.json': null, 'sitemap/spanish.json': empty },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'a dictionary that is named by its language in that language',
      says: ['Rename', 'sitemap/Español.json'],
      changes: { 'sitemap/es.json': null, 'sitemap/Español.json': empty },
      file: 'sitemap/page.json',
      pointer: '',
    },
    {
      name: 'the shared dictionary',
      changes: { '_site/es.json': null },
      file: '_site/es.json',
      pointer: '',
      says: ['the Spanish of header and footer'],
      finding: { isUntranslated: true },
    },
    {
      name: 'a language without any dictionary',
      changes: noDictionaries,
      file: '_site/site.json',
      pointer: '',
      says: ['no Spanish dictionary, neither', 'new:language -- es'],
      finding: { language: 'es', isUntranslated: true, dependsOn: 'languages', doubts: 'languages' },
    },
    {
      name: 'the site document, and every dictionary of a language that it may have listed',
      changes: {
        '_site/site.json': null,
        ...noDictionaries,
      },
      file: '_site/site.json',
      pointer: '',
    },
    {
      name: 'the site document and its dictionary',
      changes: { '_site/site.json': null, '_site/es.json': null },
      file: '_site/site.json',
      pointer: '',
      says: ['it holds brand, header and footer'],
    },
  ],
  quiet: [
    ...[
      ['index', 'Index', 'unused-image'],
      ['_not-found', '404', 'unused-translation'],
    ].map(([right = '', wrong = '', more = '']) => ({
      name: `a page that every site has, in a folder that cannot be its path: ${wrong}`,
      changes: {
        [`${right}/page.json`]: null,
        [`${right}/es.json`]: null,
        [`${wrong}/page.json`]: JSON.stringify({
          $schema: '../../../../schemas/page.schema.json',
          title: 'Home',
          description: 'What the home page is about, long enough to be shown by a search engine.',
          sections: [{ type: 'hero', subtitle: 'Write to us' }],
        }),
        [`${wrong}/es.json`]: empty,
      },
      also: ['wrong-route', more],
    })),
    {
      name: 'data beside the folders that is no page',
      changes: { 'about.json': empty },
      also: ['unexpected-file'],
    },
    {
      name: 'a copy of a page beside it',
      changes: { 'finance/page-old.json': '{ "title": "Finance", "sections": [] }' },
      also: ['unexpected-file'],
    },
    { name: 'a dictionary that is empty', changes: { 'sitemap/es.json': empty } },
    { name: 'a site without a glossary', changes: { '_site/glossary.json': null } },
    { name: 'a site without rules', changes: {} },
    {
      name: 'another folder with an underscore beside that of the site',
      changes: { '_sites/page.json': empty },
    },
    {
      name: 'a folder with images alone',
      changes: { 'photographs/plant.jpg': {} },
      also: ['unused-image'],
    },
  ],
};
