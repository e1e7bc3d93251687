import { type CheckCases, replacing, type SiteChanges } from './core/check-cases';

const page = 'finance/page.json';
const words = '_site/words/es.json';
const said = '"One sentence on money is enough."';
const sentence = '"Do You Have a Question?"';
const url = '"url": "https://www.example.com",';
const inGerman = replacing(
  '_site/site.json',
  url,
  `${url} "languages": [{ "code": "de", "name": "Deutsch" }, { "code": "es", "name": "Español" }],`,
);
const asking = (text: string, before: SiteChanges = {}) => ({
  ...before,
  ...replacing(page, said, text),
  ...replacing('finance/es.json', said, text),
});
const fault = '"form.fault.empty": "Please fill this in."';
const spanish = '"form.fault.empty": "Por favor, complete este campo."';

export const cases: CheckCases = {
  found: [
    {
      name: 'a sentence of a new site, in another language than English',
      changes: asking(sentence, inGerman),
      severity: 'warning',
      file: page,
      pointer: '/sections/0/subtitle',
      says: ['not written in German yet: a text is'],
    },
    ...['Your Message', 'Page Not Found', 'Who is behind Müller, and what we do.'].map((text) => ({
      name: `a label or a sentence of a new site: ${text}`,
      changes: asking(JSON.stringify(text), inGerman),
      file: page,
      pointer: '/sections/0/subtitle',
    })),
    {
      name: 'a word of components that was copied',
      changes: { [words]: `{ ${fault} }` },
      file: words,
      pointer: '',
      says: ['into Spanish: a text is the English'],
    },
    {
      name: 'words of components of which one was translated',
      changes: {
        [words]: `{ ${spanish}, "form.choose": "Please choose", "form.fault.date": "Please write a day." }`,
      },
      file: words,
      pointer: '',
      says: ['2 texts are'],
    },
    {
      name: 'words of components of which every other one was translated',
      changes: { [words]: `{ ${spanish}, "form.choose": "Please choose" }` },
      file: words,
      pointer: '',
    },
  ],
  quiet: [
    { name: 'the same sentence in English', changes: asking(sentence) },
    { name: 'a question like it', changes: asking('"Do You Have Questions?"', inGerman) },
    { name: 'a single word that many languages have', changes: asking('"Contact"', inGerman) },
    {
      name: 'a name that a text of a new site is part of',
      changes: asking('"Your Message GmbH"', inGerman),
    },
    { name: 'words of components in English', changes: { '_site/words/en.json': `{ ${fault} }` } },
    {
      name: 'English words in a language that the site does not have',
      changes: { '_site/words/fr.json': `{ ${fault} }` },
      also: ['unexpected-file'],
    },
    {
      name: 'words of components that cannot be read',
      changes: { [words]: `{ ${fault}` },
      also: ['json-syntax'],
    },
    {
      name: 'a list in place of words',
      changes: { [words]: `["Please fill this in."]` },
      also: ['wrong-type'],
    },
    { name: 'words of components in Spanish', changes: { [words]: `{ ${spanish} }` } },
    { name: 'a single word that both languages have', changes: { [words]: '{ "nav.menu": "Menu" }' } },
    {
      name: 'one of three words of components that stays English',
      changes: {
        [words]: `{ ${spanish}, "form.choose": "Elija una opción", "form.fault.date": "Please write a day." }`,
      },
    },
  ],
};
