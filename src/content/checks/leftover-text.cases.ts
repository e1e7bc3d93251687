import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', `"${text}"`);
const left = (text: string, marks: string) => ({ name: text, changes: spanish(text), file, pointer, marks });

export const cases: CheckCases = {
  found: [
    left('TODO: traducir.', 'TODO'),
    left('Basta una frase (FIXME) sobre el dinero.', 'FIXME'),
    left('Lorem ipsum dolor sit amet.', 'Lorem ipsum'),
    left('Precio: TBD', 'TBD'),
    left('Finanzas (en español)', '(en español)'),
    {
      name: 'in the page document',
      changes: {
        ...replacing('finance/page.json', 'One sentence on money is enough.', 'XXX One sentence.'),
        ...replacing(file, 'One sentence on money is enough.', 'XXX One sentence.'),
      },
      file: 'finance/page.json',
      pointer: '/sections/0/subtitle',
    },
    {
      name: 'in the shared dictionary',
      changes: replacing('_site/es.json', '"Derechos"', '"TODO"'),
      file: '_site/es.json',
      pointer: '/Copyright',
      marks: 'TODO',
    },
  ],
  quiet: [
    'Todo sobre el dinero.',
    'Basta un TODOTERRENO para el dinero.',
    'XXXL es una talla.',
    'Un dolor de cabeza menos.',
  ].map((text) => ({ name: text, changes: spanish(text) })),
};
