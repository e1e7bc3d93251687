import { type CheckCases, replacing } from './core/check-cases';

const page = 'finance/page.json';
const english = 'One sentence on money is enough.';
const sentence = 'We close on day two, and nobody stays late.';
const subtitle = (text: string) => ({
  ...replacing(page, `"${english}"`, `"${text}"`),
  ...replacing('finance/es.json', `"${english}"`, `"${text}"`),
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a sentence of an example',
      changes: subtitle(sentence),
      file: page,
      pointer: '/sections/0/subtitle',
    },
    {
      name: 'on a page whose translations are shared',
      changes: {
        ...replacing(
          'index/page.json',
          '"subtitle": "A description that is long enough to be shown by a search engine."',
          `"subtitle": "${sentence}"`,
        ),
        ...replacing('index/es.json', '{}', `{ "${sentence}": "Cerramos el segundo día." }`),
      },
      file: 'index/page.json',
      pointer: '/sections/0/subtitle',
    },
    {
      name: 'on the 404 page',
      changes: {
        ...replacing('_not-found/page.json', '"subtitle": "Write to us"', `"subtitle": "${sentence}"`),
        ...replacing('_not-found/es.json', '{}', `{ "${sentence}": "Cerramos el segundo día." }`),
      },
      file: '_not-found/page.json',
      pointer: '/sections/0/subtitle',
    },
  ],
  quiet: [
    { name: 'half of it', changes: subtitle('We close on day two.') },
    { name: 'with words around it', changes: subtitle(`Our clients say: ${sentence}`) },
    { name: 'a word that stands in an example', changes: subtitle('Finance, again.') },
  ],
};
