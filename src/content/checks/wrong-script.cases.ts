import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const english = 'One sentence on money is enough.';
const pointer = `/${english}`;
const spanish = '"Basta una frase sobre el dinero."';
const says = (text: string) => replacing(file, spanish, JSON.stringify(text));
const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const bank = (count: number, how = (name: string) => `We know the ${name} bank`) =>
  nth.slice(0, count).map(how);
const inSpanish = (name: string) => `Estamos con el banco ${name}`;
const inRussian = (name: string) => `Мы знаем банк ${name.replaceAll(/./g, 'ж')}`;
const inFrench = (name: string) => `Voici la banque ${name}`;

/** The page with as many sentences, and the Spanish of each; further entries of that dictionary stay before these. */
const list = (texts: readonly string[]) => ({
  'finance/page.json': [
    [
      '    {\n      "type": "cta"',
      `{ "type": "article", "title": "Write to us", "blocks": [{ "paragraphs": ${JSON.stringify(bank(texts.length))} }] },\n    {\n      "type": "cta"`,
    ],
  ] as const,
  [file]: [
    [
      `"${english}"`,
      `${bank(texts.length)
        .map((text, at) => `"${text}": "${texts[at]}", `)
        .join('')}"${english}"`,
    ],
  ] as const,
});

/** A third language as a draft, with the translations of those sentences. */
const third = (code: string, texts: readonly string[]) => ({
  '_site/site.json': [
    [
      '"url": "https://www.example.com",',
      `"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "${code}", "name": "Français", "draft": true }],`,
    ],
  ] as const,
  [`finance/${code}.json`]: JSON.stringify(
    Object.fromEntries(bank(texts.length).map((text, at) => [text, texts[at]])),
  ),
});

/** What the check must find, and near misses that it must not: at least three of each. */
export const cases: CheckCases = {
  found: [
    { name: 'Arabic', changes: says('تكفي جملة واحدة عن المال.'), file, pointer, says: ['not in Spanish'] },
    { name: 'a word of Greek', changes: says('Χρήματα'), file, pointer },
    { name: 'Chinese', changes: says('一句话就够了。'), file, pointer },
    {
      name: 'a text of several pages in Hebrew',
      changes: replacing('_site/es.json', '"Escríbanos"', '"כתבו לנו"'),
      file: '_site/es.json',
      pointer: '/Write to us',
    },
    {
      name: 'a whole dictionary in Russian',
      changes: {
        ...list(bank(3, inRussian)),
        [file]: [...list(bank(3, inRussian))[file], [spanish, '"Достаточно одной фразы о деньгах."']],
      },
      file,
      pointer: '',
      says: ['4 of its texts'],
      causes: ['finance/page.json'],
    },
    {
      name: 'four fifths of the texts with letters in a dictionary',
      changes: list([...bank(8, inRussian), '→']),
      file,
      pointer: '',
      says: ['8 of its texts'],
    },
    {
      name: 'three texts, which are all of a dictionary',
      changes: {
        ...list(bank(1, inRussian)),
        [file]: [
          ...list(bank(1, inRussian))[file],
          [spanish, '"Достаточно одной фразы о деньгах."'],
          ['De 3,2 a 12 meses', 'От 3,2 до 12 месяцев'],
        ],
      },
      file,
      pointer: '',
      also: ['glossary'],
    },
    {
      name: 'a text of the shared dictionary that is on no header or footer',
      changes: replacing(
        '_site/es.json',
        '"De qué trata la página de inicio, lo bastante larga para un buscador."',
        '"О чём главная страница этого сайта, достаточно длинно для поиска."',
      ),
      file: '_site/es.json',
      pointer: '/What the home page is about, long enough to be shown by a search engine.',
    },
    {
      name: 'a whole shared dictionary',
      changes: {
        '_site/es.json': [
          ['"Escríbanos"', '"Напишите нам"'],
          ['"Empezar"', '"Начните"'],
          ['"Inicio"', '"Главная"'],
          ['"Finanzas"', '"Финансы"'],
          ['"Mapa del sitio"', '"Карта сайта"'],
          ['"Derechos"', '"Права"'],
          [
            '"De qué trata la página de inicio, lo bastante larga para un buscador."',
            '"О чём главная страница этого сайта, достаточно длинно для поиска."',
          ],
        ],
      },
      file: '_site/es.json',
      pointer: '',
    },
    {
      name: 'a dictionary that was copied from that of another language',
      changes: { ...list(bank(6, inSpanish)), ...third('fr', bank(6, inSpanish)) },
      file: 'finance/fr.json',
      pointer: '',
      says: ['the same as the Spanish one'],
      causes: ['finance/page.json', file],
      also: ['draft-language'],
    },
    {
      name: 'one that was copied, and of which one text in seven is translated since',
      changes: {
        ...list(bank(7, inSpanish)),
        ...third('fr', [...bank(6, inSpanish), inFrench('seventh')]),
      },
      file: 'finance/fr.json',
      pointer: '',
      also: ['draft-language'],
    },
  ],
  quiet: [
    {
      name: 'a whole dictionary, of two texts: each is a mistake of its own',
      changes: {
        [file]: [
          [spanish, '"Достаточно одной фразы о деньгах."'],
          ['De 3,2 a 12 meses', 'От 3,2 до 12 месяцев'],
        ],
      },
      also: ['glossary', 'wrong-script', 'wrong-script'],
    },
    {
      name: 'a whole dictionary, of seven texts of nine: each is a mistake of its own',
      changes: list(bank(7, inRussian)),
      also: Array(7).fill('wrong-script'),
    },
    { name: 'a foreign word inside a text', changes: says('Basta una frase sobre el 金 y sobre деньги.') },
    { name: 'a sign of another script', changes: says('π') },
    { name: 'figures alone', changes: says('24 / 7') },
    {
      name: 'five sentences that two languages have in common',
      changes: {
        ...list(bank(6, inSpanish)),
        ...third('fr', [...bank(5, inSpanish), inFrench('sixth')]),
      },
      also: ['draft-language'],
    },
    {
      name: 'six sentences in common, of eight',
      changes: {
        ...list(bank(8, inSpanish)),
        ...third('fr', [...bank(6, inSpanish), inFrench('seventh'), inFrench('eighth')]),
      },
      also: ['draft-language'],
    },
    {
      name: 'the same texts in the same language of another region',
      changes: { ...list(bank(6, inSpanish)), ...third('es-mx', bank(6, inSpanish)) },
      also: ['draft-language'],
    },
    {
      name: 'texts that no language translates',
      changes: { ...list(bank(6, inSpanish)), ...third('fr', bank(6)) },
      also: ['draft-language', 'untranslated'],
    },
    { name: 'a brand in its own letters, beside words', changes: says('Яндекс: una frase basta.') },
  ],
};
