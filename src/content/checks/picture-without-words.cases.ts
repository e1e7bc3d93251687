import type { CheckCases } from './core/check-cases';

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

/** A title that its page's dictionary translates. */
const ownTitle = (english: string, spanish: string) => ({
  '_site/site.json': pictures,
  'finance/es.json': [['{', `{ ${JSON.stringify(english)}: ${JSON.stringify(spanish)},`]] as const,
});

export const cases: CheckCases = {
  found: [
    found('Φύλλο'),
    found('Финансы'),
    found('مالية'),
    found('כספים'),
    found('財務'),
    found('Finance 🚀'),
    {
      name: 'in Spanish',
      says: ['in Spanish shows no words', '"Φ"'],
      changes: translated('Finanzas Φ'),
      file: '_site/es.json',
      pointer: '/Finance',
    },
    {
      name: 'six letters, of which five are named',
      changes: titled('αβγδεζ'),
      file: 'finance/page.json',
      pointer: '/title',
      says: ['of this page', '"α", "β", "γ", "δ", "ε".'],
    },
    {
      name: 'in the Spanish of the page alone',
      changes: ownTitle('Finance', 'Finanzas Φ'),
      file: 'finance/es.json',
      pointer: '/Finance',
    },
    {
      name: 'the Spanish of a title that two pages share',
      changes: {
        ...translated('Finanzas Φ'),
        'sitemap/page.json': [['"title": "Sitemap"', '"title": "Finance"']],
      },
      also: ['duplicate-title'],
      file: '_site/es.json',
      pointer: '/Finance',
    },
    {
      name: 'every title, in a script that the face is not for',
      changes: {
        '_site/site.json': pictures,
        '_site/es.json': [
          ['"Finanzas"', '"Finanzas Ф"'],
          ['"Mapa del sitio"', '"Mapa Ф"'],
          ['"Inicio"', '"Inicio Ф"'],
        ] as const,
      },
      file: '_site/site.json',
      pointer: '/socialPictures',
      says: ['for 3 titles', 'no Cyrillic letters', '"display" in'],
    },
  ],
  quiet: [
    {
      name: 'titles in another script where no pictures are drawn',
      changes: {
        '_site/es.json': [
          ['"Finanzas"', '"Finanzas Ф"'],
          ['"Mapa del sitio"', '"Mapa Ф"'],
          ['"Inicio"', '"Inicio Ф"'],
        ] as const,
      },
    },
    {
      name: 'a translation in the letters of another language',
      changes: translated('Φύλλο'),
      also: ['wrong-script'],
    },
    { name: 'Polish', changes: titled('Żółć i gęś') },
    { name: 'Czech and Turkish', changes: titled('Účetnictví ığş') },
    { name: 'Vietnamese', changes: titled('Tài chính ở Huế') },
    { name: 'composed of two characters', changes: titled('Cafe\u0301'), also: ['invisible-character'] },
    { name: 'a space that does not break', changes: titled('Finance\u202f2') },
    {
      name: 'no pictures',
      changes: { '_site/es.json': [['"Finance": "Finanzas"', '"Finance": "Finanzas Φ"']] },
    },
    {
      name: 'on the 404 page, which nobody shares',
      changes: {
        '_site/site.json': pictures,
        '_site/es.json': [['"Not found": "No encontrada"', '"Not found": "No encontrada Φ"']],
      },
    },
    {
      name: 'on a page that is invalid anyway',
      changes: {
        ...titled('Φύλλο'),
        'finance/page.json': [
          ['"title": "Finance"', '"title": "Φύλλο"'],
          ['"muted"', '"grey"'],
        ],
      },
      also: ['wrong-value'],
    },
    {
      name: 'a shared translation that the page has its own for',
      changes: { ...translated('Finanzas Φ'), 'finance/es.json': [['{', '{ "Finance": "Dinero",']] },
    },
  ],
};
