import type { CheckCases, SiteChanges } from './core/check-cases';

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

const cyrillic = [0x400, 0x4ff] as const;
const latin = [0x20, 0x17f] as const;
/** Typefaces for headings in place of that of the engine, with these letters. */
const faces = (...ranges: (readonly [number, number])[][]): SiteChanges => ({
  '_site/theme.json': JSON.stringify({
    $schema: '../../../../schemas/theme.schema.json',
    display: ranges.map((_, index) => ({ file: `fonts/${index}.woff2`, weight: 400 })),
  }),
  ...Object.fromEntries(
    ranges.map((own, index) => [`_site/fonts/${index}.woff2`, { face: { ranges: own } }]),
  ),
});
/** Three titles whose Spanish ends so. */
const spanishTitles = (...ends: string[]): SiteChanges => ({
  '_site/site.json': pictures,
  '_site/es.json': ['Finanzas', 'Mapa del sitio', 'Inicio'].map(
    (title, index) => [`"${title}"`, `"${title} ${ends[index]}"`] as const,
  ),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a title in letters that the typeface for reading has, but not that for headings',
      changes: {
        ...titled('Finance Ж'),
        '_site/theme.json': JSON.stringify({
          $schema: '../../../../schemas/theme.schema.json',
          text: { file: 'fonts/Text.woff2', weight: 400 },
        }),
        '_site/fonts/Text.woff2': { face: { ranges: [latin, cyrillic] } },
      },
      file: 'finance/page.json',
      pointer: '/title',
      says: ['"Ж"'],
    },
    {
      name: 'a letter that the typeface of the theme lacks, and that of the engine has',
      changes: { ...titled('Finance Ł'), ...faces([[0x20, 0xff]]) },
      also: ['missing-letters'],
      file: 'finance/page.json',
      pointer: '/title',
      says: ['"Ł"'],
    },
    {
      name: 'a name that is the same in every language, which is one mistake',
      changes: {
        ...titled('Finance Φ'),
        '_site/es.json': [['"Finance": "Finanzas",', '"Finance": "Finanzas", "Finance Φ": "Finance Φ",']],
      },
      also: ['untranslated'],
      file: 'finance/page.json',
      pointer: '/title',
    },
    {
      name: 'the shared Spanish of a title that another page translates itself',
      changes: {
        ...translated('Finanzas Φ'),
        'finance/es.json': [['{', '{ "Finance": "Dinero",']],
        'sitemap/page.json': [['"title": "Sitemap"', '"title": "Finance"']],
      },
      also: ['duplicate-title'],
      file: '_site/es.json',
      pointer: '/Finance',
    },
    {
      name: 'every title, in a script that the face is not for, with a picture beside the words',
      changes: spanishTitles('Ф🚀', 'Ф🚀', 'Ф🚀'),
      file: '_site/site.json',
      pointer: '/socialPictures',
      says: ['for 3 titles', 'no Cyrillic letters'],
    },
    {
      name: 'titles in two scripts that the face is not for',
      changes: spanishTitles('Ф', 'Ф', 'Φ'),
      file: '_site/site.json',
      pointer: '/socialPictures',
      says: ['for 3 titles', 'no Greek and Cyrillic letters'],
    },
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
      name: 'a character that nobody sees, which is another mistake',
      changes: { '_site/site.json': pictures, '_site/es.json': [['"Finanzas"', '"Finan\\u0000zas"']] },
      also: ['invisible-character'],
    },
    {
      name: 'a letter of another alphabet in a word, which is another mistake',
      changes: { '_site/site.json': pictures, '_site/es.json': [['"Finanzas"', '"Fіnanzas"']] },
      also: ['invisible-character'],
    },
    {
      name: 'two titles in a script that the face is not for, which may be names: each is to be seen',
      changes: {
        '_site/site.json': pictures,
        '_site/es.json': [
          ['"Finanzas"', '"Finanzas Ф"'],
          ['"Inicio"', '"Inicio Ф"'],
        ],
      },
      also: ['picture-without-words', 'picture-without-words'],
    },
    {
      name: 'three titles with a letter that the face lacks, though it has others of that script',
      changes: { ...spanishTitles('Ђ', 'Ђ', 'Ђ'), ...faces([latin, [0x410, 0x44f]]) },
      also: ['missing-letters', ...Array(3).fill('picture-without-words')],
    },
    {
      name: 'titles in a script that the face is not for, and one with a picture: two mistakes',
      changes: {
        '_site/site.json': pictures,
        '_site/es.json': [
          ['"Finanzas"', '"Finanzas Ф"'],
          ['"Inicio"', '"Inicio Ф"'],
        ],
        'sitemap/page.json': [['"title": "Sitemap"', '"title": "Sitemap 🚀"']],
        'sitemap/es.json': '{ "Sitemap 🚀": "Mapa Ф" }',
      },
      also: ['picture-without-words', 'picture-without-words'],
    },
    {
      name: 'a title in letters that the typeface of the theme has',
      changes: { ...titled('Finance Ж'), ...faces([latin, cyrillic]) },
    },
    {
      name: 'a title in letters of which each is in one of two typefaces of the theme',
      changes: { ...titled('Finance Ж'), ...faces([latin], [cyrillic]) },
    },
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
