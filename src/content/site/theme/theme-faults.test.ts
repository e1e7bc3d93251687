import { expect, it } from 'vitest';
import { unknownAccents } from './unknown-accents';
import { wrongColors } from './wrong-colors';

const wrongIn = (value: unknown) => wrongColors({ path: '_site/theme.json', value } as never);

it.each([
  ['0f4a5c', '#0f4a5c'],
  ['F4C', '#F4C'],
  ['#12345g', undefined],
  ['x123', undefined],
  ['1234567', undefined],
  [' TEALL ', 'teal'],
  ['as the sea', undefined],
])('%j is not a colour, and means %s', (text, meant) => {
  const found = wrongIn({ dark: { ink: text } });
  expect(found).toMatchObject([{ file: '_site/theme.json', pointer: '/dark/ink', name: 'ink', text }]);
  expect(found[0]?.meant).toBe(meant);
});

it('says of a translucent colour why it cannot be used', () => {
  const [hex, see] = wrongIn({ light: { ink: 'no colour', line: ' rgb(0 0 0 / 0.5) ' } });
  expect(see?.hint).toContain('transparency');
  expect(hex?.hint).not.toContain('transparency');
});

it('leaves to the schema what is no text, or is too short or too long for a colour', () => {
  const light = { ink: 7, line: 'ab', error: `x${' '.repeat(80)}`, accent: null };
  expect(wrongIn({ light, dark: 'dark', accents: 7 })).toEqual([]);
  expect(wrongIn('theme')).toEqual([]);
  expect(wrongIn({ light: { ink: 'abx', line: 'x'.repeat(80) } })).toHaveLength(2);
});

it('takes what begins with a dollar for notes', () => {
  expect(wrongIn({ light: { $note: 'our blue', note$: 'our blue' } }).map(({ name }) => name)).toEqual([
    'note$',
  ]);
});

it('finds them in accents, by name and shade', () => {
  const accents = { 'a/b': { light: 'ruby', dark: 'red' }, c: 'red' };
  expect(wrongIn({ accents }).map(({ pointer }) => pointer)).toEqual(['/accents/a~1b/light']);
});

it.each([
  ['ink', true],
  ['accent', true],
  ['lilac', true],
  ['lila', false],
  ['l-2', false],
  ['Lila', true],
  ['2lila', true],
  ['li la', true],
  ['x'.repeat(32), true],
  [7, true],
])('a shape of the mark in %j is left alone: %s', (color, isLeft) => {
  const site = { brand: { mark: ['shape', {}, { color }] } };
  const accents = { lilac: { light: '#9a4fd0' } };
  const found = { pointer: '/brand/mark/2/color', color, accents: ['lilac'] };
  expect(unknownAccents(site, { accents })).toEqual(isLeft ? [] : [found]);
});

it('a site without a mark has none that is unknown, and a theme without accents has none', () => {
  for (const site of [undefined, {}, { brand: 'Brand' }, { brand: { mark: 'M' } }])
    expect(unknownAccents(site, {})).toEqual([]);
  const site = { brand: { mark: [{ color: 'lilac' }] } };
  for (const theme of [undefined, {}]) expect(unknownAccents(site, theme)).toMatchObject([{ accents: [] }]);
  for (const theme of [[], 'x', { accents: 7 }]) expect(unknownAccents(site, theme)).toEqual([]);
});
