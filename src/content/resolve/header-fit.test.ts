import { expect, it } from 'vitest';
import { headerFit } from './header-fit';

const link = (label: string) => ({ label, href: '/' });

/** The fit of a header with this brand and these links. */
function fitOf(name: string, labels: string[], languages = 2, names = ['English', 'Español', 'Français']) {
  const header = { navigation: labels.map(link), action: link('Contact') };
  return headerFit({ brand: { name, mark: [] as never }, header }, names.slice(0, languages));
}

it('asks for nothing where few short words stand', () => {
  expect(fitOf('Harbour', ['Method', 'Company'])).toBeUndefined();
});

it('keeps the menu button the longer, the more there is to show', () => {
  const labels = ['Who we are', 'Exhibitions', 'Collections', 'Visitors', 'Research'];
  const room = (fit: ReturnType<typeof fitOf>) =>
    Number(/[\d.]+(?=rem)/.exec(fit?.header?.paddingInlineEnd ?? '0rem')?.[0]);
  const [short, long, more] = [
    fitOf('National Museum of Navigation', labels),
    fitOf('National Museum of Navigation', [...labels, 'Friends and partners']),
    fitOf('National Museum of Navigation', [...labels, 'Friends and partners'], 3),
  ].map(room) as [number, number, number];
  expect(short).toBeGreaterThan(0);
  expect(long).toBeGreaterThan(short);
  expect(more).toBeGreaterThan(long);
});

it('knows that a name is wider in bold letters', () => {
  const labels = ['Soluciones', 'Sectores', 'Casos de uso', 'Para quién', 'Recursos', 'Empresa'];
  const header = { navigation: labels.map(link), action: link('Comenzar ahora') };
  const names = ['English', 'Español', 'Français'];
  const fit = headerFit({ brand: { name: 'Donaudampfschifffahrt', mark: [] as never }, header }, names);
  // At 85 rem, where its links took two lines, there is a menu button.
  expect(Number(/[\d.]+(?=rem)/.exec(fit?.header?.paddingInlineEnd ?? '')?.[0])).toBeGreaterThan(85 - 64);
});

it('leaves room for the buttons that open lists', () => {
  const labels = ['Who we are', 'Exhibitions', 'Collections', 'Visitors', 'Research'];
  const navigation = labels.map((label) => ({
    ...link(label),
    items: [link('Below')] as [ReturnType<typeof link>],
  }));
  const fit = headerFit(
    { brand: { name: 'National Museum of Navigation', mark: [] as never }, header: { navigation } as never },
    ['English', 'Español'],
  );
  const plain = headerFit(
    {
      brand: { name: 'National Museum of Navigation', mark: [] as never },
      header: { navigation: labels.map(link) } as never,
    },
    ['English', 'Español'],
  );
  expect(fit).not.toEqual(plain);
});

it('widens the list of languages to the longest name, and the header with it', () => {
  const long = ['English', 'Español', 'Українська'];
  expect(fitOf('Harbour', ['Method'], 3)?.languages).toBeUndefined();
  expect(fitOf('Harbour', ['Method'], 3, long)?.languages?.width).toMatch(/^10/);
  // Two languages have no list.
  expect(fitOf('Harbour', ['Method'], 2, long.slice(1))).toBeUndefined();
  const labels = ['Who we are', 'Exhibitions', 'Collections', 'Visitors', 'Research'];
  const room = (names?: string[]) => fitOf('National Museum of Navigation', labels, 3, names)?.header;
  expect(room(long)).not.toEqual(room());
  expect(
    fitOf('Harbour', [], 3, ['English', 'Español', 'A name of forty letters, which nobody has'])?.languages,
  ).toEqual({
    width: '20.0rem',
  });
});

it('never shows more links in a line than the page is wide', () => {
  const labels = Array.from({ length: 10 }, () => 'A label of twenty');
  expect(fitOf('Museum', labels)?.header?.paddingInlineEnd).toBe('min(100%, 935.0rem)');
});

it('sets a long word of a name smaller, and leaves a name of several short words', () => {
  expect(fitOf('Binnenschifffahrtsgesellschaft', [])?.brand?.fontSize).toContain('vw');
  expect(fitOf('The House on the Old Quay', [])?.brand).toBeUndefined();
});

it('takes a letter that fills a square for wider than one of the alphabet', () => {
  expect(fitOf('国立海事博物館', [])?.brand).toBeDefined();
  expect(fitOf('Seefahr', [])?.brand).toBeUndefined();
});

const paddingOf = (header: object, brand: object = { name: 'Harbour' }, languages = ['English', 'Español']) =>
  headerFit({ brand, header } as never, languages)?.header?.paddingInlineEnd;
const links = (count: number, more = {}) =>
  Array.from({ length: count }, () => ({ ...link('Exhibitions'), ...more }));

it.each([
  ['links', paddingOf({ navigation: links(9) }), 'min(100%, 18.9rem)'],
  ['one link less', paddingOf({ navigation: links(8) }), 'min(100%, 8.3rem)'],
  ['links with lists', paddingOf({ navigation: links(6, { items: [link('Below')] }) }), 'min(100%, 5.6rem)'],
  ['a button', paddingOf({ navigation: links(8), action: link('Exhibitions') }), 'min(100%, 22.9rem)'],
  ['a long name', paddingOf({ navigation: links(8) }, { name: 'The Harbour Museum' }), 'min(100%, 18.9rem)'],
  ['one language', paddingOf({ navigation: links(9) }, undefined, ['English']), 'min(100%, 13.3rem)'],
  [
    'three languages',
    paddingOf({ navigation: links(8) }, undefined, ['English', 'Español', 'Français']),
    'min(100%, 17.6rem)',
  ],
  [
    'a logo',
    paddingOf({ navigation: links(9) }, { name: 'a', logo: { width: 200, height: 100 } }),
    'min(100%, 11.0rem)',
  ],
  [
    'a wide logo',
    paddingOf({ navigation: links(9) }, { name: 'a', logo: { width: 900, height: 100 } }),
    'min(100%, 23.4rem)',
  ],
])('with %s, the header is on one line from a certain width on', (_, padding, expected) => {
  expect(padding).toBe(expected);
});

it.each([
  ['Exhibition', undefined],
  ['Exhibitions', 'min(1.375rem, max(3.4vw, (100vw - 9rem) / 5.5))'],
  ['Seefahrtsmuseum', 'min(1.0625rem, max(3.4vw, (100vw - 9rem) / 9.1))'],
  ['Museum of navigation', undefined],
  // As large as a name of twelve letters may be, and smaller for the longest of its words.
  ['A Museumsuhr', 'min(1.375rem, max(3.4vw, (100vw - 9rem) / 6.5))'],
  ['A Schifffahrtsgesellschaft', 'min(1.0625rem, max(3.4vw, (100vw - 9rem) / 11.8))'],
  ['Schifffahrts-Museum', undefined],
])('the name %s is set in %s', (name, expected) => {
  expect(
    headerFit({ brand: { name }, header: { navigation: [] } } as never, ['English'])?.brand?.fontSize,
  ).toBe(expected);
});
