import type { CheckCases } from './core/check-cases';
import { inFrench } from './unused-translation.cases';

const file = 'finance/page.json';
const withProperty = (property: string) => ({
  [file]: [['"title": "Finance",', `"title": "Finance", ${property},`]] as const,
});

const office = (headcount: string) =>
  `{ "city": "Home", "country": "Home", "address": "Street 1", "timezone": "Europe/Madrid", "headcount": ${headcount}, "focus": "Home" }`;

/** A focal point whose first number is quoted. */
const focus = (text: string) => ({
  name: `${text} in quotes, as a part of a focus`,
  changes: {
    'sitemap/page.json': [
      ['"heroImageAlt": "Home"', `"heroImageAlt": "Home", "heroImageFocus": ["${text}", 0.5]`],
    ] as const,
  },
  file: 'sitemap/page.json',
  pointer: '/sections/0/heroImageFocus/0',
  says: ['An entry of "heroImageFocus"', 'a number without quotes, not text'],
});

const dictionary = 'finance/es.json';
const money = '"One sentence on money is enough.": "Basta una frase sobre el dinero."';
const frenchMoney = '"One sentence on money is enough.": "Une phrase sur l’argent suffit."';
const frenchMonths = '"From 3.2 to 12 months": "De 3,2 à 12 mois"';
const months = '"From 3.2 to 12 months": "De 3,2 a 12 meses"';

