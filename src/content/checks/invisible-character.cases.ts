import { type CheckCases, type FoundCase, replacing } from './core/check-cases';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';

const inSpanish = (name: string, text: string, marks: string, mended = spanish): FoundCase => ({
  name,
  changes: { [dictionary]: [[`"${spanish}"`, `"${text}"`]] },
  file: dictionary,
  pointer: `/${english}`,
  marks,
  fixed: { [dictionary]: `: "${mended}"` },
});
/** A text of the document, with its entry unchanged or changed along. */
const inEnglish = (name: string, text: string, marks: string, entry = english): FoundCase => ({
  name,
  changes: {
    [page]: [[`"${english}"`, `"${text}"`]],
    ...(entry === english ? {} : { [dictionary]: [[`"${english}":`, `"${entry}":`]] as const }),
  },
  file: page,
  pointer: '/sections/0/subtitle',
  marks,
  fixed: { [page]: `"${english}"`, ...(entry === english ? {} : { [dictionary]: `"${english}":` }) },
});

export const cases: CheckCases = {
  found: [
    inSpanish('a soft hyphen', 'Basta una frase sobre el di\u00adnero.', '\u00ad'),
    inSpanish('a soft hyphen that is escaped', 'Basta una frase sobre el di\\u00adnero.', '\\u00ad'),
    inSpanish('a Cyrillic letter in a Latin word', 'Basta una frase sobre el dinеro.', 'е'),
    inEnglish('a Greek letter in a Latin word', 'Οne sentence on money is enough.', 'Ο'),
    inEnglish(
      'such a letter, in the entry as well',
      'One sentence on mоney is enough.',
      'о',
      'One sentence on mоney is enough.',
    ),
    inSpanish('a backspace', 'Basta una frase sobre el di\\bnero.', '\\b'),
    inSpanish('a form feed', 'Basta una frase\\fsobre el dinero.', '\\f'),
    inSpanish('a line end of old files', 'Basta una frase\\rsobre el dinero.', '\\r'),
    {
      name: 'a byte of another encoding, whose letter is unknown',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase\u0091 sobre el dinero."']] },
      file: dictionary,
      pointer: `/${english}`,
      marks: '\u0091',
    },
    inSpanish('a space at the end', `${spanish} `, ' '),
    inSpanish('a space at the beginning', ` ${spanish}`, ' '),
    {
      ...inSpanish('spaces at both ends', `  ${spanish}  `, '  '),
      says: ['begins with a space.'],
    },
    inSpanish('two spaces at the end', `${spanish}  `, '  '),
    inSpanish('a hidden character and a space', `${spanish}\u200b `, '\u200b'),
    {
      ...inSpanish('a space that comes first', ` ${spanish}`, ' '),
      name: 'a space at the beginning, by name',
      says: ['begins with a space'],
    },
    {
      ...inSpanish('a space that comes last', `${spanish} `, ' '),
      name: 'a space at the end, by name',
      says: ['ends with a space'],
    },
    inSpanish('a filler of Korean', 'Basta una \u3164frase sobre el dinero.', '\u3164'),
    inSpanish('a blank of Braille', 'Basta una frase sobre el dinero.\u2800', '\u2800'),
    inSpanish('a code point that no character has', 'Basta una frase\ufffe sobre el dinero.', '\ufffe'),
    inSpanish('another one, escaped', 'Basta una frase\\ufdd0 sobre el dinero.', '\\ufdd0'),
    inSpanish('a tag', 'Basta una frase\u{e0041} sobre el dinero.', '\u{e0041}'),
    inSpanish('a mark of annotations', 'Basta una frase\ufff9 sobre el dinero.', '\ufff9'),
    inSpanish('a separator of lines, which was a space', 'Basta una frase\u2028sobre el dinero.', '\u2028'),
    inSpanish('one beside a space', 'Basta una frase \u2029 sobre el dinero.', '\u2029'),
    inSpanish('a line of old computers', 'Basta una frase\u0085sobre el dinero.', '\u0085'),
    {
      ...inSpanish('a line break between wide letters', '一句话\\n就够了', '\\n', '一句话就够了'),
      also: ['wrong-script'],
    },
    inSpanish('a line break', 'Basta una\\nfrase sobre el dinero.', '\\n'),
    inSpanish('a tab', 'Basta una \\t frase sobre el dinero.', ' \\t '),
    inEnglish('a line break in a document', 'One\\nsentence on money is enough.', '\\n'),
    { ...inSpanish('a mark', 'Basta una frase sobre el di\u202anero.', '\u202a'), says: ['U+202A'] },
    inSpanish('a no-break space at the end', `${spanish}\u00a0`, '\u00a0'),
    inSpanish('a line break at the end', `${spanish}\\n`, '\\n'),
    inSpanish(
      'an accent of its own',
      'Basta una frase del cafe\u0301.',
      'e\u0301',
      'Basta una frase del caf\u00e9.',
    ),
    inSpanish(
      'a sign of Japanese in parts',
      'Basta una frase \u304b\u3099.',
      '\u304b\u3099',
      'Basta una frase \u304c.',
    ),
    inSpanish(
      'a syllable of Korean in parts',
      'Basta una frase \u1112\u1161\u11ab.',
      '\u1112\u1161',
      'Basta una frase \ud55c.',
    ),
    inEnglish('a space at the end of a heading', `${english} `, ' '),
    inEnglish('a space at the end on both sides', `${english} `, ' ', `${english} `),
    {
      name: 'a space at the end of a text that stands twice',
      changes: {
        [page]: [
          ['"label": "Write to us"', '"label": "Call us "'],
          ['"title": "Write to us"', '"title": "Call us "'],
        ],
        [dictionary]: [['{', '{ "Call us": "Llámenos",']],
      },
      file: page,
      pointer: '/sections/0/actions/0/label',
      fixed: { [page]: '"title": "Call us"' },
    },
    inEnglish('a zero-width space', 'One sentence on mo\u200bney is enough.', '\u200b'),
    inSpanish('a character of control, escaped', 'Basta una frase sobre el \\u0000dinero.', '\\u0000'),
    inSpanish(
      'what keeps letters apart, in Latin letters',
      'Basta una frase sobre el di\u200cnero.',
      '\u200c',
    ),
    inSpanish(
      'what keeps letters apart, before a word of Persian',
      'Basta una frase «کتاب \u200cها».',
      '\u200c',
      'Basta una frase «کتاب ها».',
    ),
    inSpanish(
      'what keeps letters apart, twice in a word of Persian',
      'Basta una frase «می\u200c\u200cخواهم».',
      '\u200c',
      'Basta una frase «می\u200cخواهم».',
    ),
    inSpanish('a joiner in Latin letters', 'Basta una frase sobre el di\u200dnero.', '\u200d'),
    inSpanish(
      'a mark of direction in a text from the left',
      'Basta una frase\u200e sobre el dinero.',
      '\u200e',
    ),
  ],
  quiet: [
    ...['10 μm, 5 kΩ and ΔT', 'Алиса и Bob', 'The letters α and а', 'Ω-3', 'Xбокс'].map((text) => ({
      name: `letters of two alphabets that do not look alike, or stand alone: ${text}`,
      changes: { [dictionary]: [[`"${spanish}"`, `"Basta ${text}."`]] as const },
    })),
    {
      name: 'a text of spaces alone, which has a check of its own',
      changes: { [page]: [['"title": "Write to us"', '"title": "   "']] },
      also: ['wrong-length'],
    },
    {
      name: 'bytes of another encoding, which have a check of their own',
      changes: replacing('finance/es.json', 'Basta una', '\u00c3\u0081vidos de una'),
      also: ['mojibake'],
    },
    {
      name: 'a mark before a price in Hebrew, which has no letters of its own',
      changes: {
        '_site/site.json': [
          [
            '"url": "https://www.example.com",',
            '"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "he", "name": "עברית", "direction": "rtl", "draft": true }],',
          ],
        ],
        'finance/he.json': '{ "From 3.2 to 12 months": "\u200f3.2 – 12" }',
      },
      also: ['draft-language'],
    },
    {
      name: 'the flag of Scotland, which is spelt with tags',
      changes: {
        [dictionary]: [
          [
            `"${spanish}"`,
            '"Basta una frase. \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"',
          ],
        ],
      },
    },
    {
      name: 'a name in Arabic that is set apart from it',
      changes: { [dictionary]: [[`"${spanish}"`, '"«مرحبا \u2068Almanac\u2069!»"']] },
    },
    {
      name: 'a Mongolian word, which is spelt with its separator',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta «ᠬᠠᠷ\u180eᠠ»."']] },
    },
    {
      name: 'a word of Persian, which is spelt with it',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase «می\u200cخواهم»."']] },
    },
    ...[
      ['a foreign word', 'PDF\u200cها'],
      ['quotes', '«لنگر»\u200cها'],
      ['a digit', '5\u200cستاره'],
      ['a vowel mark', 'کتابِ\u200cمن'],
      ['a bracket', '(PDF)\u200cها'],
    ].map(([name, words]) => ({
      name: `an ending of Persian that is kept apart from ${name}`,
      changes: { [dictionary]: [[`"${spanish}"`, `"Basta una frase ${words}."`]] } as const,
    })),
    {
      name: 'a vowel mark of Persian that is kept apart from the next word',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase «خانهٔ\u200c»."']] },
    },
    {
      name: 'a word of Hindi, which is spelt with it',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase «क्\u200dष»."']] },
    },
    ...[
      ['Khmer', 'ភាសា\u200bខ្មែរ'],
      ['Thai', 'ภาษา\u200bไทย'],
      ['Lao', 'ພາສາ\u200bລາວ'],
      ['Burmese', 'မြန်မာ\u200bစာ'],
      ['Thai, before a name', 'ที่\u200bAlmanac'],
    ].map(([name, words]) => ({
      name: `a zero-width space between words of ${name}`,
      changes: { [dictionary]: [[`"${spanish}"`, `"Basta una frase «${words}»."`]] } as const,
    })),
    ...[
      ['Hindi', '\u0958\u093f\u0938'],
      ['Bengali', '\u09aa\u09dc\u09be'],
      ['Japanese, of a name, beside a mark', '\u5927\ufa10 \u0915\u093f'],
    ].map(([name, word]) => ({
      name: `a letter of ${name} that is taken apart elsewhere`,
      changes: { [dictionary]: [[`"${spanish}"`, `"Basta una frase «${word}» q\u0301."`]] } as const,
    })),
    {
      name: 'a mark behind a sign in Arabic',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase «مرحبا!\u200f»."']] },
    },
    {
      name: 'two spaces after a sentence, as some people type',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase.  Y no más de una."']] },
    },
    {
      name: 'a no-break space inside',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase sobre el 40\u00a0% del dinero."']] },
    },
    {
      name: 'an accent that no letter is composed with',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase sobre el dinero q\u0301."']] },
    },
    {
      name: 'the parts of an emoji',
      changes: { [dictionary]: [[`"${spanish}"`, '"Basta una frase \ud83d\udc69\u200d\ud83d\udcbb."']] },
    },
    { name: 'a line of its own for each entry', changes: { [dictionary]: [['{\n', '{\n\n']] } },
  ],
};
