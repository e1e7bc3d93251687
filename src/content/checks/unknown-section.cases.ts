import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const type = (text: string) => replacing(file, '"type": "cta"', `"type": ${text}`);
const pointer = '/sections/1/type';

export const cases: CheckCases = {
  found: [
    { name: 'a letter too many', changes: type('"ctaa"'), file, pointer, fixed: { [file]: '"type": "cta"' } },
    { name: 'in capitals', changes: type('"CTA"'), file, pointer, fixed: { [file]: '"type": "cta"' } },
    { name: 'a type that never was', changes: type('"weather"'), file, pointer },
    { name: 'the name of what every object has', changes: type('"constructor"'), file, pointer },
    { name: 'nothing', changes: type('""'), file, pointer },
    { name: 'no text', changes: type('7'), file, pointer },
  ],
  quiet: [
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
