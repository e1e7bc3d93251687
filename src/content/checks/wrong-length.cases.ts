import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const dictionary = 'finance/es.json';
const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';
const description = 'A description that is long enough to be shown by a search engine.';
const words = (length: number) =>
  'palabra '
    .repeat(length)
    .slice(0, length - 1)
    .concat('.');
const title = (text: string) => ({
  ...replacing(file, '"title": "Write to us"', `"title": "${text}"`),
  ...replacing(dictionary, '{\n', `{\n  "${text}": "Otra cosa",\n`),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an empty title',
      says: ['"title" is empty. Write the text.'],
      changes: replacing(file, '"title": "Write to us"', '"title": ""'),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'an empty text that need not be there',
      says: ['"subtitle" is empty. Write the text, or remove the property.'],
      changes: {
        ...replacing(file, '"From 3.2 to 12 months"', '""'),
        ...replacing(dictionary, ',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', ''),
      },
      file,
      pointer: '/sections/1/subtitle',
    },
    {
      name: 'an empty alternative text',
      says: ['"heroImageAlt" is empty. Write what the image shows, in one sentence.'],
      changes: replacing('index/page.json', '"heroImageAlt": "Write to us"', '"heroImageAlt": ""'),
      file: 'index/page.json',
      pointer: '/sections/0/heroImageAlt',
    },
    {
      name: 'a text of spaces that need not be there',
      says: ['The text is blank. Write the text, or remove the property.'],
      changes: {
        ...replacing(file, '"From 3.2 to 12 months"', '"   "'),
        ...replacing(dictionary, ',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', ''),
      },
      file,
      pointer: '/sections/1/subtitle',
    },
    {
      name: 'a title of spaces',
      says: ['The text is blank. Write the text.'],
      changes: title('   '),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'a brand of spaces',
      says: ['"name" is blank. Write the text.'],
      changes: replacing('_site/site.json', '"name": "Brand"', '"name": "   "'),
      file: '_site/site.json',
      pointer: '/brand/name',
    },
    {
      name: 'no time zone of the site in the quotes',
      says: ['"timeZone" is empty. Write'],
      changes: { '_site/site.json': [['"brand":', '"timeZone": "", "brand":']] },
      file: '_site/site.json',
      pointer: '/timeZone',
    },
    {
      name: 'a reason of spaces',
      says: ['"reason" is blank. Write the text.'],
      changes: {
        '_site/rules.json': '{ "spelling": { "severity": "off", "reason": "  " } }',
      },
      file: '_site/rules.json',
      pointer: '/spelling/reason',
    },
    {
      name: 'a title that is too long',
      says: ['has 101 characters', 'by 11'],
      changes: title(words(101)),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'a translation that is too long',
      says: ['Spanish text has 401 characters; there is room for 240', 'by 161'],
      causes: ['finance/page.json'],
      changes: replacing(dictionary, spanish, words(401)),
      file: dictionary,
      pointer: `/${english}`,
    },
    {
      name: 'a translation that is too long for the header and for a page',
      says: ['there is room for 40'],
      causes: ['_site/site.json'],
      changes: replacing('_site/es.json', '"Finanzas"', `"${words(101)}"`),
      file: '_site/es.json',
      pointer: '/Finance',
    },
    {
      name: 'an entry that waits for its translation',
      says: ['no Spanish yet'],
      changes: replacing(dictionary, spanish, ''),
      file: dictionary,
      pointer: `/${english}`,
    },
    {
      name: 'a description that search engines would not show',
      says: ['"description" has 11 characters; it needs at least 50', 'Add 39'],
      changes: {
        ...replacing(
          file,
          '"A description that is long enough to be shown by a search engine."',
          '"Write to us"',
        ),
      },
      file,
      pointer: '/description',
    },
    {
      name: 'a translation of spaces',
      changes: replacing(dictionary, spanish, '   '),
      file: dictionary,
      pointer: `/${english}`,
      says: ['This entry has no Spanish yet'],
    },
    {
      name: 'a translation of one letter too many, and spaces',
      changes: replacing(dictionary, spanish, `  ${words(241)}  `),
      also: ['invisible-character'],
      file: dictionary,
      pointer: `/${english}`,
      says: ['has 241 characters'],
    },
    {
      name: 'an entry of the shared dictionary that is too short',
      changes: replacing(
        '_site/es.json',
        'Una descripción lo bastante larga para que la muestre un buscador.',
        'Una descripción corta.',
      ),
      file: '_site/es.json',
      pointer: '/A description that is long enough to be shown by a search engine.',
      says: ['The Spanish text has 22 characters; it needs at least 50', 'Add 28'],
    },
    {
      name: 'an entry of the shared dictionary with one letter too few',
      changes: replacing(
        '_site/es.json',
        'Una descripción lo bastante larga para que la muestre un buscador.',
        ` ${words(49)} `,
      ),
      also: ['invisible-character'],
      file: '_site/es.json',
      pointer: '/A description that is long enough to be shown by a search engine.',
    },
    {
      name: 'a description of spaces, which is too short as well',
      changes: replacing(
        file,
        '"A description that is long enough to be shown by a search engine."',
        '"   "',
      ),
      file,
      pointer: '/description',
    },
    {
      name: 'a title of wide letters, which take the room of two',
      says: ['takes the room of 92 letters; there is room for 90', 'by 2', 'count as two'],
      changes: title('静かな湯宿'.repeat(9).concat('。')),
      file,
      pointer: '/sections/1/title',
    },
    {
      name: 'a translation of wide letters',
      says: ['Spanish text takes the room of 242 letters; there is room for 240', 'count as two'],
      causes: ['finance/page.json'],
      changes: replacing(dictionary, spanish, '湯'.repeat(121)),
      also: ['wrong-script'],
      file: dictionary,
      pointer: `/${english}`,
    },
    {
      name: 'a description of too few wide letters',
      says: ['"description" takes the room of 48 letters; it needs at least 50', 'Add 2'],
      changes: replacing(file, description, '湯'.repeat(24)),
      file,
      pointer: '/description',
    },
  ],
  quiet: [
    { name: 'a title of as many wide letters as there is room for', changes: title('静かな湯宿'.repeat(9)) },
    {
      name: 'a description of wide letters, which say more',
      changes: {
        ...replacing(file, description, '湯'.repeat(25)),
        ...replacing('_site/es.json', '{', `{ "${'湯'.repeat(25)}": "${words(60)}",`),
      },
    },
    {
      name: 'a translation of wide letters that fits',
      changes: replacing(dictionary, spanish, '湯'.repeat(120)),
      also: ['wrong-script'],
    },
    { name: 'a title of one letter', changes: title('A') },
    { name: 'a title with letters that are two characters to a computer', changes: title('🏭'.repeat(40)) },
    { name: 'a translation of one word', changes: replacing(dictionary, spanish, 'Basta.') },
    {
      name: 'a translation of as many letters as there is room for',
      also: ['invisible-character'],
      changes: replacing(dictionary, spanish, ` ${words(240)} `),
    },
    {
      name: 'a shared translation of as few letters as may be',
      changes: replacing(
        '_site/es.json',
        'Una descripción lo bastante larga para que la muestre un buscador.',
        words(50),
      ),
    },
    {
      name: 'a shared translation that begins with a space',
      also: ['invisible-character'],
      changes: replacing(
        '_site/es.json',
        'Una descripción lo bastante larga para que la muestre un buscador.',
        ` ${words(99)}`,
      ),
    },
    {
      name: 'a text without translation',
      changes: replacing(dictionary, `  "${english}": "${spanish}",\n`, ''),
      also: ['missing-translation'],
    },
    {
      name: 'an anchor of spaces, which is another mistake',
      changes: replacing(file, '"type": "cta",', '"type": "cta", "id": " ",'),
      also: ['wrong-value'],
    },
  ],
};
