import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters';
import { slug } from './slug';

it.each([
  ['Fähre über Størstraße', undefined, 'Fahre uber Storstrasse'],
  ['Fähre über Straße', 'de', 'Faehre ueber Strasse'],
  ['Über ÆRØ', 'de-at', 'Ueber AeRO'],
  ['A\u0308nderung', 'de', 'Aenderung'],
  ['Łódź, Đakovo, Þingvellir, ﬁn', undefined, 'Lodz, Dakovo, Thingvellir, fin'],
  ['Überblick', 'sv', 'Uberblick'],
  ['Расписание', undefined, 'Расписание'],
])('%s in %s is %s', (text, language, plain) => {
  expect(plainLetters(text, language)).toBe(plain);
});

it.each([
  ['Größe & Straße!', 'de', 'groesse-strasse'],
  ['  El año 2027 ', 'es', 'el-ano-2027'],
  ['Øresund', undefined, 'oresund'],
  ['Расписание', undefined, ''],
])('%s in %s is %s in an address', (text, language, address) => {
  expect(slug(text, language)).toBe(address);
});
