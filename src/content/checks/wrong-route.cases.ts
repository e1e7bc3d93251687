import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const alias = (path: string) =>
  replacing(file, '"title": "Finance",', `"title": "Finance", "aliases": ["${path}"],`);
const routes = (said: string, document = file, title = 'Finance') =>
  replacing(document, `"title": "${title}",`, `"title": "${title}", "routes": ${said},`);
const local = (name: string, said: string, says: string, pointer = '/routes/es') => ({
  name: `a path of its own: ${name}`,
  changes: routes(said),
  file,
  pointer,
  says: [says],
});
const documentIn = (folder: string) =>
  `{ "$schema": "${folder.replace(/[^/]+/g, '..')}/../../../schemas/page.schema.json", "title": "Money", "description": "A description of money that is long enough to be shown by a search engine.", "sections": [{ "type": "hero", "subtitle": "Write to us" }] }`;
const dictionary =
  '{ "Money": "Dinero", "A description of money that is long enough to be shown by a search engine.": "Una descripción del dinero, lo bastante larga para que la muestre un buscador." }';
const page = (id: string) => ({ [`${id}/page.json`]: documentIn(id), [`${id}/es.json`]: dictionary });
/** The finance page in another folder, too. */
const copy = (id: string) => ({
  [`${id}/page.json`]: documentIn(id)
    .replaceAll('Money', 'Finance')
    .replace('description of money that', 'description that'),
  [`${id}/es.json`]: '{}',
});
/** Moves the finance page to another folder, without changing the links to it. */
const moved = (folder: string) => ({
  'finance/page.json': null,
  'finance/es.json': null,
  [`${folder}/page.json`]: documentIn(folder).replaceAll('"Money"', '"Finance"'),
  [`${folder}/es.json`]: dictionary.replace(/"Money": "Dinero", /, ''),
});
const english = '{ "code": "en", "name": "English" }';
const spanish = '{ "code": "es", "name": "Español" }';
const german = '{ "code": "de", "name": "Deutsch" }';
/** A shared section in this folder. */
const section = (name: string) => ({
  [`_shared/${name}/section.json`]:
    '{ "$schema": "../../../../../schemas/section.schema.json", "type": "cta", "title": "Home", "actions": [{ "label": "Home", "href": "/" }] }',
  [`_shared/${name}/es.json`]: '{}',
});
/** Nothing links to the page. */
const also = ['orphan-page', 'unlisted-page'];

