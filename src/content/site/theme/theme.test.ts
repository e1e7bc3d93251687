import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, cssOf, hexOf, parseColor } from './color';
import { shortfalls } from './contrast';
import { look, mostAccents, otherOf, type Role, roles, type Shade, shades, usualRadius } from './look';
import { chosenColors, resolveTheme } from './theme';
import { declarationsOf, drawnColors, themeStyles } from './theme-css';

const grounds = ['surface', 'surfaceMuted', 'surfaceRaised'] as const;
const needs: [front: Role, grounds: readonly Role[], least: number][] = [
  ['ink', grounds, 7],
  ['inkSoft', grounds, 7],
  ['accent', grounds, 7],
  ['error', grounds, 4.5],
  ['onAccent', ['accent', 'accentStrong'], 7],
  ['surface', ['ink'], 7],
  ['lineStrong', grounds, 3],
];

describe.each(shades)('the look of the engine in %s', (shade) => {
  const theme = resolveTheme(undefined);
  const cases = needs.flatMap(([front, on, least]) => on.map((ground) => [front, ground, least] as const));
  it.each(cases)('%s on %s has a contrast of %d at least', (front, ground, least) => {
    expect(contrastOf(theme[shade][front], theme[shade][ground])).toBeGreaterThanOrEqual(least);
  });

  it('is what a theme has that says the same', () => {
    expect(declarationsOf(resolveTheme(look))).toEqual(declarationsOf(theme));
  });
});

it.each(['ink', 'inkSoft'] as const)('%s can be read in the footer', (role) => {
  const { dark } = resolveTheme(undefined);
  expect(contrastOf(dark[role], dark.surfaceDeep)).toBeGreaterThanOrEqual(7);
});

describe('a colour', () => {
  it.each([
    ['#0A7', '#00aa77'],
    ['Teal', '#008080'],
    ['rgb(15 74 92)', '#0f4a5c'],
    ['rgb(15, 74, 92)', '#0f4a5c'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hwb(120 0% 50%)', '#008000'],
    ['oklch(98.4% .006 84)', 'oklch(.984 .006 84)'],
    ['oklch(0.5 0.1 -90)', 'oklch(.5 .1 270)'],
    [' red ', '#ff0000'],
    ['oklch(0.5 0 none)', 'oklch(.5 0 0)'],
    ['OKLCH(0.5 0.1 90)', 'oklch(.5 .1 90)'],
    ['Rgb(15 74 92)', '#0f4a5c'],
    ['Color(Display-P3 0 0 0)', '#000000'],
    ['HSL(120DEG 100% 25%)', '#008000'],
  ])('%s is written as %s', (text, css) => {
    const color = parseColor(text);
    expect(color && cssOf(color)).toBe(css);
  });

  it('that screens with more colours show stays as strong', () => {
    const color = parseColor('color(display-p3 0 1 0)');
    expect(color && cssOf(color)).toMatch(/^oklch\([\d.]+ [\d.]+ [\d.]+\)$/);
    expect(color && hexOf(color)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([
    ...[
      '',
      '#12',
      'transparent',
      'currentColor',
      'var(--ink)',
      'rgb(0 0 0 / 0.5)',
      '#0f4a5c80',
      'oklch(none 0 0)',
    ],
    ...[
      'red;}body{display:none',
      'red}</style><script>',
      'url(https://example.com)',
      'light-dark(red, blue)',
      7,
      null,
    ],
  ])('is not %s', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });
});

/** Anything that somebody may write as a colour. */
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColor = fc.oneof(
  hex,
  fc
    .tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([l, c, h]) => `oklch(${l / 100} ${c / 100} ${h})`),
  fc
    .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 100 }))
    .map(([h, s]) => `hsl(${h} ${s}% 50%)`),
);
const palette = fc.record(Object.fromEntries(roles.map((role) => [role, anyColor])), { requiredKeys: [] });
const anyTheme = fc.record({ light: palette, dark: palette }, { requiredKeys: [] });

