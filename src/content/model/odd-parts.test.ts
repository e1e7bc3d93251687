import { expect, it } from 'vitest';
import { oddLinks } from './odd-links';
import { oddPart } from './odd-part';

it.each([
  ['See [a](/a)', 'Vea [x](/a)', undefined],
  ['[a](/a) and [b](/b)', '[b](/b) y [a](/a)', undefined],
  ['A text', 'Un texto', undefined],
  ['See [a](/a)', undefined, undefined],
  ['See [a](/a)', '', undefined],
  ['See [a](/a)', 'Vea', { missing: ['/a'], extra: [] }],
  ['See', 'Vea [a](/a)', { missing: [], extra: ['/a'], part: { offset: 8, length: 2 } }],
  ['[a](/a)', '[a](/a) [a](/a)', { missing: [], extra: ['/a'], part: { offset: 12, length: 2 } }],
  ['[a](/a) [a](/a)', '[a](/a)', { missing: ['/a'], extra: [] }],
  ['[a](/a)', '**a** [b](/b)', { missing: ['/a'], extra: ['/b'], part: { offset: 10, length: 2 } }],
])('the links of %j and %j differ in %j', (copy, translation, odd) => {
  expect(oddLinks(copy, translation, ['en', 'es'])).toEqual(odd);
});

it.each([
  ['1 and 2', '1 y 2', {}],
  ['1 and 2', '1', { part: { offset: 6, length: 1 } }],
  ['7 and 7', '7', { part: { offset: 6, length: 1 } }],
  ['none', '1', {}],
  ['10', 'none', { part: { offset: 0, length: 2 } }],
])('the part of %j that %j lacks is %j', (text, other, part) => {
  expect(oddPart(text, other, /\d+/g)).toEqual(part);
});

it('parts are compared as they are read', () => {
  expect(oddPart('1,5', '1.5', /[\d.,]+/g)).toEqual({ part: { offset: 0, length: 3 } });
  expect(oddPart('1,5', '1.5', /[\d.,]+/g, (part) => part.replace(',', '.'))).toEqual({});
});
