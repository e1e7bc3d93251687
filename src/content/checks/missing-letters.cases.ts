import { type CheckCases, replacing } from './core/check-cases';

const file = '_site/theme.json';
const theme = (value: object) => ({
  [file]: JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', ...value }),
});
const text = {
  ...theme({ text: { file: 'fonts/Regular.woff2' } }),
  '_site/fonts/Regular.woff2': { face: {} },
};
const display = {
  ...theme({ display: { file: 'fonts/Regular.woff2' } }),
  '_site/fonts/Regular.woff2': { face: {} },
};
const capitals = { face: { ranges: [[0x20, 0x5a]] as [number, number][] } };
const arabic = { face: { name: 'Arabic', ranges: [[0x600, 0x6ff]] as [number, number][] } };
const several = {
  ...theme({ text: [{ file: 'fonts/Regular.woff2' }, { file: 'fonts/Arabic.woff2' }] }),
  '_site/fonts/Regular.woff2': { face: {} },
  '_site/fonts/Arabic.woff2': arabic,
};
/** The same text in both languages. */
const both = (words: string) => ({
  ...replacing('finance/page.json', '"One sentence on money is enough."', `"One sentence on ${words}."`),
  ...replacing('finance/es.json', '"One sentence on money is enough."', `"One sentence on ${words}."`),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a Greek letter in a title',
      changes: { ...text, ...both('Ω') },
      severity: 'warning',
      file,
      pointer: '/text',
      says: ['"Regular" has no letter for a character of the copy: "Ω" in finance/page.json. They are'],
    },
    {
      name: 'letters of a translation, in headings',
      changes: { ...display, ...replacing('finance/es.json', 'Basta una frase', 'Basta una fraŵŷse') },
      file,
      pointer: '/display',
      says: ['2 characters', '"ŵ", "ŷ" in', 'finance/es.json'],
    },
    {
      name: 'small letters, of a face that has capitals alone',
      changes: { ...text, '_site/fonts/Regular.woff2': capitals },
      file,
      pointer: '/text',
      says: ['"a"', 'and '],
    },
    {
      name: 'a currency in what is read',
      changes: { ...text, ...both('money ₾') },
      file,
      pointer: '/text',
      says: ['"₾"'],
    },
    {
      name: 'a letter that is written by its number',
      changes: { ...text, ...both('\\u03a9') },
      file,
      pointer: '/text',
      says: ['"Ω"'],
    },
    {
      name: 'sentences in a script that the face has nothing of, with its comma and question mark',
      changes: { ...text, ...both('الميناء القديم، على البحر؟') },
      file,
      pointer: '/text',
      says: ['"Regular" has no Arabic letters, which the copy has. They are shown'],
    },
    {
      name: 'such sentences and a letter of another script',
      changes: { ...text, ...both('الميناء القديم على البحر Ω') },
      file,
      pointer: '/text',
      says: ['"Regular" has no Arabic letters', 'no letter for a character of the copy: "Ω" in'],
    },
    {
      name: 'such sentences in a document, and a letter of another script in its translation',
      changes: {
        ...text,
        ...replacing('finance/page.json', 'sentence on money is', 'الميناء القديم على البحر is'),
        'finance/es.json': [
          ['"One sentence on money is', '"One الميناء القديم على البحر is'],
          ['sobre el dinero', 'sobre la Ω'],
        ],
      },
      file,
      pointer: '/text',
      says: ['a character of the copy: "Ω" in finance/es.json'],
    },
    {
      name: 'eight letters of such a script, which are no words yet',
      changes: { ...text, ...both('ابتثجحخد') },
      file,
      pointer: '/text',
      says: ['8 characters of the copy'],
    },
    {
      name: 'letters in four documents, of which three are named',
      changes: {
        ...text,
        ...replacing('finance/es.json', 'Basta una frase', 'Basta ąć una frase'),
        '_site/es.json': [['"Inicio"', '"Inicio čďěňřťůłę"']],
        'index/es.json': '{ "Home": "Inicio śń" }',
        'sitemap/es.json': '{ "Sitemap": "Mapa żź" }',
      },
      file,
      pointer: '/text',
      says: ['"ł" in _site/es.json; "ą"', '"ś", "ń" in index/es.json, and 3 more.'],
    },
    {
      name: 'letters of a script that the face has in part',
      changes: {
        ...text,
        '_site/fonts/Regular.woff2': {
          face: {
            ranges: [
              [0x20, 0x17f],
              [0x627, 0x627],
            ] as [number, number][],
          },
        },
        ...both('الميناء القديم على البحر'),
      },
      file,
      pointer: '/text',
      says: ['12 characters', '"ل"'],
    },
    {
      name: 'a letter that none of two faces has',
      changes: { ...several, ...both('Ω') },
      file,
      pointer: '/text',
      says: ['"Regular" and "Arabic" have no letter for a character of the copy: "Ω"'],
    },
    {
      name: 'letters of a script that is in the second face of headings alone',
      changes: {
        ...theme({
          text: { file: 'fonts/Regular.woff2' },
          display: [{ file: 'fonts/Regular.woff2' }, { file: 'fonts/Arabic.woff2' }],
        }),
        '_site/fonts/Regular.woff2': { face: {} },
        '_site/fonts/Arabic.woff2': arabic,
        ...both('الميناء القديم، على البحر؟'),
      },
      file,
      pointer: '/text',
      says: ['"Regular" has no Arabic letters'],
    },
    {
      name: 'one word of such a script',
      changes: { ...text, ...both('ميناء') },
      file,
      pointer: '/text',
      says: ['"م"'],
    },
  ],
  quiet: [
    {
      name: 'letters that the second face has',
      changes: { ...several, ...both('الميناء القديم، على البحر؟') },
    },
    { name: 'Spanish letters, which the face has', changes: text },
    { name: 'the face that the engine brings', changes: both('Ω') },
    {
      name: 'letters of an address, which nobody reads',
      changes: {
        ...text,
        ...replacing('finance/page.json', '"href": "/"', '"href": "https://ru.wikipedia.org/wiki/Москва"'),
      },
    },
    {
      name: 'a letter of another alphabet in a word, which is another mistake',
      changes: { ...text, ...both('mоney') },
      also: ['invisible-character'],
    },
    {
      name: 'a currency, which is no part of words in headings',
      changes: { ...display, ...both('money ₾') },
    },
    { name: 'an arrow, which looks like itself in any face', changes: { ...text, ...both('money →') } },
    {
      name: 'a letter and its accent as two characters',
      changes: { ...text, ...both('cafe\u0301') },
      also: ['invisible-character'],
    },
    { name: "the system's face", changes: { ...theme({ text: 'system' }), ...both('Ω') } },
    {
      name: 'a character that only steers how text is set',
      changes: { ...text, ...both('mon\u200bey') },
      also: ['invisible-character'],
    },
  ],
};
