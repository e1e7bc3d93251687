import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const first = '"One sentence on money is enough.":';
const entry = (entries: string) => replacing(file, first, `${entries}\n  ${first}`);
const fixed = { [file]: `{\n  ${first}` };

export const cases: CheckCases = {
  found: [
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
