import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const type = (text: string) => replacing(file, '"type": "cta"', `"type": ${text}`);
const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const pointer = '/sections/1/type';

export const cases: CheckCases = {
  found: [
    { name: 'a letter too many', changes: type('"ctaa"'), file, pointer, fixed: { [file]: '"type": "cta"' } },
    { name: 'in capitals', changes: type('"CTA"'), file, pointer, fixed: { [file]: '"type": "cta"' } },
    { name: 'a type that resembles another', changes: type('"stats"'), file, pointer },
    { name: 'a type that never was', changes: type('"weather"'), file, pointer },
    {
      name: 'another form of the word',
      changes: type('"prices"'),
      file,
      pointer,
      says: ['Did you mean "pricing"?'],
    },
    {
      name: 'a word that several begin with',
      changes: type('"listings-of-all"'),
      file,
      pointer,
      says: ['Section types are'],
    },
    { name: 'the name of what every object has', changes: type('"constructor"'), file, pointer },
    { name: 'nothing', changes: type('""'), file, pointer },
    {
      name: 'a type that never was, beside a section in its earlier form',
      changes: {
        [file]: [
          ['"type": "cta"', '"type": "weather"'],
          ['"subtitle": "One', '"lead": "One'],
        ],
      },
      file,
      pointer,
      also: ['outdated-document'],
    },
    {
      name: 'a shared section that shows another one',
      changes: {
        ...replacing(file, last, `${last},\n    { "type": "shared", "name": "start" }`),
        '_shared/start/section.json': '{ "type": "shared", "name": "hours" }',
        '_shared/start/es.json': '{}',
      },
      file: '_shared/start/section.json',
      pointer: '/type',
      says: ['on the pages that show them'],
    },
    { name: 'no text', changes: type('7'), file, pointer },
  ],
  quiet: [
    {
      name: 'a type that there was before, which has a check of its own',
      changes: replacing(file, last, `${last},\n    { "type": "contact-form", "title": "Write to us" }`),
      also: ['outdated-document'],
    },
    {
      name: 'a shared section on a page',
      changes: {
        ...replacing(file, last, `${last},\n    { "type": "shared", "name": "start" }`),
        '_shared/start/section.json': `{ "type": "cta", "title": "Write to us", ${last.replace(/\n.*/, '')} }`,
        '_shared/start/es.json': '{}',
      },
    },
    { name: 'a type of the site', changes: {} },
    {
      name: 'a section without a type, which has a check of its own',
      changes: replacing(file, '"type": "cta",', ''),
      also: ['missing-property'],
    },
    {
      name: 'a section that is none, which has a check of its own',
      changes: replacing(file, '"href": "/" }]\n    }', '"href": "/" }]\n    },\n    7'),
      also: ['wrong-type'],
    },
  ],
};
