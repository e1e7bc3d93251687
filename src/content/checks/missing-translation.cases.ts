import type { CheckCases, SiteChanges } from './core/check-cases';
import { inFrench } from './unused-translation.cases';

const page = 'finance/page.json';
const dictionary = 'finance/es.json';
const english = 'One sentence on money is enough.';
const spanish = 'Basta una frase sobre el dinero.';
const subtitle = '/sections/0/subtitle';

/** A text that no dictionary has. */
const untranslated = (name: string, text: string) => ({
  name,
  changes: {
    [page]: [['"From 3.2 to 12 months"', JSON.stringify(text)]] as const,
    [dictionary]: [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']] as const,
  },
  file: page,
  pointer: '/sections/1/subtitle',
  says: [text],
});

/** A text, copied to the home page without its entry. */
const copying = {
  'index/page.json': [
    ['"title": "Write to us",', '"title": "Write to us", "subtitle": "From 3.2 to 12 months",'],
  ] as const,
};
/** The same, moved. */
const moving = { ...copying, [page]: [['"subtitle": "From 3.2 to 12 months",', '']] as const };

/** Texts about money, and about a harbour. */
const money = {
  'Loans for small firms': 'Préstamos para empresas pequeñas',
  'Interest in plain words': 'Los intereses en palabras sencillas',
  'What a bank wants to see': 'Lo que un banco quiere ver',
  'Who reads the books': 'Quién lee los libros',
  'Where the forms are': 'Dónde están los formularios',
  'How long we wait': 'Cuánto esperamos',
};
const harbour = {
  'Ships that come at night': 'Barcos que llegan de noche',
  'The old lighthouse': 'El viejo faro',
  'Fish from the market': 'Pescado del mercado',
  'Three cranes by the water': 'Tres grúas junto al agua',
  'A ferry every hour': 'Un ferri cada hora',
  'The captain and his dog': 'El capitán y su perro',
};
const usual = { [english]: spanish, 'From 3.2 to 12 months': 'De 3,2 a 12 meses' };

/** The pages about money and of the start with six texts each, and these dictionaries. */
const twoPages = (ofFinance: object, ofIndex: object): SiteChanges => ({
  [page]: [['"type": "cta",', `${steps(money)}, { "type": "cta",`]],
  'index/page.json': [['"type": "cta",', `${steps(harbour)}, { "type": "cta",`]],
  [dictionary]: JSON.stringify(ofFinance),
  'index/es.json': JSON.stringify(ofIndex),
});
const steps = (texts: object) => {
  const items = Object.keys(texts).map((title, index) => ({ number: index + 1, title, description: 'Home' }));
  return `"type": "steps", "title": "Sitemap", "items": ${JSON.stringify(items)} }`;
};

/** Two texts, copied to the home page without their entries. */
const copyingTwo = {
  'index/page.json': [
    ['"title": "Write to us",', `"title": "${english}", "subtitle": "From 3.2 to 12 months",`],
  ] as const,
};

export const cases: CheckCases = {
  found: [
    ...['Write to visit@example.org', 'A visit @ the harbour', '@the-harbour', 'See www.example.org'].map(
      (text) => untranslated(`words beside an address, or what only looks like one: ${text}`, text),
    ),
    ...['松', '32,000円', '방'].map((text) => untranslated(`a word of one letter: ${text}`, text)),
    {
      name: 'a text that is new',
      says: ['No Spanish for "Call our office"', 'finance/es.json', 'No text uses "From 3.2 to 12 months"'],
      finding: { languages: ['es'], isUntranslated: true, namesDocuments: true },
      changes: {
        [page]: [
          ['"background"', '"id": "end", "background"'],
          ['"From 3.2 to 12 months"', '"Call our office"'],
        ],
      },
      file: page,
      pointer: '/sections/1/subtitle',
    },
    {
      name: 'an entry that was taken out',
      says: ['No Spanish for'],
      changes: { [dictionary]: [[`"${english}": "${spanish}",`, '']] },
      file: page,
      pointer: subtitle,
    },
    {
      name: 'an entry whose sides are swapped',
      says: ['Write "One sentence on money is enough.": "Basta una frase sobre el dinero."'],
      changes: { [dictionary]: [[`"${english}": "${spanish}"`, `"${spanish}": "${english}"`]] },
      file: dictionary,
      pointer: `/${spanish}`,
      marks: `"${spanish}"`,
      finding: { isUntranslated: true },
    },
    {
      name: 'a text that was moved to another page, while its entry stayed',
      says: [
        'No Spanish here for "From 3.2 to 12 months"',
        'finance/es.json',
        'Move the entry to',
        'index/es.json',
      ],
      changes: moving,
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
      fixed: {
        'index/es.json': '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
        [dictionary]: `{\n  "${english}": "${spanish}"\n}`,
      },
    },
    {
      name: 'a text that was copied to another page without its entry',
      says: ['the same text has an entry in', 'Copy the entry to', 'index/es.json'],
      changes: copying,
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
      causes: ['index/es.json', '_site/es.json', dictionary],
      fixed: { 'index/es.json': '"From 3.2 to 12 months": "De 3,2 a 12 meses"' },
    },
    {
      name: 'a text that two other pages translate differently',
      says: ['Add it to', 'index/es.json'],
      changes: {
        ...copying,
        'sitemap/page.json': [
          ['"type": "link-groups",', '"type": "link-groups", "title": "From 3.2 to 12 months",'],
        ],
        'sitemap/es.json': '{ "From 3.2 to 12 months": "Entre 3,2 y 12 meses" }',
      },
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
    },
    {
      name: 'a text that another page does not translate either',
      says: ['Add it to'],
      changes: { ...copying, [dictionary]: [['"De 3,2 a 12 meses"', '""']] },
      also: ['wrong-length'],
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
    },
    {
      name: 'a text that was moved to the header and footer',
      changes: {
        [page]: [['"subtitle": "From 3.2 to 12 months",', '']],
        '_site/site.json': [['"Copyright"', '"From 3.2 to 12 months"']],
        '_site/es.json': [[',\n  "Copyright": "Derechos"', '']],
      },
      file: '_site/site.json',
      pointer: '/footer/copyright',
      fixed: {
        '_site/es.json': '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
        [dictionary]: `{\n  "${english}": "${spanish}"\n}`,
      },
    },
    {
      name: 'a text of the footer',
      changes: { '_site/site.json': [['"Copyright"', '"All rights reserved"']] },
      file: '_site/site.json',
      pointer: '/footer/copyright',
    },
    {
      name: 'the dictionaries of two pages, exchanged',
      changes: twoPages(harbour, { ...usual, ...money }),
      file: dictionary,
      pointer: '',
      says: ['finance/page.json', 'index/page.json', 'Exchange the two'],
      causes: [page, 'index/page.json'],
      others: [{ file: 'index/es.json', pointer: '' }],
      finding: { isUntranslated: true, isOfAll: true, language: 'es' },
    },
    {
      name: 'a dictionary copied over that of another page',
      changes: twoPages(harbour, harbour),
      file: dictionary,
      pointer: '',
      says: ['6 of its 6 entries', 'back from git'],
      others: [],
      finding: { isUntranslated: true, language: 'es' },
    },
    {
      name: 'a dictionary with the languages on the wrong sides throughout',
      changes: twoPages(
        Object.fromEntries(Object.entries({ ...usual, ...money }).map(([text, its]) => [its, text])),
        harbour,
      ),
      file: dictionary,
      pointer: '',
      says: ['on the right of 8 entries', 'Write the English on the left, and the Spanish on the right'],
      finding: { isUntranslated: true, language: 'es' },
    },
    {
      name: 'two texts that were copied to another page without their entries, which are one finding',
      changes: copyingTwo,
      file: 'index/page.json',
      pointer: '/sections/1/title',
      says: ['Copy the entries to', '"From 3.2 to 12 months"'],
      others: [{ file: 'index/page.json', pointer: '/sections/1/subtitle' }],
      causes: ['index/es.json', '_site/es.json', dictionary],
      fixed: { 'index/es.json': `"${english}": "${spanish}"` },
    },
    {
      name: 'a text that was moved, with a translation that nobody has read',
      changes: {
        ...moving,
        [dictionary]: [['{', '{ "$machine": ["De 3,2 a 12 meses"],']],
        '_site/rules.json': '{ "unread-translation": { "severity": "off", "reason": "Read in print." } }',
      },
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
      fixed: {
        'index/es.json': '"$machine": [\n    "De 3,2 a 12 meses"\n  ]',
        [dictionary]: english,
      },
    },
    {
      name: 'a text that was moved to another page, while its entries of two languages stayed',
      changes: { ...inFrench(''), ...moving },
      file: 'index/page.json',
      pointer: '/sections/1/subtitle',
      says: ['No Spanish or French here'],
      causes: [
        'index/es.json',
        '_site/es.json',
        'index/fr.json',
        '_site/fr.json',
        dictionary,
        'finance/fr.json',
      ],
      finding: { languages: ['es', 'fr'], isUntranslated: true },
      fixed: {
        'index/es.json': '"From 3.2 to 12 months": "De 3,2 a 12 meses"',
        'index/fr.json': '"From 3.2 to 12 months": "De 3,2 à 12 mois"',
        [dictionary]: english,
        'finance/fr.json': english,
      },
    },
    {
      name: 'a new text beside four entries that no text uses, of which three are named',
      changes: {
        [page]: [['"From 3.2 to 12 months"', '"Call our office"']],
        [dictionary]: JSON.stringify({
          [english]: spanish,
          'Loans for small firms': 'Préstamos para empresas pequeñas',
          'Who reads the books': 'Quién lee los libros',
          'Where the forms are': 'Dónde están los formularios',
          'The old lighthouse': 'El viejo faro',
        }),
      },
      file: page,
      pointer: '/sections/1/subtitle',
      says: ['"Loans for small firms", "Who reads the books", "Where the forms are" there'],
    },
  ],
  quiet: [
    {
      name: 'texts that were copied from two pages without their entries, which are two findings',
      changes: {
        'index/page.json': [
          ['"title": "Write to us",', '"title": "Pages in a list", "subtitle": "From 3.2 to 12 months",'],
        ],
        'sitemap/page.json': [
          ['"type": "link-groups",', '"type": "link-groups", "title": "Pages in a list",'],
        ],
        'sitemap/es.json': '{ "Pages in a list": "Las páginas en una lista" }',
      },
      also: ['missing-translation', 'missing-translation'],
    },
    {
      name: 'a text that was moved with its entry',
      changes: {
        ...moving,
        [dictionary]: [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']],
        'index/es.json': '{ "From 3.2 to 12 months": "De 3,2 a 12 meses" }',
      },
    },
    ...['visit@example.org', 'https://example.org/visit', 'www.example.org'].map((address) => ({
      name: `an address, which is the same in every language: ${address}`,
      changes: {
        [page]: [['"From 3.2 to 12 months"', JSON.stringify(address)]] as const,
        [dictionary]: [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']] as const,
      },
    })),
    {
      name: 'a text without words',
      changes: {
        [page]: [['"From 3.2 to 12 months"', '"3.2"']],
        [dictionary]: [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']],
      },
    },
    {
      name: 'a text that the shared dictionary has',
      changes: {
        [page]: [['"From 3.2 to 12 months"', '"Home"']],
        [dictionary]: [[',\n  "From 3.2 to 12 months": "De 3,2 a 12 meses"', '']],
      },
    },
    {
      name: 'an entry beside the page and in the shared dictionary',
      changes: { [dictionary]: [['{', '{ "Write to us": "Escríbanos",']] },
    },
    {
      name: 'a text that was changed a little, which has a check of its own',
      changes: { [page]: [[`"${english}"`, '"One sentence on money is plenty."']] },
      also: ['stale-translation'],
    },
    {
      name: 'an entry that only looks like its text, which has a check of its own',
      changes: { [dictionary]: [[`"${english}"`, '"One sentence on\u00a0money is enough."']] },
      also: ['stale-translation'],
    },
    {
      name: 'a text with a space at its end, which has a check of its own',
      changes: { [page]: [[`"${english}"`, `"${english} "`]] },
      also: ['invisible-character'],
    },
  ],
};
