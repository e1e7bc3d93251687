import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

// The tests have one migration more than the project: the `lead` of a hero became its `subtitle`.
const earlier = (file: string) => replacing(file, '"subtitle": "Write to us"', '"lead": "Write to us"');

/** A section whose fields components knew: each has its name in the words of the site's languages. */
const form = '{ "type": "contact-form", "title": "Write to us" }';
const withForm = (file: string, last: string) => replacing(file, last, `${last}, ${form}`);
const lastOfFinance = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';

/** Two figures, whose `improvement` was once their `gain`: the steps of the 404 page, turned into them. */
export const figures = (first: string, second: string): SiteChanges => ({
  '_not-found/page.json': [
    ['"type": "steps"', '"type": "metrics"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "metric": "Write to us", "${first}": "Home" }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      `{ "metric": "Get Started", "${second}": "Home" }`,
    ],
  ],
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a property by the name that it had',
      changes: figures('gain', 'improvement'),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/gain',
      marks: '"gain"',
      says: ['is called "improvement" now. Write'],
      fixed: { '_not-found/page.json': '{ "metric": "Write to us", "improvement": "Home" }' },
    },
    {
      name: 'a property by the name that it had, in two places, which are one finding',
      changes: figures('gain', 'gain'),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/gain',
      says: ['occurs in 2 places'],
      others: [{ file: '_not-found/page.json', pointer: '/sections/1/items/1/gain' }],
      fixed: { '_not-found/page.json': '{ "metric": "Get Started", "improvement": "Home" }' },
    },
    {
      name: 'a property by the name that it had before its last one',
      changes: figures('profit', 'improvement'),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/profit',
      says: ['is called "improvement" now. Write'],
      fixed: { '_not-found/page.json': '{ "metric": "Write to us", "improvement": "Home" }' },
    },
    {
      name: 'a section in its earlier form',
      says: ['This "hero" section has an earlier form: What was the lead is the subtitle now.', '--fix'],
      changes: replacing('finance/page.json', '"subtitle": "One sentence', '"lead": "One sentence'),
      file: 'finance/page.json',
      pointer: '/sections/0',
      fixed: { 'finance/page.json': '"subtitle": "One sentence' },
    },
    {
      name: 'on the sitemap page',
      changes: earlier('sitemap/page.json'),
      file: 'sitemap/page.json',
      pointer: '/sections/0',
      fixed: { 'sitemap/page.json': '"subtitle": "Write to us"' },
    },
    {
      name: 'on the 404 page',
      changes: earlier('_not-found/page.json'),
      file: '_not-found/page.json',
      pointer: '/sections/0',
      fixed: { '_not-found/page.json': '"subtitle": "Write to us"' },
    },
    {
      name: 'what components said goes to the document, and its translation beside it',
      says: ['This "contact-form" section', 'lists its fields'],
      changes: withForm('finance/page.json', lastOfFinance),
      file: 'finance/page.json',
      pointer: '/sections/2',
      fixed: {
        'finance/page.json': '"label": "First name"',
        'finance/es.json':
          '"From 3.2 to 12 months": "De 3,2 a 12 meses",\n  "Request Demo": "Solicitar demostración",\n  "First name": "Nombre",',
      },
    },
    {
      name: 'what a dictionary says already stays',
      changes: {
        ...withForm('finance/page.json', lastOfFinance),
        'finance/es.json': [['"From 3.2', '"Company": "Compañía", "From 3.2']],
      },
      file: 'finance/page.json',
      pointer: '/sections/2',
      fixed: {
        'finance/page.json': '"label": "First name"',
        'finance/es.json':
          '"Company": "Compañía", "From 3.2 to 12 months": "De 3,2 a 12 meses",\n  "Request Demo"',
      },
    },
    {
      name: 'what the shared dictionary says already is not said again, and what it says otherwise is',
      changes: {
        ...withForm('finance/page.json', lastOfFinance),
        ...replacing('sitemap/page.json', '"subtitle": "Write to us"', '"subtitle": "Last name"'),
        '_site/es.json': [['{', '{ "First name": "Nombre", "Last name": "Apellido",']],
      },
      file: 'finance/page.json',
      pointer: '/sections/2',
      fixed: {
        'finance/page.json': '"label": "First name"',
        'finance/es.json': '"Request Demo": "Solicitar demostración",\n  "Last name": "Apellidos",',
      },
    },
    {
      name: 'a page whose dictionary is gone keeps its words',
      changes: { ...withForm('finance/page.json', lastOfFinance), 'finance/es.json': null },
      file: 'finance/page.json',
      pointer: '/sections/2',
      also: ['missing-document'],
      fixed: { 'finance/page.json': '"label": "First name"' },
    },
    {
      name: 'a page whose dictionary cannot be read',
      changes: { ...withForm('finance/page.json', lastOfFinance), 'finance/es.json': '{' },
      file: 'finance/page.json',
      pointer: '/sections/2',
      also: ['json-syntax'],
      fixed: { 'finance/page.json': '"label": "First name"' },
    },
    {
      name: 'a site whose shared dictionary is gone',
      changes: { ...withForm('finance/page.json', lastOfFinance), '_site/es.json': null },
      file: 'finance/page.json',
      pointer: '/sections/2',
      also: ['missing-document'],
      fixed: {
        'finance/page.json': '"label": "First name"',
        'finance/es.json': '"First name": "Nombre"',
      },
    },
  ],
  quiet: [
    { name: 'a property by its present name', changes: figures('improvement', 'improvement') },
    { name: 'the present form', changes: {} },
    {
      name: 'the earlier name in a section that never had it',
      changes: replacing('finance/page.json', '"subtitle": "From', '"lead": "From'),
      also: ['unknown-property'],
    },
    {
      name: 'the earlier name in other letters',
      changes: replacing('finance/page.json', '"subtitle": "One', '"Lead": "One'),
      also: ['unknown-property'],
    },
  ],
};
