import { expect, it } from 'vitest';
import { plainDigits } from './plain-digits';

it.each([
  ['عام ١٩١١', 'عام 1911'],
  ['٨٫٥٠ يورو', '8.50 يورو'],
  ['١٬٢٠٠٬٠٠٠', '1,200,000'],
  ['۲۰۲۶', '2026'],
  ['१२३ और ९', '123 और 9'],
  ['᧙', '9'],
])('reads the digits of %s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
  expect(plainDigits(text)).toHaveLength(text.length);
});

it.each(['', '1,200', 'Ⅳ', 'm²', '½', 'كلمة٫ كلمة', '①', '𝟙 of them'])('leaves %j as it is', (text) => {
  expect(plainDigits(text)).toBe(text);
});
