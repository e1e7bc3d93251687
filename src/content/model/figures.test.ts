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
  ['fr', '9 am to 5 pm', 'de 9h00 à 17 h', []],
  ['de', '9:30 a.m. to 5 pm', '9.30 Uhr bis 17 Uhr', []],
  ['de', '9 am to 5:30 pm', '9 bis 17.30 Uhr', []],
  ['de', '12 am to 12 pm', '0:00 bis 12:00 Uhr', []],
  ['de', 'In the 1990s', 'In den 90er Jahren', []],
  ['de', 'In the 90s', 'In den 1990er Jahren', []],
  ['de', 'In the 1990s', 'In den 1890er Jahren', ['1990', '1890']],
  ['es', 'From 2 to 5 pm', 'De 2 a 5 de la tarde', []],
  ['es', 'At 2:30 pm', 'A las 14:45', ['30', '45']],
  ['es', 'At 2:30 pm', 'A las 13:30', ['2:30 pm', '13:30']],
  // In a language without known number words, figures are compared as written.
  ['tlh', '2 billion', '2 Saghan', []],
])('in %s, %s is %s but for %j', (language, copy, translation, different) => {
  expect(differences(copy, translation, ['en', language]).flat()).toEqual(different);
});
