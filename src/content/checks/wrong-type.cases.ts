import type { CheckCases } from '../check-cases';

const file = 'finance/page.json';
const withProperty = (property: string) => ({
  [file]: [['"title": "Finance",', `"title": "Finance", ${property},`]] as const,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a page document saved over a dictionary',
      changes: {
        'finance/es.json':
          '{ "title": "Finance", "description": "Of money", "sections": [{ "type": "hero" }] }',
      },
      file: 'finance/es.json',
      pointer: '',
    },
    {
      name: 'a dictionary saved over a page document',
      changes: { [file]: '{ "One sentence.": "Una frase.", "Two sentences.": "Dos frases." }' },
      file,
      pointer: '',
    },
    {
      name: 'a page document saved over the shared dictionary',
      changes: { '_site/es.json': '{ "title": "Finance", "description": "Of money", "sections": [] }' },
      file: '_site/es.json',
      pointer: '',
    },
    {
      name: 'true in quotes',
      changes: withProperty('"draft": "false"'),
      file,
      pointer: '/draft',
      marks: '"false"',
      fixed: { [file]: '"draft": false' },
    },
    { name: 'a word for true', changes: withProperty('"draft": "yes"'), file, pointer: '/draft' },
    {
      name: 'a number for a text',
      changes: {
        [file]: [['"From 3.2 to 12 months"', '2024']],
        'finance/es.json': [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']],
      },
      file,
      pointer: '/sections/1/subtitle',
      fixed: { [file]: '"subtitle": "2024"' },
    },
    { name: 'a list for a text', changes: { [file]: [['"Finance"', '[]']] }, file, pointer: '/title' },
    {
      name: 'a list within a list',
      changes: { [file]: [['[{ "label": "Get Started", "href": "/" }]', '[[]]']] },
      file,
      pointer: '/sections/1/actions/0',
    },
    { name: 'nothing', changes: { [file]: [['"muted"', 'null']] }, file, pointer: '/sections/1/background' },
  ],
  quiet: [
    {
      name: 'a number as text',
      changes: {
        [file]: [['"Finance"', '"2024 in figures"']],
        'finance/es.json': [['{', '{ "2024 in figures": "2024 en cifras",']],
      },
    },
    { name: 'false without quotes', changes: withProperty('"draft": false') },
    { name: 'a list with entries', changes: withProperty('"aliases": ["/money"]') },
  ],
};
