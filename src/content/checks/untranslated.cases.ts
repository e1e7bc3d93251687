import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/es.json';
const english = 'One sentence on money is enough.';
const same = (text: string, translation = text) => ({
  ...replacing('finance/page.json', english, text),
  ...replacing(file, `"${english}": "Basta una frase sobre el dinero."`, `"${text}": "${translation}"`),
});

export const cases: CheckCases = {
  found: [
    { name: 'a sentence that was copied', changes: same(english), file, pointer: `/${english}` },
    {
      name: 'two small words',
      changes: same('bank accounts'),
      file,
      pointer: '/bank accounts',
    },
    { name: 'a headline', changes: same('We Know Your Bank'), file, pointer: '/We Know Your Bank' },
    {
      name: 'a text of several pages',
      changes: replacing('_site/es.json', '"Escríbanos"', '"Write to us"'),
      file: '_site/es.json',
      pointer: '/Write to us',
    },
    {
      name: 'a text in a script that its language is not written in',
      changes: same('この宿でできること'),
      file,
      pointer: '/この宿でできること',
    },
    { name: 'a single word of it', changes: same('Спа 24'), file, pointer: '/Спа 24' },
  ],
  quiet: [
    { name: 'a name in Latin letters beside figures', changes: same('Wi-Fi 6E') },
    { name: 'a word in another script that was translated', changes: same('お部屋', 'Habitaciones') },
    { name: 'a word that both languages have', changes: same('Marketing') },
    { name: 'one small word beside a capital', changes: same('Bank accounts') },
    { name: 'the name of a school', changes: same('Castellan Business School') },
    { name: 'a name and a place', changes: same('Almanac (US), Madrid') },
    {
      name: 'one word in other letters',
      changes: same('One such sentence is enough.', 'one such sentence is enough.'),
    },
    {
      name: 'an address',
      changes: same('hello@example.com'),
    },
    { name: 'a single word, though it is English', changes: same('Without') },
    { name: 'names that begin and end like words', changes: same('Paris Team Issue Amber') },
    { name: 'single small letters', changes: same('Plan x y') },
  ],
};
