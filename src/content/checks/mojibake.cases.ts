import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const pointer = '/One sentence on money is enough.';
const spanish = (text: string) => replacing(file, '"Basta una frase sobre el dinero."', JSON.stringify(text));
const misread = (text: string, marks: string, meant: string) => ({
  name: text,
  changes: spanish(text),
  file,
  pointer,
  marks,
  fixed: { [file]: `"${meant}"` },
});

export const cases: CheckCases = {
  found: [
    misread('Basta lo que aÃ±ada.', 'Ã±', 'Basta lo que añada.'),
    misread('Â¿Cuánto dinero?', 'Â¿', '¿Cuánto dinero?'),
    misread('Una frase â€“ y basta.', 'â€“', 'Una frase – y basta.'),
    misread('El â‚¬ basta.', 'â‚¬', 'El € basta.'),
    misread('Basta ðŸ˜€', 'ðŸ˜€', 'Basta 😀'),
    misread('Ã‰l y el aÃ±o.', 'Ã‰', 'Él y el año.'),
  ],
  quiet: [
    'Una frase: «“Sa við…”».',
    'São Paulo: basta una frase.',
    'Ânimo y basta.',
    'El château basta.',
    'Basta: ¿qué más?',
  ].map((text) => ({
    name: text,
    changes: spanish(text),
  })),
};
