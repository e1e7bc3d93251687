import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const english = 'One sentence on money is enough.';
const same = (text: string, translation = text) => ({
  ...replacing('finance/page.json', english, text),
  ...replacing(file, `"${english}": "Basta una frase sobre el dinero."`, `"${text}": "${translation}"`),
});

/** The same, in a site whose documents are written in another language than English. */
const sameOf = (language: string, text: string) => ({
  ...same(text),
  ...replacing(
    '_site/site.json',
    '"url": "https://www.example.com",',
    `"url": "https://www.example.com", "languages": [{ "code": "${language}", "name": "${language}" }, { "code": "es", "name": "Español" }],`,
  ),
});

const points = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${'abcdefghij'[index]} We know your bank and its ${index + 1} branches`,
  );
/** A list of sentences in the page, of which some are translated. */
const list = (count: number, translated: number) => ({
  'finance/page.json': [
    [
      '    {\n      "type": "cta"',
      `{ "type": "article", "title": "Write to us", "blocks": [{ "paragraphs": ${JSON.stringify(points(count))} }] },\n    {\n      "type": "cta"`,
    ],
  ] as const,
  [file]: [
    [
      `"${english}"`,
      `${points(count)
        .map(
          (text, index) =>
            `"${text}": "${index < translated ? `Conocemos su banco y ${index + 1} oficinas` : text}", `,
        )
        .join('')}"${english}"`,
    ],
  ] as const,
});

/** Links that the footer shows, whose labels and the description of a page were copied in the shared dictionary. */
const labels = ['we do', 'we have', 'we know', 'you need', 'you have', 'you see'].map((end) => `What ${end}`);
const description = 'A description that is long enough to be shown by a search engine.';
const sharedCopied = {
  '_site/site.json': [
    [
      '"links": [',
      `"links": [${labels.map((label) => `{ "label": "${label}", "href": "/finance" }, `).join('')}`,
    ],
  ],
  '_site/es.json': [
    ['"Una descripción lo bastante larga para que la muestre un buscador."', `"${description}"`],
    ['"Home":', `${labels.map((label) => `"${label}": "${label}", `).join('')}"Home":`],
  ],
} as const;

export const cases: CheckCases = {
  found: [
    {
      name: 'a shared dictionary that was copied, with the texts of pages in it',
      says: ['English of 6 texts'],
      changes: sharedCopied,
      file: '_site/es.json',
      pointer: '',
    },
    {
      name: 'six sentences that were copied, where a seventh is translated',
      says: ['English of 6 texts'],
      causes: ['finance/page.json'],
      changes: {
        ...list(5, 0),
        [file]: [...list(5, 0)[file], ['"Basta una frase sobre el dinero."', `"${english}"`]],
      },
      file,
      pointer: '',
    },
    {
      name: 'eight of ten sentences that were copied',
      says: ['English of 8 texts'],
      changes: list(8, 0),
      file,
      pointer: '',
    },
    {
      name: 'a word in other letters beside a name',
      changes: same('Спа Madrid'),
      file,
      pointer: '/Спа Madrid',
    },
    {
      name: 'a dictionary that was copied and never translated',
      says: ['not translated', 'English of 7 texts'],
      changes: {
        ...list(6, 0),
        [file]: [...list(6, 0)[file], ['"Basta una frase sobre el dinero."', `"${english}"`]],
      },
      file,
      pointer: '',
    },
    {
      name: 'money in a sentence that was copied',
      changes: same('Our 3.2 days cost you $4.5M'),
      file,
      pointer: '/Our 3.2 days cost you $4.5M',
    },
    {
      name: 'a sentence that was copied',
      changes: same(english),
      file,
      pointer: `/${english}`,
      says: ['The Spanish is the same as the English'],
    },
    {
      name: 'a sentence that was typed once more, with a small letter',
      changes: same('One such sentence is enough.', 'one such sentence is enough.'),
      file,
      pointer: '/One such sentence is enough.',
      says: ['the same as the English, but for capitals and punctuation'],
    },
    {
      name: 'a sentence that was typed once more, without its full stop',
      changes: same('We know your bank.', 'We know your bank'),
      file,
      pointer: '/We know your bank.',
    },
    {
      name: 'three points in the place of a translation',
      changes: same('We know your bank.', '...'),
      file,
      pointer: '/We know your bank.',
      says: ['This is no Spanish', 'Translate it'],
    },
    {
      name: 'two small words',
      changes: same('bank accounts'),
      file,
      pointer: '/bank accounts',
    },
    {
      name: 'a sentence of a site in German that was copied',
      changes: sameOf('de', 'Museum am Markt mit Garten'),
      file,
      pointer: '/Museum am Markt mit Garten',
      says: ['the same as the German'],
    },
    {
      name: 'a headline in the English of a country',
      changes: sameOf('en-gb', 'We Know Your Bank'),
      file,
      pointer: '/We Know Your Bank',
    },
    { name: 'a headline', changes: same('We Know Your Bank'), file, pointer: '/We Know Your Bank' },
    {
      name: 'a text of several pages',
      changes: replacing('_site/es.json', '"Escríbanos"', '"Write to us"'),
      file: '_site/es.json',
      pointer: '/Write to us',
    },
    {
      name: 'a text in a script that its language is not written in',
      changes: same('この宿でできること'),
      file,
      pointer: '/この宿でできること',
    },
    { name: 'a single word of it', changes: same('Спа 24'), file, pointer: '/Спа 24' },
  ],
  quiet: [
    {
      name: 'six of eleven sentences that were copied: each is to be seen',
      changes: list(9, 3),
      also: Array(6).fill('untranslated'),
    },
    { name: 'a name in Latin letters beside figures', changes: same('Wi-Fi 6E') },
    { name: 'a word in another script that was translated', changes: same('お部屋', 'Habitaciones') },
    {
      name: 'sentences that were copied beside some that were translated: each is to be seen',
      changes: list(6, 2),
      also: ['untranslated', 'untranslated', 'untranslated', 'untranslated'],
    },
    { name: 'a street in German, which has a word of English', changes: sameOf('de', 'Am Markt 5') },
    { name: 'a place in German', changes: sameOf('de', 'Haus am See') },
    { name: 'a museum in Italian', changes: sameOf('it', 'Museo do Fado') },
    { name: 'a word that both languages have', changes: same('Marketing') },
    { name: 'one small word beside a capital', changes: same('Bank accounts') },
    { name: 'the name of a school', changes: same('Castellan Business School') },
    { name: 'a name and a place', changes: same('Almanac (US), Madrid') },
    {
      name: 'one word that is another',
      changes: same('We know your bank.', 'We know tu bank.'),
    },
    { name: 'a word that a sign stands for', changes: same('Without', '–') },
    {
      name: 'names with other punctuation',
      changes: same('Castellan Business School, Madrid', 'Castellan Business School (Madrid)'),
    },
    {
      name: 'an address',
      changes: same('hello@example.com'),
    },
    { name: 'a single word, though it is English', changes: same('Without') },
    { name: 'names that begin and end like words', changes: same('Paris Team Issue Amber') },
    { name: 'single small letters', changes: same('Plan x y') },
  ],
};
