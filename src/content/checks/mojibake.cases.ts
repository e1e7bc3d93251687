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
    misread('Basta la v\u00c3\u00ada.', '\u00c3\u00ad', 'Basta la vía.'),
    misread('\u00c3\u0081vidos de dinero.', '\u00c3\u0081', 'Ávidos de dinero.'),
    misread('Una frase \u00e2\u0080\u0093 y basta.', '\u00e2\u0080\u0093', 'Una frase – y basta.'),
    misread('Basta \u00e2\u0080\u0099\u00c3\u0081', '\u00e2\u0080\u0099', 'Basta ’Á'),
    misread(
      'Ciudad de Å\u0081ódź'.replace('ó', '\u00c3\u00b3').replace('ź', '\u00c5\u00ba'),
      'Å\u0081',
      'Ciudad de Łódź',
    ),
    misread('Basta en \u00d9\u0085\u00d8\u00b5\u00d8\u00b1.', '\u00d9\u0085', 'Basta en مصر.'),
    misread('Basta lo que aÃƒÂ±ada.', 'Ãƒ', 'Basta lo que añada.'),
    misread('Ã‰l y el aÃ±o.', 'Ã‰', 'Él y el año.'),
    misread('LO MEJOR DE ESPAÃ‘A.', 'Ã‘', 'LO MEJOR DE ESPAÑA.'),
    misread('UNA ATENCIÃ“N: «AMANHÃ–SEMPRE».', 'Ã“', 'UNA ATENCIÓN: «AMANHÃ–SEMPRE».'),
    misread('Basta Ã–sterreich.', 'Ã–', 'Basta Österreich.'),
    misread('VÃ¡ y basta.', 'Ã¡', 'Vá y basta.'),
    misread('Basta: donâ€™t.', 'â€™', 'Basta: don’t.'),
    misread('KÃ–LN y aÃ±o.', 'Ã–', 'KÖLN y año.'),
  ],
  quiet: [
    'Una frase: «“Sa við…”».',
    'Basta “AMANHÃ”, sin más.',
    'AMANHÃ–SEMPRE',
    'AMANHÃ–SEMPRE, AMANHÃ–NOITE',
    'Basta: “AMANHÃ…”',
    'Basta: «AMANHÃ».',
    'Basta: AMANHÃ\u00a0!',
    'La letra “Ã” basta.',
    'La letra Â” basta.',
    'Basta: “dünyâ”…',
    'São Paulo: basta una frase.',
    'La letra “Ä” basta, y “Ö” también.',
    'La letra „Ä“ basta, y „Ö“ también.',
    'La Ä“ basta.',
    'Ânimo y basta.',
    'El château basta.',
    'Basta: ¿qué más?',
  ].map((text) => ({
    name: text,
    changes: spanish(text),
  })),
};