it('whatever a document says, its styles hold numbers, hexadecimal digits and names of ours alone', () => {
  const anything = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), anyColor, fc.jsonValue());
  const value = fc.record(Object.fromEntries(roles.map((role) => [role, anything])), { requiredKeys: [] });
  const accents = fc.dictionary(fc.string(), fc.record({ light: anything, dark: anything }));
  const document = fc.record({ light: value, dark: value, accents, radius: anything }, { requiredKeys: [] });
  const declaration = String.raw`--[a-z0-9-]+:(#[0-9a-f]{6}|oklch\([\d.]+ [\d.]+ [\d.]+\)|[\d.]+(px|rem|em)?);`;
  const form = new RegExp(`^:root\\{(${declaration})+\\}@media screen\\{\\.dark\\{(${declaration})+\\}\\}$`);
  fc.assert(
    fc.property(document, (said) => {
      const theme = resolveTheme(said);
      expect(themeStyles(theme)).toMatch(form);
      for (const color of Object.values(drawnColors(theme))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }),
    { numRuns: 300 },
  );
});

it('what the engine chooses can be read, whatever accent a theme says', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom<Shade>('light', 'dark'), (accent, shade) => {
      const theme = resolveTheme({ [shade]: { accent } });
      const other = otherOf(shade);
      for (const ground of grounds)
        expect(contrastOf(theme[other].accent, theme[other][ground])).toBeGreaterThanOrEqual(7);
    }),
    { numRuns: 200 },
  );
});

/** The shortfalls after applying every suggested colour, apart from those without a suggestion. */
function leftOf(document: { light?: Record<string, unknown>; dark?: Record<string, unknown> }): string[] {
  const mended = structuredClone(document);
  const found = shortfalls(chosenColors(document), 7);
  for (const { shade, role, nearest } of found)
    if (nearest) Object.assign(mended[shade] ?? {}, { [role]: nearest });
  const left = shortfalls(chosenColors(mended), 7).map(({ shade, role }) => `${shade} ${role}`);
  const without = found.filter(({ nearest }) => !nearest).map(({ shade, role }) => `${shade} ${role}`);
  return left.filter((one) => !without.includes(one));
}

