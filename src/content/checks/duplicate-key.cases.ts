import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const title = '"title": "Write to us",';
const dictionary = 'finance/es.json';
const entry = '"From 3.2 to 12 months": "De 3,2 a 12 meses"';

export const cases: CheckCases = {
  found: [
    {
      name: 'a property of a section',
      changes: replacing(file, title, `${title} ${title}`),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'with space before its colon',
      changes: replacing(file, title, `${title} "title" : "Write to us",`),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'in a line of its own',
      changes: replacing(file, '"title": "Finance",', '"title": "Finance",\n  "title":\n    "Finance",'),
      file,
      pointer: '/title',
    },
    {
      name: 'written with an escape',
      changes: replacing(file, title, `${title} "t\\u0069tle": "Write to us",`),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: '`$schema`, the second of which leads nowhere',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"$schema": "../page.schema.json", "title": "Finance",',
      ),
      file,
      pointer: '/$schema',
    },
    {
      name: 'an entry of a dictionary',
      changes: replacing(dictionary, entry, `${entry}, ${entry}`),
      file: dictionary,
      pointer: '/From 3.2 to 12 months',
    },
    {
      name: 'an entry beside one that ends in a backslash',
      changes: {
        ...replacing(file, '"One sentence on money is enough."', '"It is in C:\\\\"'),
        [dictionary]: `{ "It is in C:\\\\": "Está en C:\\\\", ${entry}, ${entry} }`,
      },
      file: dictionary,
      pointer: '/From 3.2 to 12 months',
    },
    {
      name: 'a property of the site document',
      changes: replacing(
        '_site/site.json',
        '"tagline": "Write to us",',
        '"tagline": "Write to us", "tagline": "Write to us",',
      ),
      file: '_site/site.json',
      pointer: '/footer/tagline',
    },
    {
      name: 'a property of an item of a list',
      changes: replacing(
        file,
        '{ "label": "Write to us", "href"',
        '{ "label": "Write to us", "label": "Write to us", "href"',
      ),
      file,
      pointer: '/sections/0/actions/0/label',
      marks: '"label"',
      says: ['line 9'],
    },
    {
      name: 'with nothing before its colon',
      changes: replacing(file, title, `${title} "title":"Write to us",`),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'an object in a list, twice',
      changes: replacing(
        file,
        '"actions": [{ "label": "Write to us", "href": "/#start" }]',
        '"actions": [], "actions": [{ "label": "Write to us", "href": "/#start" }]',
      ),
      file,
      pointer: '/sections/0/actions',
    },
  ],
  quiet: [
    {
      name: 'a file that is not JSON',
      changes: replacing(file, title, `${title} ${title} !`),
      also: ['json-syntax'],
    },
    {
      name: 'a list in place of a document',
      changes: { [dictionary]: '[]' },
      also: ['wrong-type'],
    },

    { name: 'the same property in two sections', changes: {} },
    {
      name: 'a text that reads like a property',
      changes: {
        ...replacing(file, '"One sentence on money is enough."', '"Say \\"title\\": and what it is."'),
        ...replacing(dictionary, '"One sentence on money is enough."', '"Say \\"title\\": and what it is."'),
      },
    },
    {
      name: 'two entries that differ in a capital',
      changes: {
        ...replacing(file, '"One sentence on money is enough."', '"from 3.2 to 12 months"'),
        ...replacing(dictionary, '"One sentence on money is enough."', '"from 3.2 to 12 months"'),
        ...{ [dictionary]: `{ "from 3.2 to 12 months": "de 3,2 a 12 meses", ${entry} }` },
      },
    },
  ],
};
