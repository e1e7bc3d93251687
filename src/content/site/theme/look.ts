/** The roles of colors in a theme: their names in `theme.json` and, in kebab case, of the custom properties. */
export const roles = [
  'surface',
  'surfaceMuted',
  'surfaceRaised',
  'ink',
  'inkSoft',
  'line',
  'lineStrong',
  'accent',
  'accentStrong',
  'onAccent',
  'error',
] as const;
export type Role = (typeof roles)[number];

export const shades = ['light', 'dark'] as const;
export type Shade = (typeof shades)[number];
export const otherOf = (shade: Shade): Shade => (shade === 'light' ? 'dark' : 'light');

/** The maximum number of accents, for which utility classes exist. */
export const mostAccents = 6;

/**
 * The engine's default colors: warm paper and deep ink; blue-black. What a theme omits is taken or derived from these.
 */
export const look: Readonly<Record<Shade, Readonly<Record<Role, string>>>> = {
  light: {
    surface: 'oklch(0.984 0.006 84)',
    surfaceMuted: 'oklch(0.951 0.011 84)',
    surfaceRaised: 'oklch(0.997 0.003 84)',
    ink: 'oklch(0.225 0.03 258)',
    inkSoft: 'oklch(0.405 0.026 258)',
    line: 'oklch(0.865 0.012 84)',
    lineStrong: 'oklch(0.56 0.02 258)',
    accent: 'oklch(0.385 0.075 222)',
    accentStrong: 'oklch(0.31 0.065 226)',
    onAccent: 'oklch(0.985 0.006 84)',
    error: 'oklch(0.45 0.16 27)',
  },
  dark: {
    surface: 'oklch(0.188 0.024 262)',
    surfaceMuted: 'oklch(0.226 0.028 262)',
    surfaceRaised: 'oklch(0.275 0.03 262)',
    ink: 'oklch(0.955 0.008 84)',
    inkSoft: 'oklch(0.815 0.014 258)',
    line: 'oklch(0.345 0.028 262)',
    lineStrong: 'oklch(0.62 0.024 262)',
    accent: 'oklch(0.83 0.085 208)',
    accentStrong: 'oklch(0.89 0.07 208)',
    onAccent: 'oklch(0.2 0.035 262)',
    error: 'oklch(0.8 0.11 27)',
  },
};

/** The background of the footer, which is dark in both shades, and of the night in the dark one: darker than its surface. */
export const deepSurface = 'oklch(0.125 0.02 262)';

/** The default corner radius. */
export const usualRadius = '2px';
