import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const file = 'finance/page.json';
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
/** The last section of the page shows the home page, and something of its own. */
const showing = (item: string, more = '') =>
  replacing(
    file,
    last,
    `${last},\n    { "type": "cards", "items": [${item}, { "title": "Home", "description": "Write to us" }] }${more}`,
  );
const metrics = replacing(file, last, `${last},\n    { "type": "metrics", "of": "/" }`);
const home = 'index/page.json';
const told = (teaser: string, more = ''): SiteChanges => ({
  [home]: [['"sections": [', `${more}"teaser": { ${teaser} },\n  "sections": [`]],
});
const text = '"text": "Write to us"';
const detail = (name: string, said = 'Write to us') => `{ "name": "${name}", "text": "${said}" }`;
const details = (...all: string[]) => `${text}, "details": [${all.join(', ')}]`;
const pointer = '/sections/2/items/0/of';
const long = 'Write to us, and '.repeat(4).trim();

/** The last section of the page shows what the home page tells as a case. */
const telling = (item: string) =>
  replacing(file, last, `${last},\n    { "type": "case-studies", "title": "Home", "items": [${item}] }`);
const figures = '"figures": [{ "metric": "Home", "improvement": "Finance" }]';

export const cases: CheckCases = {
  found: [
    {
      name: 'a page without the details that a case needs',
      changes: {
        ...telling('{ "of": "/" }'),
        ...told(`${details(detail('challenge'))}, ${figures}`),
      },
      ...{
        file,
        pointer,
        says: ['"industry", "solution"', 'Write the detail "industry", the detail "solution" into'],
      },
    },
    {
      name: 'a detail that a case needs, with a slip, which is the mistake',
      changes: {
        ...telling('{ "of": "/" }'),
        ...told(`${details(detail('industry'), detail('challenge'), detail('solutoin'))}, ${figures}`),
      },
      ...{ file: home, pointer: '/teaser/details/2/name', says: ['Did you mean "solution"'] },
    },
    {
      name: 'a detail that is too long where it is shown, and has no translation yet',
      changes: { ...showing('{ "of": "/" }'), ...told(details(detail('outcome', long))) },
      also: ['missing-translation'],
      ...{ file: home, pointer: '/teaser/details/0/text', says: ['outcome'] },
    },
    {
      name: 'a page without a teaser',
      changes: showing('{ "of": "/" }'),
      ...{ file, pointer, marks: '"/"', says: ['description', 'text', home], causes: [home] },
    },
    {
      name: 'a teaser without what the item leaves out',
      changes: { ...showing('{ "of": "/" }'), ...told('"title": "Home"') },
      ...{ file, pointer },
    },
    {
      name: 'a section of figures that a page does not say',
      changes: { ...metrics, ...told(text) },
      ...{ file, pointer: '/sections/2/of', says: ['items', 'figures'] },
    },
    {
      name: 'a detail with a slip',
      changes: { ...showing('{ "of": "/" }'), ...told(details(detail('count'), detail('outcom'))) },
      ...{ file: home, pointer: '/teaser/details/1/name', says: ['Did you mean "outcome"'] },
    },
    {
      name: 'a detail that is named almost like one above',
      changes: told(details(detail('count'), detail('counts'))),
      ...{ file: home, pointer: '/teaser/details/1/name', says: ['"count", ', '"outcome"'] },
    },
    {
      name: 'a detail that nothing asks for',
      changes: told(details(detail('weather'))),
      ...{ file: home, pointer: '/teaser/details/0/name', says: ['weather', 'outcome'] },
    },
    {
      name: 'a detail twice',
      changes: told(details(detail('count'), detail('count', 'Home'))),
      ...{ file: home, pointer: '/teaser/details/1/name' },
    },
    {
      name: 'a detail that is too long where it is shown',
      changes: {
        ...showing('{ "of": "/" }'),
        ...told(details(detail('count'), detail('outcome', long))),
        'index/es.json': `{ "${long}": "Escríbanos" }`,
      },
      ...{ file: home, pointer: '/teaser/details/1/text', says: ['outcome', '40', '/finance'] },
    },
    {
      name: 'a detail that is too long for two items, which is one mistake',
      changes: {
        ...showing('{ "of": "/" }, { "of": "/", "title": "Home" }'),
        ...told(details(detail('outcome', long))),
        'index/es.json': `{ "${long}": "Escríbanos" }`,
      },
      ...{ file: home, pointer: '/teaser/details/0/text' },
    },
    {
      name: 'a translation that is too long there',
      changes: {
        ...showing('{ "of": "/" }'),
        ...told(details(detail('outcome', 'Our industry'))),
        'index/es.json': `{ "Our industry": "${'Escríbanos, '.repeat(4)}" }`,
      },
      ...{ file: 'index/es.json', pointer: '/Our industry', says: ['40'] },
    },
    {
      name: 'a page that is not published',
      changes: {
        ...showing('{ "of": "/sitemap", "title": "Sitemap" }'),
        'sitemap/page.json': [['"sections": [', `"draft": true,\n  "teaser": { ${text} },\n  "sections": [`]],
      },
      ...{
        file,
        pointer,
        severity: 'warning',
        says: ['/sitemap is not published, so this is left out', 'sitemap/page.json'],
      },
    },
  ],
  quiet: [
    {
      name: 'a page that says all that a case needs',
      changes: {
        ...telling('{ "of": "/" }'),
        ...told(
          `${details(...['industry', 'challenge', 'solution'].map((name) => detail(name)))}, ${figures}`,
        ),
      },
    },
    {
      name: 'a page whose teaser says it all',
      changes: { ...showing('{ "of": "/" }'), ...told(text) },
    },
    {
      name: 'an item that says itself what the page does not',
      changes: showing('{ "of": "/", "description": "Write to us" }'),
    },
    {
      name: 'a detail that nothing shows where it is too long',
      changes: {
        ...showing('{ "of": "/", "outcome": "Home" }'),
        ...told(details(detail('outcome', long))),
        'index/es.json': `{ "${long}": "Escríbanos" }`,
      },
    },
    {
      name: 'a detail for which there is just enough room, in both languages',
      changes: {
        ...showing('{ "of": "/" }'),
        ...told(details(detail('outcome', 'We answer every letter within three days'))),
        'index/es.json':
          '{ "We answer every letter within three days": "Respondemos a cada carta en tres o cinco" }',
      },
    },
    {
      name: 'a detail of a page without translations of its own',
      changes: {
        ...showing('{ "of": "/" }'),
        ...told(details(detail('outcome', 'Write to us'))),
        'index/es.json': null,
      },
      also: ['missing-document'],
    },
    {
      name: 'a page that cannot be read',
      changes: { ...showing('{ "of": "/" }'), [home]: '{' },
      also: ['json-syntax'],
    },
    {
      name: 'an item of a page with mistakes',
      changes: {
        [file]: [
          [
            last,
            `${last},\n    { "type": "cards", "itms": [], "items": [{ "of": "/" }, { "of": "/", "title": "Home" }] }`,
          ],
        ],
      },
      also: ['unknown-property'],
    },
    {
      name: 'an item of a page that is not published yet',
      changes: {
        [file]: [
          ['"sections": [', '"publishFrom": "2999-01-01",\n  "sections": ['],
          [
            last,
            `${last},\n    { "type": "cards", "items": [{ "of": "/" }, { "of": "/", "title": "Home" }] }`,
          ],
        ],
      },
    },
    {
      name: 'a page by another address of its own',
      changes: { ...showing('{ "of": "/start" }'), ...told(text, '"aliases": ["/start"],\n  ') },
    },
    {
      name: 'a page that is not published, where nothing is left out but the link',
      changes: {
        ...showing('{ "of": "/sitemap", "title": "Sitemap", "description": "Write to us" }'),
        'sitemap/page.json': [['"sections": [', '"draft": true,\n  "sections": [']],
      },
    },
    {
      name: 'a page that there is not',
      changes: showing('{ "of": "/finanse" }'),
      also: ['dead-link'],
    },
    {
      name: 'what is no page',
      changes: showing('{ "of": "https://example.org", "title": "Home" }'),
      also: ['wrong-value'],
    },
    {
      name: 'a detail that nothing asks for, on a page with mistakes',
      changes: told(details(detail('weather')), '"titel": "Home", '),
      also: ['unknown-property'],
    },
    {
      name: 'a page with mistakes',
      changes: { ...showing('{ "of": "/" }'), ...told('"txt": "Write to us"') },
      also: ['unknown-property'],
    },
    {
      name: 'an item that names no page',
      changes: showing('{ "title": "Home" }'),
      also: ['missing-property'],
    },
  ],
};
