import type { CheckCases } from '../check-cases';

const file = 'finance/page.json';

export const cases: CheckCases = {
  found: [
    {
      name: 'a misspelt property',
      changes: { [file]: [['"subtitle": "One', '"subtitel": "One']] },
      file,
      pointer: '/sections/0/subtitel',
      marks: '"subtitel"',
      fixed: { [file]: '"subtitle": "One' },
    },
    {
      name: 'a property with a capital',
      changes: { [file]: [['"background"', '"Background"']] },
      file,
      pointer: '/sections/1/Background',
      fixed: { [file]: '"background"' },
    },
    {
      name: 'a property that resembles none',
      changes: { [file]: [['"background"', '"colours"']] },
      file,
      pointer: '/sections/1/colours',
    },
    {
      name: 'a property that is misspelt, and there already',
      changes: { [file]: [['"background"', '"subtitel": "", "background"']] },
      file,
      pointer: '/sections/1/subtitel',
    },
  ],
  quiet: [
    {
      name: 'an optional property',
      changes: { [file]: [['"type": "cta",', '"type": "cta", "id": "end",']] },
    },
    {
      name: 'the path to its schema',
      changes: { 'finance/es.json': [['{', '{ "$schema": "../../../../schemas/dictionary.schema.json",']] },
    },
    {
      name: 'what is accepted',
      changes: {
        'index/page.json': [['"href": "/finance"', '"href": "/"']],
        [file]: [
          [
            '"title": "Finance",',
            '"title": "Finance", "$accept": [{ "code": "orphan-page", "reason": "A test." }],',
          ],
        ],
      },
    },
  ],
};
