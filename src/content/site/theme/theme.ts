import { isRecord } from '../../model/is-record';
import { siteFolder } from '../../model/routes';
import { colorOf, contrastOf, type Oklch, parseColor, type ThemeColor } from './color';
import {
  deepSurface,
  look,
  mostAccents,
  otherOf,
  type Role,
  roles,
  type Shade,
  shades,
  usualRadius,
} from './look';
import { nearestLightness } from './nearest';

/** Defines the look of a site. */
export const themeFile = `${siteFolder}/theme.json`;

type Palette = Readonly<Record<Role, ThemeColor>>;

/** A custom accent of the site. */
interface Accent {
  name: string;
  light: ThemeColor;
  dark: ThemeColor;
}

/** The look of a site: what its theme sets, what is derived from that, and the engine's defaults. */
export interface Theme {
  light: Palette;
  dark: Palette & { surfaceDeep: ThemeColor };
  accents: readonly Accent[];
  radius: string;
}

/** The valid colors in a theme. */
export type ChosenColors = Readonly<Record<Shade, Readonly<Partial<Record<Role, ThemeColor>>>>>;

/** The valid colors in a theme. @param document the parsed `theme.json`, valid or not */
export function chosenColors(document: unknown): ChosenColors {
  const read = (shade: Shade) => {
    const palette = isRecord(document) ? document[shade] : undefined;
    const colors: Partial<Record<Role, ThemeColor>> = {};
    if (!isRecord(palette)) return colors;
    for (const role of roles) {
      const color = Object.hasOwn(palette, role) ? parseColor(palette[role]) : undefined;
      if (color) colors[role] = color;
    }
    return colors;
  };
  return { light: read('light'), dark: read('dark') };
}

/** Resolves a theme. @param document the parsed `theme.json`, valid or not; undefined if there is none */
export function resolveTheme(document: unknown): Theme {
  return {
    ...resolveColors(chosenColors(document)),
    accents: accentsOf(document),
    radius: radiusOf(document),
  };
}

/** All colors of both shades: those that are set, and those derived from them. */
function resolveColors(chosen: ChosenColors): Pick<Theme, 'light' | 'dark'> {
  const dark = paletteOf('dark', chosen);
  return { light: paletteOf('light', chosen), dark: { ...dark, surfaceDeep: deepOf(dark.surface) } };
}

const usual = Object.fromEntries(
  shades.map((shade) => [shade, Object.fromEntries(roles.map((role) => [role, colorIn(look[shade][role])]))]),
) as Record<Shade, Record<Role, ThemeColor>>;
const usualDeep = colorIn(deepSurface);

function colorIn(text: string): ThemeColor {
  const color = parseColor(text);
  if (!color) throw new Error(`${text} is not a color.`);
  return color;
}

/** The colors of a shade: those that a theme names, and for the others defaults in the tone of what it names for the other shade. */
export function paletteOf(shade: Shade, chosen: ChosenColors): Palette {
  const own = chosen[shade];
  const other = otherOf(shade);
  /** The default of an unset color, in the tone of the other shade's color. */
  const toned = (role: Role, side: Shade = shade) => {
    const model = chosen[other][role];
    return model ? inTone(usual[side][role], usual[other][role], model) : usual[side][role];
  };
  const surface = own.surface ?? toned('surface');
  // A light theme may have a dark surface; derived colors depend on its actual lightness.
  const side: Shade =
    surface === usual[shade].surface ? shade : surface.oklch.l < darkBelow ? 'dark' : 'light';
  const by = usual[side];
  /** Derives a color with the same offset from its base as between the defaults. */
  const from = (base: ThemeColor, usualBase: Role, role: Role) =>
    base === by[usualBase] ? by[role] : shifted(base, by[usualBase], by[role]);
  const surfaceMuted = own.surfaceMuted ?? from(surface, 'surface', 'surfaceMuted');
  const surfaceRaised = own.surfaceRaised ?? from(surface, 'surface', 'surfaceRaised');
  const grounds = [surface, surfaceMuted, surfaceRaised];
  const ink = own.ink ?? withContrast(toned('ink', side), grounds, 7);
  const inkSoft = own.inkSoft ?? withContrast(from(ink, 'ink', 'inkSoft'), grounds, 7);
  const accent = own.accent ?? withContrast(toned('accent', side), grounds, 7);
  const accentStrong = own.accentStrong ?? from(accent, 'accent', 'accentStrong');
  const words = usual[accent.oklch.l < onAccentTurns ? 'light' : 'dark'].onAccent;
  return {
    surface,
    surfaceMuted,
    surfaceRaised,
    ink,
    inkSoft,
    line: own.line ?? from(surface, 'surface', 'line'),
    lineStrong: own.lineStrong ?? withContrast(toned('lineStrong', side), grounds, 3),
    accent,
    accentStrong,
    onAccent: own.onAccent ?? withContrast(words, [accent, accentStrong], 7),
    error: own.error ?? withContrast(toned('error', side), grounds, 4.5),
  };
}

