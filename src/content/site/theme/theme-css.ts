import { cssOf, hexOf, type ThemeColor } from './color';
import { mostAccents, roles, type Shade, shades } from './look';
import type { Theme } from './theme';

/** The custom properties that say a theme: name and value, in the order in which they are written. */
export type Declarations = readonly (readonly [name: string, value: string])[];

/** The custom properties of both shades. Values are made of what was read, never of what was written. */
export function declarationsOf(theme: Theme): Record<Shade, Declarations> {
  const [light = [], dark = []] = shades.map((shade) =>
    namedColors(theme, shade).map(([name, color]) => [`--${name}`, cssOf(color)] as const),
  );
  return { light: [...light, ['--radius', theme.radius]], dark };
}

/** The stylesheet of a theme, for where nothing else says its colours. */
export function themeStyles(theme: Theme): string {
  const { light, dark } = declarationsOf(theme);
  return `:root{${textOf(light)}}@media screen{.dark{${textOf(dark)}}}`;
}

/** Declarations as they stand in a rule. */
export function textOf(declarations: Declarations): string {
  return declarations.map(([name, value]) => `${name}:${value};`).join('');
}

/** The colours of the light shade as six digits each, by the names of the tokens: for what is drawn without a stylesheet. */
export function drawnColors(theme: Theme): Record<string, string> {
  const colors = Object.fromEntries(namedColors(theme, 'light').map(([name, color]) => [name, hexOf(color)]));
  // What a theme has no accent for is drawn in the accent that every theme has.
  for (let place = 1; place <= mostAccents; place++) colors[`accent-${place}`] ??= hexOf(theme.light.accent);
  return colors;
}

function namedColors(theme: Theme, shade: Shade): (readonly [name: string, color: ThemeColor])[] {
  const named = roles.map((role) => [kebab(role), theme[shade][role]] as const);
  const deep = shade === 'dark' ? [['surface-deep', theme.dark.surfaceDeep] as const] : [];
  const accents = theme.accents.map((accent, index) => [accentAt(index), accent[shade]] as const);
  return [...named, ...deep, ...accents];
}

/** What the accent at a place is called in styles: names are the site's affair. */
export function accentAt(index: number): string {
  return `accent-${index + 1}`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
