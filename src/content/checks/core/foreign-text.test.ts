import { expect, it } from 'vitest';
import { isInOtherLetters, isInWrongScript, isSentence } from './foreign-text';

it.each([
  ['Arabic in Spanish', 'تكفي جملة', 'es', true],
  ['Greek in English', 'Χρήματα', 'en-gb', true],
  ['an English sentence in Arabic', 'write to us', 'ar', true],
  ['an English sentence in Japanese', 'Write to our team', 'ja', true],
  ['a Latin name in Arabic', 'Harbour Museum', 'ar', false],
  ['a Latin name and Greek letters in Arabic', 'Museum Χρήματα', 'ar', true],
  ['one word in Arabic', 'museum', 'ar', false],
  ['an address in Arabic', 'ask@harbour.example', 'ar', false],
  ['Arabic with a Latin name in it', 'متحف Harbour', 'ar', false],
  ['the same as its source text', 'Χρήματα', 'es', false],
  ['Cyrillic in Serbian, which is written in both', 'Пишите нам', 'sr', false],
  ['Latin letters in Serbian', 'Pišite nam danas', 'sr', false],
  ['Cyrillic in a Serbian of Latin letters', 'Пишите нам', 'sr-latn', true],
  ['a letter that is a sign', 'π', 'es', false],
  ['figures', '24 / 7', 'ar', false],
  ['Chinese in Japanese', '一句话', 'ja', false],
  ['a language without a known script', 'Χρήματα', 'x', false],
] as const)('of %s', (name, text, language, expected) => {
  const copy = name.startsWith('the same') ? text : 'Write to us';
  expect(isInWrongScript(copy, text, language)).toBe(expected);
});

it.each([
  ['figures', '24 / 7', false],
  ['one letter', 'π', false],
  ['two letters', 'πρ', true],
  ['one letter of its own among them', 'πρ a', false],
])('letters of another language: %s', (_, text, expected) => {
  expect(isInOtherLetters(text, 'es')).toBe(expected);
});

it.each([
  ['Write to us', true],
  ['Write to', true],
  ['to us', true],
  ['Write', false],
  ['us', false],
  ['Harbour Museum', false],
  // Of more than two words, a single small one joins names.
  ['Museum of Boats', false],
  ['Museum of the Boats', true],
  ['Boats in Old Harbours Today', false],
  ['A b c d', false],
  ['ask.us@harbour.example', false],
  ['harbour.example/of/boats', false],
])('whether it is a sentence: %s', (text, expected) => {
  expect(isSentence(text)).toBe(expected);
});
