import { expect, it } from 'vitest';
import { differences } from './figures';

it.each([
  ['de', '$2 billion', '2 Milliarden Dollar', []],
  ['de', '$2 billion', '2 Mrd. $', []],
  ['de', '1.5 million', '1,5 Mio.', []],
  ['de', '$2 billion', '2 Billionen Dollar', ['2000000000', '2000000000000']],
  ['fr', '$2 billion', '2 milliards de dollars', []],
  ['fr', '€2 billion', '2 Md€', []],
  ['it', '3,000', '3 mila', []],
  ['it', '$2 billion', '2 mld di dollari', []],
  ['pt-br', '$2 billion', 'US$ 2 bilhões', []],
  ['pt', '$2 billion', '2 mil milhões de dólares', []],
  ['nl', '5 million', '5 mln', []],
  ['pl', '5 million', '5 milionów', []],
  ['es', '2-million-dollar', '2 millones de dólares', []],
  ['es', '0.5 million', '500.000', []],
  // In a language without known number words, figures are compared as written.
  ['tlh', '2 billion', '2 Saghan', []],
])('in %s, %s is %s but for %j', (language, copy, translation, different) => {
  expect(differences(copy, translation, ['en', language])).toEqual(different);
});
