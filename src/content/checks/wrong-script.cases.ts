import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const english = 'One sentence on money is enough.';
const pointer = `/${english}`;
const spanish = '"Basta una frase sobre el dinero."';
const says = (text: string) => replacing(file, spanish, JSON.stringify(text));
const points = ['first', 'second', 'third'].map((which) => `We know the ${which} bank`);
/** A list of sentences in the page, with their translations. */
const list = (texts: readonly string[]) => ({
  'finance/page.json': [
    [
      '    {\n      "type": "cta"',
      `{ "type": "article", "title": "Write to us", "blocks": [{ "paragraphs": ${JSON.stringify(points)} }] },\n    {\n      "type": "cta"`,
    ],
  ] as const,
  [file]: [
    [`"${english}"`, `${points.map((text, at) => `"${text}": "${texts[at]}", `).join('')}"${english}"`],
  ] as const,
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
        ...list(['Мы знаем первый банк', 'Мы знаем второй банк', 'Мы знаем третий банк']),
        [file]: [
          ...list(['Мы знаем первый банк', 'Мы знаем второй банк', 'Мы знаем третий банк'])[file],
          [spanish, '"Достаточно одной фразы о деньгах."'],
        ],
      },
      file,
      pointer: '',
      says: ['4 of its texts'],
    },
  ],
  quiet: [
    { name: 'a foreign word inside a text', changes: says('Basta una frase sobre el 金 y sobre деньги.') },
    { name: 'a sign of another script', changes: says('π') },
    { name: 'figures alone', changes: says('24 / 7') },
    { name: 'a brand in its own letters, beside words', changes: says('Яндекс: una frase basta.') },
  ],
};
