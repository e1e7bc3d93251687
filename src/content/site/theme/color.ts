import {
  type Color,
  clampChroma,
  colorsNamed,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  type Oklch,
  parse,
  type Rgb,
  wcagLuminance,
  useMode as withMode,
} from 'culori/fn';
import { attempt } from '../../text/attempt';

// The color spaces that CSS supports.
const modes = [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch];
for (const mode of [...modes, modeP3, modeRec2020, modeLrgb, modeXyz50, modeXyz65])
  withMode(mode as typeof modeRgb);

const toRgb = converter('rgb');
const toOklch = converter('oklch');

export type { Oklch };

export interface ThemeColor {
  written: Color;
  oklch: Oklch;
  /** Its relative luminance, from 0 to 1. */
  luminance: number;
}

function themeColor(written: Color, oklch: Oklch): ThemeColor {
  return { written, oklch, luminance: wcagLuminance(asShown(written)) };
}

/** Parses a CSS color; undefined for anything else, including `currentColor` and translucent colors. */
export function parseColor(text: unknown): ThemeColor | undefined {
  if (typeof text !== 'string' || text.length > longestColor) return undefined;
  const written = read(text);
  if (!written || (written.alpha ?? 1) !== 1) return undefined;
  const oklch = toOklch(written);
  return [oklch.l, oklch.c].every(Number.isFinite) ? themeColor(written, oklch) : undefined;
}

const longestColor = 80;

/** Parses a text as a color, in capitals or not. The parser throws on some invalid texts: `a(0`. */
function read(text: string): Color | undefined {
  // The parser would accept hexadecimal colors without `#`.
  if (/^\s*[\da-f]+\s*$/i.test(text)) return undefined;
  return attempt(() => parse(text.trim().toLowerCase()));
}

export const namedColors: readonly string[] = Object.keys(colorsNamed);

/** Whether a text is a translucent color. */
export function isSeeThrough(text: string): boolean {
  const color = read(text);
  return color !== undefined && (color.alpha ?? 1) !== 1;
}

/** A computed color, clamped to what screens can display. */
export function colorOf(oklch: Omit<Oklch, 'mode'>): ThemeColor {
  const l = Math.min(1, Math.max(0, oklch.l));
  const shown = clampChroma({ mode: 'oklch', ...oklch, l }, 'oklch') as Oklch;
  return themeColor(shown, shown);
}

/** Formats a color as CSS from its numbers alone, so that nothing else in the source text can get through. */
export function cssOf({ written, oklch: { l, c, h = 0 } }: ThemeColor): string {
  if (written.mode !== 'oklch' && isDisplayed(toRgb(written))) return formatHex(written);
  return `oklch(${[l, c, ((h % 360) + 360) % 360].map(short).join(' ')})`;
}

/** A color as six hexadecimal digits, for consumers that support nothing else. */
export function hexOf({ written }: ThemeColor): string {
  return formatHex(asShown(written));
}

/** The contrast ratio of two colors as displayed, from 1 to 21: WCAG 2.2. */
export function contrastOf({ luminance: one }: ThemeColor, { luminance: other }: ThemeColor): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Clamps each component of a color to what screens can display. */
function asShown(color: Color): Rgb {
  const { r, g, b } = toRgb(color);
  const cut = (part: number) => Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0));
  return { mode: 'rgb', r: cut(r), g: cut(g), b: cut(b) };
}

function isDisplayed({ r, g, b }: Rgb): boolean {
  return [r, g, b].every((part) => part >= -0.0001 && part <= 1.0001);
}

function short(part: number): string {
  return String(Number((part || 0).toFixed(4))).replace(/^(-?)0\./, '$1.');
}
