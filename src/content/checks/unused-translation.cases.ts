import { type CheckCases, replacing } from '../check-cases';

const file = 'finance/es.json';
const first = '"One sentence on money is enough.":';
const entry = (entries: string) => replacing(file, first, `${entries}\n  ${first}`);
const fixed = { [file]: `{\n  ${first}` };

export const cases: CheckCases = {
  found: [
    {
      name: 'an entry of a text that is gone',
      changes: entry('"Nobody says this.": "Nadie dice esto.",'),
      file,
      pointer: '/Nobody says this.',
      fixed,
    },
    {
      name: 'two of them, which are one finding',
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
  ],
};