it('where every nearest colour is taken there is, nothing is left but what had none', () => {
  fc.assert(
    fc.property(anyTheme, (document) => {
      expect(leftOf(document)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it.each([
  // The accent of one shade is derived from that of the other.
  [{ light: { onAccent: 'oklch(0.63 0.02 150)' }, dark: { accent: 'hsl(359 57% 50%)' } }],
  [{ light: { onAccent: 'hsl(357 71% 50%)' }, dark: { accent: 'oklch(0.65 0.31 11)' } }],
  // A chroma beyond what screens display is clamped when written, and again when parsed.
  [
    {
      light: {
        surface: '#3e76f8',
        surfaceMuted: 'hsl(358 93% 50%)',
        surfaceRaised: 'hsl(68 86% 50%)',
        accent: 'hsl(253 69% 50%)',
      },
      dark: { accentStrong: 'oklch(0.44 0.11 164)' },
    },
  ],
  [
    {
      light: { surface: 'hsl(155 76% 50%)', accent: 'oklch(0.31 0.13 129)', surfaceRaised: 'hsl(28 0% 50%)' },
      dark: { onAccent: 'hsl(259 30% 50%)' },
    },
  ],
])('no nearest colour spoils what follows from it: %j', (document) => {
  expect(leftOf(document)).toEqual([]);
});

const fewColors = fc
  .tuple(
    fc.constantFrom(...shades),
    fc.dictionary(fc.constantFrom(...roles), anyColor, { minKeys: 1, maxKeys: 2 }),
  )
  .map(([shade, colors]) => ({ [shade]: colors }));

/** What is used together and cannot be told apart in a theme without findings. */
function unreadable(document: unknown): string[] {
  const said = chosenColors(document);
  if (shortfalls(said, 4.5).length > 0) return [];
  const theme = resolveTheme(document);
  return shades.flatMap((shade) =>
    needs.flatMap(([front, on, least]) =>
      on
        .filter((ground) => contrastOf(theme[shade][front], theme[shade][ground]) < Math.min(least, 4.5))
        .map((ground) => `${shade} ${front} ${ground}`),
    ),
  );
}

it('what a theme makes unreadable is found, whatever else is derived from it', () => {
  fc.assert(
    fc.property(fewColors, (document) => {
      expect(unreadable(document)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it.each([
  [{ dark: { surfaceRaised: '#ffffff' } }, 'dark surfaceRaised'],
  [{ dark: { surfaceMuted: '#f5f5f5' } }, 'dark surfaceMuted'],
  [{ light: { surfaceMuted: '#0b1d2a' } }, 'light surfaceMuted'],
  [{ light: { accentStrong: '#7fd3ec' } }, 'light accentStrong'],
])('a single colour that differs from all others is found, and can be mended: %j', (document, role) => {
  const found = shortfalls(chosenColors(document), 4.5);
  expect(found.map((one) => `${one.shade} ${one.role}`)).toEqual([role]);
  expect(found[0]?.nearest).toBeDefined();
  expect(leftOf(document)).toEqual([]);
});

it('each role is found once', () => {
  const said = chosenColors({ light: { accent: '#c33', onAccent: '#fff', surface: '#fff', ink: '#999' } });
  expect(shortfalls(said, 7).map(({ shade, role }) => `${shade} ${role}`)).toEqual([
    'light ink',
    'light accent',
  ]);
});

it('names of accents are no names in styles', () => {
  const theme = resolveTheme({ accents: { strong: { light: 'red' }, two: { light: 'lime', dark: 'blue' } } });
  expect(themeStyles(theme)).toContain('--accent-1:#ff0000;--accent-2:#00ff00;');
  expect(themeStyles(theme)).toContain('--accent-2:#0000ff;');
  expect(themeStyles(theme)).not.toContain('two');
});

it.each([
  [0, '0px'],
  [48, '48px'],
  [7.6, '8px'],
  ['0', '0'],
  ['12px', '12px'],
  ['1.125rem', '1.125rem'],
  ...[49, -1, '100px', '5', '.5rem', '1.2345rem', 'x4px', '4px;', 'ab px', '1.xem', null].map(
    (radius): [unknown, string] => [radius, usualRadius],
  ),
])('the radius %j is %s', (radius, css) => {
  expect(resolveTheme({ radius }).radius).toBe(css);
  expect(themeStyles(resolveTheme({ radius }))).toContain(`--radius:${css};}`);
});

it('roles are named in kebab case, and the footer has its surface in the dark alone', () => {
  const names = (shade: Shade) => declarationsOf(resolveTheme(undefined))[shade].map(([name]) => name);
  expect(names('light')).toContain('--surface-muted');
  expect(names('dark').filter((name) => !names('light').includes(name))).toEqual(['--surface-deep']);
});

it('there are as many accents as styles have names for; where one is missing, the usual one is drawn', () => {
  const many = Array.from({ length: mostAccents + 1 }, (_, index) => [`a${index}`, { light: 'red' }]);
  expect(resolveTheme({ accents: Object.fromEntries(many) }).accents).toHaveLength(mostAccents);
  const drawn = drawnColors(
    resolveTheme({ light: { accent: '#123456' }, accents: { one: { light: 'red' } } }),
  );
  expect(drawn['accent-1']).toBe('#ff0000');
  expect(drawn[`accent-${mostAccents}`]).toBe('#123456');
  expect(drawn[`accent-${mostAccents + 1}`]).toBeUndefined();
});

it.each([
  ['oklch(0.3 0.1 30)', 0.7],
  ['oklch(0.65 0.1 30)', 0.75],
  ['oklch(0.85 0.1 30)', 0.9],
])('an accent %s is lighter in the dark: %d', (light, lightness) => {
  const [accent] = resolveTheme({ accents: { one: { light } } }).accents;
  expect(accent?.dark.oklch.l).toBeCloseTo(lightness, 3);
  expect(accent?.dark.oklch.h).toBeCloseTo(30, 0);
});

it('what is not said follows from the surface: dark ones get light words, whatever the shade', () => {
  const { light } = resolveTheme({ light: { surface: 'oklch(0.2 0.02 250)' } });
  for (const role of ['ink', 'inkSoft', 'accent', 'error'] as const)
    for (const ground of grounds) expect(contrastOf(light[role], light[ground])).toBeGreaterThanOrEqual(4.5);
  expect(light.ink.oklch.l).toBeGreaterThan(0.8);
  expect(light.surfaceMuted.oklch.h).toBeCloseTo(250, 0);
  const middle = resolveTheme({
    light: { surface: 'oklch(0.57 0 0)', surfaceMuted: 'oklch(0.4 0 0)' },
  }).light;
  expect([hexOf(middle.ink), hexOf(middle.accent)]).toEqual(expect.arrayContaining(['#ffffff']));
});

it('words on an accent are dark or light as it asks for', () => {
  const onAccent = (accent: string) => resolveTheme({ light: { accent } }).light.onAccent.oklch.l;
  expect(onAccent('#ffd000')).toBeLessThan(0.4);
  expect(onAccent('#10205a')).toBeGreaterThan(0.9);
});
