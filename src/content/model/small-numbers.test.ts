import { expect, it } from 'vitest';
import { differentSmallNumbers } from './small-numbers';

it.each([
  [['en', 'de'], 'half past two', 'halb drei', []],
  [['en', 'de'], 'open at two', 'geöffnet um drei', ['two', 'drei']],
  [['en', 'fr'], 'ninety-two', 'quatre-vingt-douze', []],
  [['en', 'fr'], 'two weeks for a new desk', 'quinze jours pour un bureau neuf', []],
  [['en', 'fr'], 'three weeks', 'deux semaines', ['three', 'deux']],
  [['en', 'it'], 'three of you', 'sei qui con altri', []],
  [['en', 'pl'], 'three offices', 'cztery biura', ['three', 'cztery']],
  [['en', 'tr'], 'two below', 'altı', []],
  [['de', 'en'], 'zwei von drei', 'three of two', []],
  // The words of Hungarian are not known.
  [['en', 'hu'], 'two offices, a floor', 'két iroda, 3 emelet', []],
])('from %j, %s is %s but for %j', ([source = '', target = ''], copy, translation, different) => {
  expect(differentSmallNumbers(copy, translation, [source, target]).flat()).toEqual(different);
});
