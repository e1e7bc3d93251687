import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const first = '"One sentence on money is enough.":';
const marking = (texts: string) => replacing(file, first, `"$machine": ${texts},\n  ${first}`);
const money = '"Basta una frase sobre el dinero."';

export const cases: CheckCases = {
  found: [
    {
      name: 'a translation by a machine',
      changes: marking(`[${money}]`),
      file,
      pointer: '/One sentence on money is enough.',
      marks: money,
      says: ['"One sentence on money is enough."', 'into Spanish'],
    },
    {
      name: 'all that a dictionary says, which is one finding',
      changes: marking(`["De 3,2 a 12 meses", ${money}]`),
      file,
      pointer: '/One sentence on money is enough.',
      says: ['The same goes for 1 more: "From 3.2 to 12 months".'],
      others: [{ file, pointer: '/From 3.2 to 12 months' }],
    },
    {
      name: 'one of two translations by a machine, of which no text uses the other',
      changes: marking(`["Nadie dice esto.", ${money}],\n  "Nobody says this.": "Nadie dice esto."`),
      file,
      pointer: '/One sentence on money is enough.',
      others: [],
      also: ['unused-translation'],
    },
    {
      name: 'a translation by a machine, and the document of the site is gone',
      changes: { ...marking(`[${money}]`), '_site/site.json': null },
      file,
      pointer: '/One sentence on money is enough.',
      also: ['missing-document'],
    },
    {
      name: 'a translation in the shared dictionary, which pages use',
      changes: replacing('_site/es.json', '"Home":', '"$machine": ["Inicio"], "Home":'),
      file: '_site/es.json',
      pointer: '/Home',
    },
    {
      name: 'a text that a machine translated, and another that somebody has rewritten since',
      changes: {
        [file]: [
          [first, `"$machine": [${money}, "Meses: de 3,2 a 12"],\n  ${first}`],
          ['De 3,2 a 12 meses', 'De 3,2 meses a 12'],
        ],
      },
      file,
      pointer: '/One sentence on money is enough.',
    },
    {
      name: 'a word of components',
      changes: { '_site/words/es.json': '{ "$machine": ["Portada"], "nav.home": "Portada" }' },
      file: '_site/words/es.json',
      pointer: '/nav.home',
      says: ['into Spanish'],
    },
  ],
  quiet: [
    {
      name: 'a translation into a language that is a draft, which counts what is open',
      changes: {
        '_site/site.json': [
          [
            '"url": "https://www.example.com",',
            '"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "fr", "name": "Français", "draft": true }],',
          ],
        ],
        'finance/fr.json':
          '{ "$machine": ["De 3,2 à 12 mois"], "From 3.2 to 12 months": "De 3,2 à 12 mois" }',
      },
      also: ['draft-language'],
    },
    {
      name: 'a word of components in a language that the site does not have',
      changes: { '_site/words/fr.json': '{ "$machine": ["Accueil"], "nav.home": "Accueil" }' },
      also: ['unexpected-file'],
    },
    { name: 'an empty list', changes: marking('[]') },
    {
      name: 'a translation that somebody has rewritten since',
      changes: {
        [file]: [
          [first, `"$machine": [${money}],\n  ${first}`],
          [`: ${money}`, ': "Una frase basta."'],
        ],
      },
    },
    {
      name: 'a text that the source says, and not the translation',
      changes: marking('["One sentence on money is enough."]'),
    },
    {
      name: 'an entry that no text uses',
      changes: marking('["Nadie dice esto."],\n  "Nobody says this.": "Nadie dice esto."'),
      also: ['unused-translation'],
    },
    {
      name: 'a shared entry that no text uses',
      changes: replacing('_site/es.json', '"Home":', '"$machine": ["Casa"], "House": "Casa", "Home":'),
      also: ['unused-translation'],
    },
    {
      name: 'the list of a dictionary that is no list',
      changes: marking(money),
      also: ['wrong-type'],
    },
    {
      name: 'one that is accepted with a reason',
      changes: marking(
        `[${money}], "$accept": [{ "code": "unread-translation", "reason": "A word-by-word example." }]`,
      ),
    },
  ],
};