/** Surfaces below this lightness are dark; accents below `onAccentTurns` get light text. */
const darkBelow = 0.55;
const onAccentTurns = 0.6;

function deepOf(surface: ThemeColor): ThemeColor {
  return surface === usual.dark.surface ? usualDeep : shifted(surface, usual.dark.surface, usualDeep);
}

/** A default color with the hue of another, and its chroma scaled by how far that deviates from its own default. */
function inTone({ oklch }: ThemeColor, modelUsual: ThemeColor, { oklch: model }: ThemeColor): ThemeColor {
  return colorOf({ l: oklch.l, ...chromaOf(oklch, modelUsual.oklch, model), ...hueOf(model) });
}

/** A base color shifted by the difference between two default colors, in its own hue. */
function shifted({ oklch: base }: ThemeColor, from: ThemeColor, to: ThemeColor): ThemeColor {
  const chroma = chromaOf(to.oklch, from.oklch, base);
  return colorOf({ l: base.l + to.oklch.l - from.oklch.l, ...chroma, ...hueOf(base) });
}

function chromaOf(usualColor: Oklch, of: Oklch, model: Oklch): { c: number } {
  return { c: usualColor.c * Math.min(mostStronger, model.c / Math.max(of.c, 0.001)) };
}

/** Limits how much a strong color raises the chroma of derived ones. */
const mostStronger = 2.5;

function hueOf({ h }: Oklch): { h?: number } {
  return h === undefined ? {} : { h };
}

/**
 * The color nearest in lightness with sufficient contrast on all backgrounds. Where none has, one with sufficient contrast on the
 * first, so that it is another background, set by the theme, that is found at fault; otherwise black or white, whichever has more.
 */
function withContrast(color: ThemeColor, grounds: readonly ThemeColor[], least: number): ThemeColor {
  const worst = (one: ThemeColor, under = grounds) =>
    Math.min(...under.map((ground) => contrastOf(one, ground)));
  const at = (l: number) => colorOf({ ...color.oklch, l });
  for (const under of [grounds, grounds.slice(0, 1)]) {
    if (worst(color, under) >= least) return color;
    const lightness = nearestLightness(color.oklch.l, (l) => worst(at(l), under) >= least + margin);
    if (lightness !== undefined) return at(lightness);
  }
  const [black, white] = [0, 1].map((end) => colorOf({ l: end, c: 0 })) as [ThemeColor, ThemeColor];
  return worst(black) > worst(white) ? black : white;
}

/** Allows for rounding of the contrast. */
const margin = 0.02;

function accentsOf(document: unknown): readonly Accent[] {
  const listed = isRecord(document) && isRecord(document.accents) ? document.accents : {};
  const accents = Object.entries(listed).flatMap(([name, value]) => {
    const light = isRecord(value) ? parseColor(value.light) : undefined;
    if (!light || !isRecord(value)) return [];
    return [{ name, light, dark: parseColor(value.dark) ?? lighter(light) }];
  });
  return accents.slice(0, mostAccents);
}

/** An accent for dark backgrounds: lightened for comparable contrast. */
function lighter({ oklch }: ThemeColor): ThemeColor {
  return colorOf({ ...oklch, l: Math.min(0.9, Math.max(0.7, oklch.l + 0.1)) });
}

function radiusOf(document: unknown): string {
  const radius = isRecord(document) ? document.radius : undefined;
  if (typeof radius === 'number' && radius >= 0 && radius <= mostRounded) return `${Math.round(radius)}px`;
  return typeof radius === 'string' && radiusForm.test(radius) ? radius : usualRadius;
}

/** The limits of the schema: a number of pixels, or a length. */
const mostRounded = 48;
const radiusForm = /^(0|\d{1,2}(\.\d{1,3})?(px|rem|em))$/;
