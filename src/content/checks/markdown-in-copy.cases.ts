import { type CheckCases, replacing } from '../check-cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', JSON.stringify(text));
const marked = (text: string, marks: string, plain?: string) => ({
  name: text,
  changes: spanish(text),
  file,
  pointer,
  marks,
  ...(plain !== undefined && { fixed: { [file]: `"${plain}"` } }),
});

export const cases: CheckCases = {
  found: [
    marked('Basta una **frase** sobre el dinero.', '**frase**', 'Basta una frase sobre el dinero.'),
    marked('Basta __una frase__ sobre el dinero.', '__una frase__', 'Basta una frase sobre el dinero.'),
    marked('Basta *una* frase.', '*una*', 'Basta una frase.'),
    marked('Basta _una_ frase.', '_una_', 'Basta una frase.'),
    marked('Escriba `dinero` y listo.', '`dinero`', 'Escriba dinero y listo.'),
    marked('## El dinero', '## El dinero', 'El dinero'),
    marked('Vea [la lista](/list).', '[la lista](/list)'),
    marked('![El dinero](money.png)', '![El dinero](money.png)'),
  ],
  quiet: [
    'Basta una frase* sobre el dinero.',
    'Cinco * cuatro son 20 * 1, aunque no lo parezca.',
    'El archivo cierre_de_mes.csv basta.',
    'El puesto #1 del dinero',
    'Basta [una frase] sobre el dinero (aquí).',
    "Basta la frase d'antes.",
  ].map((text) => ({ name: text, changes: spanish(text) })),
};
