import { type CheckCases, replacing } from '../check-cases';

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
      name: 'an entry of a dictionary',
      changes: replacing(dictionary, entry, `${entry}, ${entry}`),
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
  ],
  quiet: [
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
