import { expect, it } from 'vitest';
import { letterOf } from './letter-of';

it.each([
  ['e', 'KeyE', 'e'],
  ['E', 'KeyE', 'e'],
  ['у', 'KeyE', 'e'],
  ['ε', 'KeyE', 'e'],
  ['ק', 'KeyE', 'e'],
  ['Я', 'KeyZ', 'z'],
  ['é', 'KeyE', 'e'],
  ['ث', 'KeyE', 'e'],
])('"%s" on the key %s is the letter %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

it.each([
  // Dvorak has "e" on the key that is "d" on a US keyboard, and a full stop on "e"; AZERTY has "z" on "w".
  ['e', 'KeyD', 'e'],
  ['.', 'KeyE', '.'],
  ['z', 'KeyW', 'z'],
])('what is written counts before the place: "%s" on %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

it.each([
  ['F8', 'F8'],
  ['Delete', 'Delete'],
  ['ArrowUp', 'ArrowUp'],
  ['Dead', 'KeyE'],
  ['1', 'Digit1'],
])('%s is no letter', (key, code) => {
  expect(letterOf({ key, code })).toBe(key);
});