/** A share of 20 whose part is in quotes. */
const share = (text: string) => ({
  '_not-found/page.json': [
    ['"type": "steps"', '"type": "metrics"'],
    [
      '{ "number": 1, "title": "Write to us", "description": "Get Started" }',
      `{ "metric": "Write to us", "improvement": "Home", "share": { "part": "${text}", "of": 20 } }`,
    ],
    [
      '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
      '{ "metric": "Get Started", "improvement": "Home" }',
    ],
  ] as const,
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a path in place of an earlier address',
      changes: { '_site/redirects.json': '["/old"]\n' },
      file: '_site/redirects.json',
      pointer: '/0',
      says: ['An entry of the redirects must be an object', 'Write { "from": … }. One earlier'],
    },
    {
      name: 'a list for a document',
      changes: { '_site/rules.json': '[]\n' },
      file: '_site/rules.json',
      pointer: '',
      says: ['The rules must be an object'],
    },
    {
      name: 'a number for a day: in quotes it would be none either',
      changes: withProperty('"publishFrom": 20270301'),
      file,
      pointer: '/publishFrom',
    },
    {
      name: 'a number for what is a path: in quotes it would be none either',
      changes: withProperty('"aliases": [7]'),
      file,
      pointer: '/aliases/0',
    },
    {
      name: 'the entries of a dictionary in an object of their own',
      changes: { [dictionary]: `{\n  "translations": {\n    ${money},\n    ${months}\n  }\n}\n` },
      file: dictionary,
      pointer: '/translations',
      marks: '"translations"',
      says: ['Entries stand inside of "translations"', 'one level higher'],
      fixed: { [dictionary]: `{\n  ${money},\n  ${months}\n}\n` },
    },
    {
      name: 'some of its entries in an object, as i18next nests them',
      changes: { [dictionary]: `{ "hero": { ${money} }, ${months} }\n` },
      file: dictionary,
      pointer: '/hero',
      fixed: { [dictionary]: `{ ${money}, ${months} }\n` },
    },
    {
      name: 'the plural forms of a text in place of its translation',
      changes: {
        [dictionary]: `{ "From 3.2 to 12 months": { "one": "Un mes", "other": "Varios meses" }, ${money} }\n`,
      },
      file: dictionary,
      pointer: '/From 3.2 to 12 months',
      says: ['must be text in double quotes, not an object', 'no plural'],
    },
    {
      name: 'two forms of a text in place of its translation',
      changes: {
        [dictionary]: `{ "From 3.2 to 12 months": { "short": "3,2 a 12", "long": "De" }, ${money} }\n`,
      },
      file: dictionary,
      pointer: '/From 3.2 to 12 months',
    },
    {
      name: 'an entry twice, once in an object: which one counts is not sure',
      changes: { [dictionary]: `{ "hero": { ${money} }, ${money}, ${months} }\n` },
      file: dictionary,
      pointer: '/hero',
    },
    {
      name: 'two entries in an object, of which one stands outside, too',
      changes: { [dictionary]: `{ "hero": { ${money}, ${months} }, ${months} }\n` },
      file: dictionary,
      pointer: '/hero',
    },
    {
      name: 'the entries of a dictionary in an object, beside a dictionary of another language that has them',
      changes: {
        ...inFrench(''),
        'finance/fr.json': `{ "hero": { ${frenchMoney} }, ${frenchMonths} }\n`,
      },
      file: 'finance/fr.json',
      pointer: '/hero',
      fixed: { 'finance/fr.json': `{ ${frenchMoney}, ${frenchMonths} }\n` },
    },
    {
      name: 'an entry in the list of translations that nobody has read',
      changes: { [dictionary]: `{ "$machine": [{ ${money} }], ${money}, ${months} }\n` },
      file: dictionary,
      pointer: '/$machine/0',
      says: ['must be text in double quotes, not an object'],
    },
    {
      name: 'a title in two languages at once',
      changes: { [file]: [['"Finance"', '{ "en": "Finance", "es": "Finanzas" }']] },
      file,
      pointer: '/title',
      says: ['"title" in a page document must be text in double quotes, not an object'],
    },
    {
      name: 'a number for a translation',
      changes: {
        [file]: [['"From 3.2 to 12 months"', '"2024 in figures"']],
        [dictionary]: `{ ${money}, "2024 in figures": 2024 }\n`,
      },
      file: dictionary,
      pointer: '/2024 in figures',
      says: ['not the number 2024', 'Write "2024"'],
      fixed: { [dictionary]: '"2024 in figures": "2024"' },
    },
    {
      name: 'an object for a translation',
      changes: { [dictionary]: `{ "One sentence on money is enough.": { "text": 7 }, ${months} }\n` },
      file: dictionary,
      pointer: '/One sentence on money is enough.',
      says: ['text in double quotes, not an object'],
    },
    {
      name: 'a page document saved over a dictionary',
      changes: {
        'finance/es.json':
          '{ "title": "Finance", "description": "Of money", "sections": [{ "type": "hero" }] }',
      },
      file: 'finance/es.json',
      pointer: '',
    },
    {
      name: 'a dictionary saved over a page document',
      changes: { [file]: '{ "One sentence.": "Una frase.", "Two sentences.": "Dos frases." }' },
      file,
      pointer: '',
    },
    {
      name: 'a page document saved over the shared dictionary',
      changes: { '_site/es.json': '{ "title": "Finance", "description": "Of money", "sections": [] }' },
      file: '_site/es.json',
      pointer: '',
    },
    {
      name: 'true in quotes',
      says: ['true or false without quotes, not text', 'Write false'],
      changes: withProperty('"draft": "false"'),
      file,
      pointer: '/draft',
      marks: '"false"',
      fixed: { [file]: '"draft": false' },
    },
    {
      name: 'a word for true',
      says: ['Write true or false without quotes. The page is being written'],
      changes: withProperty('"draft": "yes"'),
      file,
      pointer: '/draft',
    },
    {
      name: 'a number for a text',
      says: ['"subtitle" in a "cta" section must be text in double quotes, not the number 2024'],
      changes: {
        [file]: [['"From 3.2 to 12 months"', '2024']],
        'finance/es.json': [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']],
      },
      file,
      pointer: '/sections/1/subtitle',
      fixed: { [file]: '"subtitle": "2024"' },
    },
    ...['2.50', '1.0', '1e400', '1E3', '-0', '12345678901234567890', '0.1000000000000000055'].map(
      (number) => ({
        name: `a number for a text, whose digits stay as they are written: ${number}`,
        says: [`not the number ${number}`, `Write "${number}"`],
        changes: {
          [file]: [['"From 3.2 to 12 months"', number]] as const,
          'finance/es.json': [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']] as const,
        },
        file,
        pointer: '/sections/1/subtitle',
        fixed: { [file]: `"subtitle": "${number}"` },
      }),
    ),
    {
      name: 'a list with one text for a text',
      says: ['not a list', 'Take the brackets [ ] around it away.'],
      changes: { [file]: [['"Finance"', '["Finance"]']] },
      file,
      pointer: '/title',
    },
    ...['[]', '["Finance", "Home"]', '[7]'].map((list) => ({
      name: `a list whose brackets alone are not the mistake: ${list}`,
      says: ['not a list. Write text in double quotes in place of the'],
      changes: { [file]: [['"Finance"', list]] as const },
      file,
      pointer: '/title',
    })),
    {
      name: 'one entry for a list',
      says: ['a list in [ ], not an object. Put it into [ ].'],
      changes: {
        [file]: [['[{ "label": "Get Started", "href": "/" }]', '{ "label": "Get Started", "href": "/" }']],
      },
      file,
      pointer: '/sections/1/actions',
    },
    {
      name: 'entries by their names for a list',
      says: ['not an object. Write a list in [ ]. The terms.'],
      changes: { '_site/glossary.json': '{ "terms": { "ledger": { "es": "libro" } } }' },
      file: '_site/glossary.json',
      pointer: '/terms',
    },
    {
      name: 'one term for a list of them',
      says: ['Put it into [ ]. The terms.'],
      changes: { '_site/glossary.json': '{ "terms": { "term": "ledger", "translations": {} } }' },
      file: '_site/glossary.json',
      pointer: '/terms',
    },
    {
      name: 'one path for a list',
      says: ['a list in [ ], not text. Put it into [ ].'],
      changes: withProperty('"aliases": "/money"'),
      file,
      pointer: '/aliases',
    },
    {
      name: 'a severity for a rule',
      says: ['Write { "severity": "off", "reason": … }. '],
      changes: { '_site/rules.json': '{ "orphan-page": "off" }' },
      file: '_site/rules.json',
      pointer: '/orphan-page',
    },
    {
      name: 'a word that is no severity for a rule',
      says: ['Write { "reason": … }. '],
      changes: { '_site/rules.json': '{ "orphan-page": "no" }' },
      file: '_site/rules.json',
      pointer: '/orphan-page',
    },
    {
      name: 'true for an earlier address, which has a form of its own',
      changes: withProperty('"aliases": [true]'),
      file,
      pointer: '/aliases/0',
      says: ['not the value true. Write a path of this site'],
    },
    {
      name: 'true for a number',
      changes: { '_not-found/page.json': [['"number": 2', '"number": true']] },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/1/number',
      says: ['not the value true. Write a whole number without quotes.'],
    },
    {
      name: 'a number in brackets',
      changes: { '_not-found/page.json': [['"number": 2', '"number": [2]']] },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/1/number',
      says: ['Take the brackets [ ] around it away.'],
    },
    {
      name: 'one for true',
      changes: withProperty('"draft": 1'),
      file,
      pointer: '/draft',
      says: ['true or false without quotes, not the number 1'],
    },
    {
      name: 'one entry for a list, with a property too many',
      changes: {
        [file]: [
          [
            '[{ "label": "Get Started", "href": "/" }]',
            '{ "label": "Get Started", "href": "/", "target": "_blank" }',
          ],
        ],
      },
      file,
      pointer: '/sections/1/actions',
      says: ['Put it into [ ].'],
    },
    {
      name: 'a text for an object in which nothing has to stand',
      changes: { '_site/theme.json': '{ "light": "white" }' },
      file: '_site/theme.json',
      pointer: '/light',
      says: ['Write an object in { }.'],
    },
    {
      name: 'a text for an object of six properties, which are too many to name',
      changes: {
        '_not-found/page.json': [
          ['"type": "steps"', '"type": "offices"'],
          ['{ "number": 1, "title": "Write to us", "description": "Get Started" }', '"Home"'],
          ['{ "number": 2, "title": "Get Started", "description": "Write to us" }', office('2')],
        ],
      },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0',
      says: ['Write an object in { }.'],
    },
    {
      name: 'a text for an object of four properties, which are named',
      changes: {
        '_not-found/page.json': [
          ['"type": "steps"', '"type": "comparison"'],
          ['{ "number": 1, "title": "Write to us", "description": "Get Started" }', '"Home"'],
          [
            '{ "number": 2, "title": "Get Started", "description": "Write to us" }',
            '{ "metric": "Home", "before": "Home", "after": "Finance", "improvement": "Home" }',
          ],
        ],
      },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0',
      says: ['Write { "metric": …, "before": …, "after": …, "improvement": … }.'],
    },
    ...['12', '12.5', '12.50', '0.125', '1.2345'].map((text) => ({
      name: `${text} in quotes for a part of a whole`,
      changes: share(text),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/share/part',
      fixed: { '_not-found/page.json': `"part": ${Number(text)},` },
    })),
    ...['1.500', '12.500', '-1.500'].map((text) => ({
      name: `${text} in quotes, whose point may set thousands apart`,
      changes: share(text),
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/share/part',
    })),
    {
      name: 'a number for a link',
      says: ['Write text in double quotes. Where it leads'],
      changes: { [file]: [['"href": "/"', '"href": 5']] },
      file,
      pointer: '/sections/1/actions/0/href',
    },
    {
      name: 'nothing for what is required',
      says: ['not null. Write text in double quotes.'],
      changes: { [file]: [['"Finance"', 'null']] },
      file,
      pointer: '/title',
    },
    {
      name: 'nothing in a list',
      says: ['not null.', ', or remove the entry.'],
      changes: withProperty('"aliases": ["/money", null]'),
      file,
      pointer: '/aliases/1',
    },
    {
      name: 'a list within a list',
      says: [
        'An entry of "actions" in a "cta" section must be an object in { }, not a list',
        'Write { "label": …, "href": … } in place of the brackets [ ]. A link or button',
      ],
      changes: { [file]: [['[{ "label": "Get Started", "href": "/" }]', '[[]]']] },
      file,
      pointer: '/sections/1/actions/0',
    },
    {
      name: 'nothing',
      says: ['not null', 'Write "', ', or remove the property.'],
      changes: { [file]: [['"muted"', 'null']] },
      file,
      pointer: '/sections/1/background',
    },
    {
      name: 'an object for a text',
      changes: { [file]: [['"Finance"', '{}']] },
      file,
      pointer: '/title',
      says: [
        '"title" in a page document must be text in double quotes, not an object',
        'Write text in double quotes.',
      ],
    },
    {
      name: 'true for a text',
      changes: { [file]: [['"Finance"', 'true']] },
      file,
      pointer: '/title',
      says: ['not the value true. Write it in double quotes.'],
    },
    {
      name: 'true in quotes, with a space',
      changes: withProperty('"draft": " true"'),
      file,
      pointer: '/draft',
      fixed: { [file]: '"draft": true' },
    },
    ...['12', ' 120 '].map((text) => ({
      name: `the number ${text} in quotes`,
      changes: {
        '_not-found/page.json': [
          ['"type": "steps"', '"type": "offices"'],
          ['{ "number": 1, "title": "Write to us", "description": "Get Started" }', office(`"${text}"`)],
          ['{ "number": 2, "title": "Get Started", "description": "Write to us" }', office('2')],
        ] as const,
      },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/0/headcount',
      says: ['a whole number without quotes, not text'],
      fixed: { '_not-found/page.json': `"headcount": ${text.trim()},` },
    })),
    ...['a 2', '2nd', '01', '2.5', '2,5', '1234567890123456', '+2'].map((text) => ({
      name: `${text} for a number`,
      changes: { '_not-found/page.json': [['"number": 2', `"number": "${text}"`]] as const },
      file: '_not-found/page.json',
      pointer: '/sections/1/items/1/number',
    })),
    ...['0.5', '0.125', '1', ' 0'].map((text) => ({
      ...focus(text),
      fixed: { 'sitemap/page.json': `"heroImageFocus": [${text.trim()}, 0.5]` },
    })),
    ...['x0.5', '0.5x', '.5', '0,5', '-', '0.', '0.123456789012345'].map((text) => focus(text)),
  ],
  quiet: [
    {
      name: 'a number as text',
      changes: {
        [file]: [['"Finance"', '"2024 in figures"']],
        'finance/es.json': [['{', '{ "2024 in figures": "2024 en cifras",']],
      },
    },
    { name: 'false without quotes', changes: withProperty('"draft": false') },
    { name: 'a list with entries', changes: withProperty('"aliases": ["/money"]') },
  ],
};