export const cases: CheckCases = {
  found: [
    local('in the language of documents', '{ "en": "/money" }', 'its folder', '/routes/en'),
    local('in no language of the site', '{ "fr": "/argent" }', 'not a language of the site', '/routes/fr'),
    local('in another language, whose code is alike', '{ "eu": "/dirua" }', 'Write one of es', '/routes/eu'),
    local('in a misspelt one', '{ "ess": "/dinero" }', 'Did you mean "es"', '/routes/ess'),
    local(
      'with the language in front',
      '{ "es": "/es/dinero" }',
      'for itself. Choose another path, without "/es"',
    ),
    local('what the build needs', '{ "es": "/content" }', 'for itself'),
    local('the end of a folder', '{ "es": "/dinero/index" }', 'for its folder. Choose another path.'),
    local('the same as its folder', '{ "es": "/finance" }', 'in every language'),
    local('the home page', '{ "es": "/" }', 'the home page'),
    {
      name: 'a path of the home page in a language',
      changes: routes('{ "es": "/inicio" }', 'index/page.json', 'Home'),
      file: 'index/page.json',
      pointer: '/routes/es',
      says: ['The home page has no other path'],
    },
    { name: 'an alias below a language', changes: alias('/es/money'), file, pointer: '/aliases/0' },
    { name: 'an alias that is a language', changes: alias('/es'), file, pointer: '/aliases/0' },
    {
      name: 'an alias below what the build writes',
      changes: alias('/assets/money'),
      file,
      pointer: '/aliases/0',
    },
    { name: 'an alias that is the 404 page', changes: alias('/404'), file, pointer: '/aliases/0' },
    {
      name: 'a page below what the build writes',
      changes: page('content/money'),
      file: 'content/money/page.json',
      pointer: '',
      says: ['The site needs "/content" for itself. Rename the folder.'],
    },
    {
      name: 'a page where servers look for social images',
      changes: page('social/money'),
      file: 'social/money/page.json',
      pointer: '',
      says: ['The site needs "/social" for itself. Rename the folder.'],
    },
    ...['es', 'our_team', 'Money'].map((id) => ({
      name: `a copy of a page in the folder ${id}`,
      changes: copy(id),
      file: `${id}/page.json`,
      pointer: '',
    })),
    ...['Opening-hours', 'hours_2', 'opening hours', '-hours'].map((name) => ({
      name: `a shared section in the folder ${name}`,
      changes: section(name),
      file: `_shared/${name}/section.json`,
      pointer: '',
      says: [`"${name}" cannot be the name of a shared section`, 'letters from a to z', 'such as "'],
      also: ['unused-shared-section'],
    })),
    {
      name: 'a folder in capitals',
      changes: page('Money'),
      file: 'Money/page.json',
      pointer: '',
      says: ['lower-case letters from a to z, digits and hyphens, such as "money".'],
    },
    {
      name: 'a folder with an accent',
      changes: page('preços/2026'),
      file: 'preços/2026/page.json',
      pointer: '',
      says: ['letters from a to z', 'such as "precos/2026".'],
    },
    {
      name: 'a folder in another script',
      changes: page('news/קונצרטים'),
      file: 'news/קונצרטים/page.json',
      pointer: '',
      says: ['letters from a to z, digits and hyphens.'],
    },
    { name: 'the folder of a printer', changes: page('lpt1'), file: 'lpt1/page.json', pointer: '' },
    {
      name: 'a path of the 404 page in a language',
      changes: routes('{ "es": "/nada" }', '_not-found/page.json', 'Not found'),
      file: '_not-found/page.json',
      pointer: '/routes/es',
      says: ['The 404 page has no other path'],
    },
    {
      name: 'a folder that Windows cannot have',
      changes: page('aux'),
      file: 'aux/page.json',
      pointer: '',
      says: ['Windows', '"aux-1"'],
    },
    { name: 'one in another', changes: page('money/com1'), file: 'money/com1/page.json', pointer: '' },
    {
      name: 'the home page in capitals',
      changes: {
        'index/page.json': null,
        'index/es.json': null,
        'finance/page.json': [['"href": "/#start"', '"href": "/sitemap"']],
        ...page('Index'),
      },
      also: ['unused-image', 'unused-translation'],
      file: 'Index/page.json',
      pointer: '',
      says: ['the home page is in "index"'],
    },
    {
      name: 'the 404 page by its number',
      changes: {
        '_not-found/page.json': null,
        '_not-found/es.json': null,
        ...page('404'),
      },
      also: ['unused-translation'],
      file: '404/page.json',
      pointer: '',
      says: ['"_not-found"'],
    },
    {
      name: 'a folder with a space',
      changes: page('big money'),
      file: 'big money/page.json',
      pointer: '',
    },
    {
      name: 'a page that others link to, moved into a folder with a space',
      changes: moved('fin ance'),
      file: 'fin ance/page.json',
      pointer: '',
    },
    {
      name: 'a page that others link to, moved into a folder in another script',
      changes: moved('财务'),
      file: '财务/page.json',
      pointer: '',
    },
    {
      name: 'a page that others link to, moved to where the build writes',
      changes: moved('assets'),
      file: 'assets/page.json',
      pointer: '',
    },
    {
      name: 'an alias that is the index of a folder',
      changes: alias('/finance/index'),
      file,
      pointer: '/aliases/0',
    },
    {
      name: 'a page that is the index of a folder',
      changes: page('finance/index'),
      file: 'finance/index/page.json',
      pointer: '',
      says: ['cannot end in "/index"', 'one folder up'],
    },
  ],
  quiet: [
    ...['hours', 'opening-hours', '24-hours-a-day'].map((name) => ({
      name: `a shared section in the folder ${name}`,
      changes: section(name),
      also: ['unused-shared-section'],
    })),
    {
      name: 'an alias that is a number, which the schema finds',
      changes: {
        ...replacing(file, '"title": "Finance",', '"title": "Finance", "aliases": [7],'),
      },
      also: ['wrong-type'],
    },
    { name: 'an alias that begins with the index of a folder', changes: alias('/finance/index-funds') },
    { name: 'a page called like the folder of social images, and more', changes: page('social-care'), also },
    { name: 'a page that ends like a device', changes: page('falcon'), also },
    { name: 'a path of its own in a language', changes: routes('{ "es": "/dinero/y-mas" }') },
    {
      name: 'a path of its own that is none, which the schema finds',
      changes: routes('{ "es": "Dinero" }'),
      also: ['wrong-value'],
    },
    {
      name: 'no text, which the schema finds',
      changes: routes('{ "es": 3 }'),
      also: ['wrong-type'],
    },
    {
      name: 'a list of paths, which the schema finds',
      changes: routes('["/money"]'),
      also: ['wrong-type'],
    },
    ...(
      [
        ['a site document that cannot be read', '"languages": [', 'json-syntax'],
        ['a language without a name', `"languages": [${german}, { "code": "es" }],`, 'missing-property'],
        ['a code in capitals', `"languages": [${german}, { "code": "ES", "name": "x" }],`, 'wrong-value'],
        [
          'a code of no language',
          `"languages": [${german}, { "code": "xx", "name": "x" }],`,
          'wrong-language',
        ],
        ['a code that is named twice', `"languages": [${german}, ${spanish}, ${spanish}],`, 'wrong-language'],
        ['languages under another name', `"languagelist": [${german}, ${spanish}],`, 'unknown-property'],
        ['a language that has no dictionary', `"languages": [${english}, ${german}],`, 'missing-document'],
        [
          'a language whose dictionaries are left',
          `"languages": [${english}],`,
          'unexpected-file',
          '{ "es": "/dinero" }',
        ],
      ] as const
    ).map(([name, listed, code, said = '{ "en": "/money", "es": "/dinero", "fr": "/argent" }']) => ({
      name: `paths in languages, and ${name}`,
      changes: {
        ...routes(said),
        '_site/site.json': [['"brand":', `${listed} "brand":`]] as const,
      },
      also: [code],
    })),
    {
      name: 'a path of its own, and no site document',
      changes: { ...routes('{ "en": "/money", "fr": "/argent" }'), '_site/site.json': null },
      also: ['missing-document'],
    },
    { name: 'an alias that ends like an index', changes: alias('/finance/price-index') },
    { name: 'an alias of another page', changes: alias('/money') },
    { name: 'an alias that begins like a language', changes: alias('/essentials') },
    { name: 'an alias below another page', changes: alias('/company/assets') },
    { name: 'a page that begins like a device', changes: page('console'), also },
    { name: 'a page that holds one among its words', changes: page('con-edison'), also },
    { name: 'a page below another one', changes: page('finance/money-2'), also },
  ],
};
