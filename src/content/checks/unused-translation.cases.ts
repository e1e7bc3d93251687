import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const file = 'finance/es.json';
const first = '"One sentence on money is enough.":';
const entry = (entries: string) => replacing(file, first, `${entries}\n  ${first}`);
const fixed = { [file]: `{\n  ${first}` };

/** The texts that pages share, in French. */
const french = [
  [
    'A description that is long enough to be shown by a search engine.',
    'Une description assez longue pour un moteur de recherche.',
  ],
  [
    'What the home page is about, long enough to be shown by a search engine.',
    'Le sujet de la page d’accueil, assez long pour un moteur de recherche.',
  ],
  [
    'Every page of the site in one list, long enough to be shown by a search engine.',
    'Toutes les pages du site dans une liste, assez long pour un moteur.',
  ],
  [
    'No page of this site has the address that was asked for: go on from the home page.',
    'Aucune page du site n’a cette adresse : continuez depuis l’accueil.',
  ],
  ['Write to us', 'Écrivez-nous'],
  ['Get Started', 'Commencer'],
  ['Home', 'Accueil'],
  ['Finance', 'Finances'],
  ['Sitemap', 'Plan du site'],
  ['Not found', 'Introuvable'],
  ['Copyright', 'Droits'],
];
/** A third language that lacks nothing, or a draft of it that lacks what is shared. */
export const inFrench = (entries: string, draft?: 'draft'): SiteChanges => ({
  '_site/site.json': [
    [
      '"url": "https://www.example.com",',
      `"url": "https://www.example.com", "languages": [{ "code": "en", "name": "English" }, { "code": "es", "name": "Español" }, { "code": "fr", "name": "Français"${draft ? ', "draft": true' : ''} }],`,
    ],
  ],
  ...(!draft && {
    '_site/fr.json': JSON.stringify(Object.fromEntries(french)),
    ...Object.fromEntries(['index', 'sitemap', '_not-found'].map((id) => [`${id}/fr.json`, '{}'])),
  }),
  'finance/fr.json': JSON.stringify({
    ...JSON.parse(`{${entries}}`),
    ...(draft && Object.fromEntries(french.filter(([text]) => /^(Finance|A |Write|Get)/.test(text ?? '')))),
    'One sentence on money is enough.': 'Une phrase sur l’argent suffit.',
    'From 3.2 to 12 months': 'De 3,2 à 12 mois',
  }),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'an entry that begins with a price',
      changes: entry('"$5 for whoever says this": "5 $ para quien diga esto",'),
      file,
      pointer: '/$5 for whoever says this',
      fixed,
    },
    {
      name: 'an entry of nothing beside those of two texts that were moved to another page',
      changes: {
        ...entry('"Nobody says this.": "Nadie dice esto.",'),
        'finance/page.json': [
          ['"subtitle": "One sentence on money is enough.",', ''],
          ['"subtitle": "From 3.2 to 12 months",', ''],
        ],
        'index/page.json': [
          [
            '"title": "Write to us",',
            '"title": "One sentence on money is enough.", "subtitle": "From 3.2 to 12 months",',
          ],
        ],
      },
      also: ['missing-translation'],
      file,
      pointer: '/Nobody says this.',
      others: [],
      fixed,
    },
    {
      name: 'an entry of the shared dictionary beside a page of which a number is doubtful',
      changes: {
        ...replacing('_site/es.json', '"Home":', '"House": "Casa",\n  "Home":'),
        ...replacing(file, '"De 3,2 a 12 meses"', '"De 3,2 a 13 meses"'),
      },
      file: '_site/es.json',
      pointer: '/House',
      also: ['number-mismatch'],
      fixed: { '_site/es.json': '"Empezar",\n  "Home":' },
    },
    {
      name: 'the same entry in two languages, which is one finding',
      changes: {
        ...entry('"Nobody says this.": "Nadie dice esto.",'),
        ...inFrench('"Nobody says this.": "Personne ne le dit."'),
      },
      file,
      pointer: '/Nobody says this.',
      others: [{ file: 'finance/fr.json', pointer: '/Nobody says this.' }],
      says: ['finance/es.json', 'finance/fr.json'],
      finding: { languages: ['es', 'fr'] },
      fixed: { ...fixed, 'finance/fr.json': '{"One sentence' },
    },
    {
      name: 'the same entry in a language and in a draft, where it is accepted',
      changes: {
        ...entry('"Nobody says this.": "Nadie dice esto.",'),
        ...inFrench(
          '"$accept": [{ "code": "unused-translation", "reason": "It comes back in spring." }], "Nobody says this.": "Personne ne le dit."',
          'draft',
        ),
      },
      file,
      pointer: '/Nobody says this.',
      others: [],
      also: ['draft-language'],
      fixed,
    },
    {
      name: 'an entry of a shared dictionary, where another language lacks texts',
      changes: {
        ...inFrench('', 'draft'),
        ...replacing('_site/es.json', '"Home":', '"House": "Casa",\n  "Home":'),
      },
      file: '_site/es.json',
      pointer: '/House',
      also: ['draft-language'],
      fixed: { '_site/es.json': '"Empezar",\n  "Home":' },
    },
    {
      name: 'an entry beside a text of which something else is only doubtful',
      changes: {
        [file]: [
          [first, `"Nobody says this.": "Nadie dice esto.",\n  ${first}`],
          ['"De 3,2 a 12 meses"', '"De 3,2 a 13 meses"'],
        ],
      },
      file,
      pointer: '/Nobody says this.',
      also: ['number-mismatch'],
      fixed,
    },
    {
      name: 'an entry of the shared dictionary beside a page with a mistake in a link',
      changes: {
        ...replacing('_site/es.json', '"Home":', '"House": "Casa",\n  "Home":'),
        ...replacing('finance/page.json', '"href": "/" }', '"href": "/finance/" }'),
      },
      file: '_site/es.json',
      pointer: '/House',
      also: ['malformed-href'],
      fixed: { '_site/es.json': '"Empezar",\n  "Home":' },
    },
    {
      name: 'an entry of a text that is gone',
      says: ['the entry "Nobody says this.".'],
      changes: entry('"Nobody says this.": "Nadie dice esto.",'),
      file,
      pointer: '/Nobody says this.',
      fixed,
    },
    {
      name: 'two of them, which are one finding',
      says: ['1 more: "Nor this.".'],
      changes: entry('"Nobody says this.": "Nadie dice esto.",\n  "Nor this.": "Ni esto.",'),
      file,
      pointer: '/Nobody says this.',
      fixed,
    },
    {
      name: 'an entry of another page',
      changes: replacing('index/es.json', '{}', '{ "From 3.2 to 12 months": "De 3,2 a 12 meses" }'),
      file: 'index/es.json',
      pointer: '/From 3.2 to 12 months',
      fixed: { 'index/es.json': '{' },
    },
    {
      name: 'an entry of the shared dictionary',
      changes: replacing('_site/es.json', '"Home":', '"House": "Casa",\n  "Home":'),
      file: '_site/es.json',
      pointer: '/House',
      fixed: { '_site/es.json': '"Empezar",\n  "Home":' },
    },
    {
      name: 'five of them, of which not all are named',
      changes: entry(
        '"Nobody says this.": "Nadie dice esto.", "A b.": "A b.", "C d.": "C d.", "E f.": "E f.", "G h.": "G h.",',
      ),
      file,
      pointer: '/Nobody says this.',
      says: ['4 more: "A b.", "C d.", "E f." …'],
      fixed,
    },
    {
      name: 'four of them, of which all are named',
      changes: entry(
        '"Nobody says this.": "Nadie dice esto.", "A b.": "A b.", "C d.": "C d.", "E f.": "E f.",',
      ),
      file,
      pointer: '/Nobody says this.',
      says: ['3 more: "A b.", "C d.", "E f.".'],
      fixed,
    },
  ],
  quiet: [
    { name: 'an entry of a text that stands on its page', changes: {} },
    {
      name: 'an entry that says what the shared one says, for its own page',
      changes: entry('"Get Started": "Comenzar",'),
    },
    {
      name: 'an entry of the wording that a text had before',
      changes: replacing('finance/page.json', 'One sentence on money is enough.', 'Two sentences on money.'),
      also: ['missing-translation'],
    },
    {
      name: 'an entry beside a document that has a mistake',
      changes: {
        ...entry('"Nobody says this.": "Nadie dice esto.",'),
        ...replacing('finance/page.json', '"background": "muted"', '"background": "grey"'),
      },
      also: ['wrong-value'],
    },
    {
      name: 'the entry of a text that holds what nobody sees, which is the mistake',
      changes: replacing('finance/page.json', 'sentence on', 'sen\u00adtence on'),
      also: ['invisible-character'],
    },
    {
      name: 'a shared entry of a text that stands twice',
      changes: replacing(
        '_not-found/page.json',
        '"title": "Not found"',
        '"title": "Not found", "title": "Not found"',
      ),
      also: ['duplicate-key'],
    },
    {
      name: 'an entry beside one that waits for its translation',
      changes: replacing(
        file,
        '"Basta una frase sobre el dinero."',
        '"", "Nobody says this.": "Nadie dice esto."',
      ),
      also: ['wrong-length'],
    },
    {
      name: 'a shared entry beside one that waits for its translation',
      changes: replacing('_site/es.json', '"Inicio"', '"", "House": "Casa"'),
      also: ['wrong-length'],
    },
    {
      name: 'a shared entry where a text has none',
      changes: replacing('_site/es.json', '"Home": "Inicio"', '"House of cards and more": "Casa"'),
      also: ['missing-translation'],
    },
    {
      name: 'a shared entry beside a document that cannot be read',
      changes: {
        ...replacing('_site/es.json', '"Home":', '"House": "Casa", "Home":'),
        'finance/page.json': '{',
      },
      also: ['json-syntax'],
    },
  ],
};
