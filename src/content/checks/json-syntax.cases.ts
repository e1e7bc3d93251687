import type { CheckCases } from './core/check-cases';

const file = 'finance/page.json';
const pointer = '';

const entries = [
  ['$schema', '../../../../schemas/dictionary.schema.json'],
  ['One sentence on money is enough.', 'Basta una frase sobre el dinero.'],
  ['From 3.2 to 12 months', 'De 3,2 a 12 meses'],
  ['Write to us', 'Escríbanos'],
  ['Get Started', 'Empezar'],
  ['Finance', 'Finanzas'],
];
const dictionary = (open: string, close = open) =>
  `{ ${entries.map((entry) => entry.map((text) => open + text + close).join(': ')).join(', ')} }`;

export const cases: CheckCases = {
  found: [
    {
      name: 'a comma after the last entry',
      changes: { [file]: [['"href": "/" }]\n', '"href": "/" },]\n']] },
      file,
      pointer,
      fixed: { [file]: '"href": "/" }]\n' },
    },
    {
      name: 'a tab in a text',
      changes: { [file]: [['sentence on', 'sentence\ton']] },
      file,
      pointer,
      fixed: { [file]: 'sentence on' },
    },
    {
      name: 'a dictionary with typographic quotes throughout',
      changes: { 'finance/es.json': dictionary('“', '”') },
      file: 'finance/es.json',
      pointer,
      says: ['So it is in 11 more places.'],
      fixed: { 'finance/es.json': dictionary('"') },
    },
    { name: 'a file that breaks off', changes: { [file]: '{ "title": "Fin' }, file, pointer },
  ],
  quiet: [
    {
      name: 'everything in one line',
      changes: {
        'finance/es.json':
          '{"One sentence on money is enough.":"Basta una frase.","From 3.2 to 12 months":"De 3,2 a 12 meses"}',
      },
    },
    { name: 'a quotation mark that is escaped', changes: { 'finance/es.json': [['Basta', '\\"Basta\\"']] } },
    { name: 'a comma in a text', changes: { 'finance/es.json': [['Basta una', 'Basta, una']] } },
  ],
};
