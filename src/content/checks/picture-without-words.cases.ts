import type { CheckCases } from '../check-cases';

const pictures = [
  ['"url": "https://www.example.com",', '"url": "https://www.example.com",\n  "socialPictures": true,'],
] as const;
const titled = (title: string) => ({
  '_site/site.json': pictures,
  'finance/page.json': [['"title": "Finance"', `"title": ${JSON.stringify(title)}`]] as const,
  '_site/es.json': [
    ['"Finance": "Finanzas",', `"Finance": "Finanzas", ${JSON.stringify(title)}: "Dinero",`],
  ] as const,
});
const translated = (title: string) => ({
  '_site/site.json': pictures,
  '_site/es.json': [['"Finance": "Finanzas"', `"Finance": ${JSON.stringify(title)}`]] as const,
});
const found = (title: string) => ({
  name: title,
  changes: titled(title),
  file: 'finance/page.json',
  pointer: '/title',
});

export const cases: CheckCases = {
  found: [
    found('Φύλλο'),
    found('Финансы'),
    found('مالية'),
    found('כספים'),
    found('財務'),
    found('Finance 🚀'),
    { name: 'in Spanish', changes: translated('Finanzas Φ'), file: '_site/es.json', pointer: '/Finance' },
  ],
  quiet: [
    { name: 'Polish', changes: titled('Żółć i gęś') },
    { name: 'Czech and Turkish', changes: titled('Účetnictví ığş') },
    { name: 'Vietnamese', changes: titled('Tài chính ở Huế') },
    { name: 'composed of two characters', changes: titled('Cafe\u0301'), also: ['invisible-character'] },
    { name: 'a space that does not break', changes: titled('Finance\u202f2') },
    { name: 'no pictures', changes: { '_site/es.json': [['"Finance": "Finanzas"', '"Finance": "Φύλλο"']] } },
  ],
};
