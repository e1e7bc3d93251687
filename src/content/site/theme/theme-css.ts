import { cssOf, hexOf, type ThemeColor } from './color';
import { mostAccents, roles, type Shade, shades } from './look';
import type { Theme } from './theme';

/** The custom properties of a theme: name and value, in order. */
export type Declarations = readonly (readonly [name: string, value: string])[];

/** The custom properties of both shades. Values are formatted from parsed colors, never copied from the source. */
export function declarationsOf(theme: Theme): Record<Shade, Declarations> {
  const [light = [], dark = []] = shades.map((shade) =>
    namedColors(theme, shade).map(([name, color]) => [`--${name}`, cssOf(color)] as const),
  );
  return { light: [...light, ['--radius', theme.radius]], dark };
}

/** The stylesheet of a theme by itself. */
export function themeStyles(theme: Theme): string {
  const { light, dark } = declarationsOf(theme);
  return `:root{${textOf(light)}}@media screen{.dark{${textOf(dark)}}}`;
}

/** Formats declarations for a rule. */
export function textOf(declarations: Declarations): string {
  return declarations.map(([name, value]) => `${name}:${value};`).join('');
}

/** The colors of the light shade as six hexadecimal digits, by token name: for rendering without a stylesheet. */
export function drawnColors(theme: Theme): Record<string, string> {
  const colors = Object.fromEntries(namedColors(theme, 'light').map(([name, color]) => [name, hexOf(color)]));
  // Missing accents are drawn in the default accent.
  for (let place = 1; place <= mostAccents; place++) colors[`accent-${place}`] ??= hexOf(theme.light.accent);
  return colors;
}

function namedColors(theme: Theme, shade: Shade): (readonly [name: string, color: ThemeColor])[] {
  const named = roles.map((role) => [kebab(role), theme[shade][role]] as const);
  const deep = shade === 'dark' ? [['surface-deep', theme.dark.surfaceDeep] as const] : [];
  const accents = theme.accents.map((accent, index) => [accentAt(index), accent[shade]] as const);
  return [...named, ...deep, ...accents];
}

/** The name of an accent in styles, independent of the site's name for it. */
export function accentAt(index: number): string {
  return `accent-${index + 1}`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
