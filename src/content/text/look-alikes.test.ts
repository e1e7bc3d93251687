import { expect, it } from 'vitest';
import { firstMixedWord, inLatin, withoutMixedWords } from './look-alikes';

it.each([
  ['Gеt it', { letter: 'е', offset: 1, word: 'Gеt', mended: 'Get it' }],
  ['See Αthens', { letter: 'Α', offset: 4, word: 'Αthens', mended: 'See Athens' }],
  ['Cafе\u0301s', { letter: 'е', offset: 3, word: 'Cafе\u0301s', mended: 'Cafe\u0301s' }],
])('in "%s", a word has a letter of another alphabet', (text, mixed) => {
  expect(firstMixedWord(text)).toEqual(mixed);
});

it.each(['Get it', 'Москва', 'а', '10 μm at 5 kΩ', 'Xбокс', 'IT-компания', ''])(
  'no word of "%s" has one',
  (text) => {
    expect(firstMixedWord(text)).toBeUndefined();
  },
);

it('a letter that looks like one of the Latin becomes it, and no other does', () => {
  expect(inLatin('Аж о Ω')).toBe('Aж o Ω');
});

it('all words with a letter of another alphabet become Latin, and no others do', () => {
  expect(withoutMixedWords('Gеt а Αthens in Москва, IT-компания')).toBe(
    'Get а Athens in Москва, IT-компания',
  );
});
