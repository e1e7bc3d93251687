import { afterEach, expect, it, vi } from 'vitest';
import { isShortcut, letterOf, shortcutOf } from './letter-of';

afterEach(() => vi.unstubAllGlobals());

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

it.each([
  // In any text on a Mac, Ctrl E goes to the end of a line, and Ctrl K deletes up to it.
  ['MacIntel', { ctrlKey: true, metaKey: false }, false],
  ['MacIntel', { ctrlKey: false, metaKey: true }, true],
  ['iPhone', { ctrlKey: false, metaKey: true }, true],
  ['Linux x86_64', { ctrlKey: true, metaKey: false }, true],
  ['Win32', { ctrlKey: true, metaKey: false }, true],
  ['Win32', { ctrlKey: false, metaKey: false }, false],
])('on %s, shortcuts are pressed as they are said: %j is one: %s', (platform, keys, expected) => {
  vi.stubGlobal('navigator', { platform });
  expect(isShortcut(keys)).toBe(expected);
  if (expected) expect(shortcutOf('E').startsWith('⌘')).toBe(keys.metaKey);
});
