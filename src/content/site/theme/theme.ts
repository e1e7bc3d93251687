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

/** What makes a site look like itself. */
export const themeFile = `${siteFolder}/theme.json`;

export type Palette = Readonly<Record<Role, ThemeColor>>;

/** An accent of the site's own. */
export interface Accent {
  name: string;
  light: ThemeColor;
  dark: ThemeColor;
}

/** What a site looks like: what its theme says, what follows from that, and the engine's look. */
export interface Theme {
  light: Palette;
  dark: Palette & { surfaceDeep: ThemeColor };
  accents: readonly Accent[];
  radius: string;
}

/** The colours that a theme says, as far as they are colours. */
export type Said = Readonly<Record<Shade, Readonly<Partial<Record<Role, ThemeColor>>>>>;

/** The colours that a theme says. @param document what `theme.json` holds, checked or not */
export function saidColors(document: unknown): Said {
  const read = (shade: Shade) => {
    const palette = isRecord(document) ? document[shade] : undefined;
    const said: Partial<Record<Role, ThemeColor>> = {};
    if (!isRecord(palette)) return said;
    for (const role of roles) {
      const color = Object.hasOwn(palette, role) ? parseColor(palette[role]) : undefined;
      if (color) said[role] = color;
    }
    return said;
  };
  return { light: read('light'), dark: read('dark') };
}

/** What a site looks like. @param document what its `theme.json` holds, checked or not; undefined when there is none */
export function resolveTheme(document: unknown): Theme {
  return { ...resolveColors(saidColors(document)), accents: accentsOf(document), radius: radiusOf(document) };
}

/** The colours of both shades, all of them: those that are said, and what follows from them. */
export function resolveColors(said: Said): Pick<Theme, 'light' | 'dark'> {
  const dark = paletteOf('dark', said);
  return { light: paletteOf('light', said), dark: { ...dark, surfaceDeep: deepOf(dark.surface) } };
}

const usual = Object.fromEntries(
  shades.map((shade) => [shade, Object.fromEntries(roles.map((role) => [role, colorIn(look[shade][role])]))]),
) as Record<Shade, Record<Role, ThemeColor>>;
const usualDeep = colorIn(deepSurface);

function colorIn(text: string): ThemeColor {
  const color = parseColor(text);
  if (!color) throw new Error(`${text} is not a colour.`);
  return color;
}

/** The colours of one shade. */
export function paletteOf(shade: Shade, said: Said): Palette {
  const own = said[shade];
  const other = otherOf(shade);
  /** A colour that nothing is said of: the usual one, in the tone of the one that the other shade says. */
  const toned = (role: Role, side: Shade = shade) => {
    const model = said[other][role];
    return model ? inTone(usual[side][role], usual[other][role], model) : usual[side][role];
  };
  const surface = own.surface ?? toned('surface');
  // A light theme may have a dark surface; what is worked out goes by what it is.
  const side: Shade =
    surface === usual[shade].surface ? shade : surface.oklch.l < darkBelow ? 'dark' : 'light';
  const by = usual[side];
  /** As far from one colour as the usual ones are from each other. */
  const from = (base: ThemeColor, usualBase: Role, role: Role) =>
    base === by[usualBase] ? by[role] : shifted(base, by[usualBase], by[role]);
  const surfaceMuted = own.surfaceMuted ?? from(surface, 'surface', 'surfaceMuted');
  const surfaceRaised = own.surfaceRaised ?? from(surface, 'surface', 'surfaceRaised');
  const grounds = [surface, surfaceMuted, surfaceRaised];
  const ink = own.ink ?? passing(toned('ink', side), grounds, 7);
  const inkSoft = own.inkSoft ?? passing(from(ink, 'ink', 'inkSoft'), grounds, 7);
  const accent = own.accent ?? passing(toned('accent', side), grounds, 7);
  const accentStrong = own.accentStrong ?? from(accent, 'accent', 'accentStrong');
  const words = usual[accent.oklch.l < onAccentTurns ? 'light' : 'dark'].onAccent;
  return {
    surface,
    surfaceMuted,
    surfaceRaised,
    ink,
    inkSoft,
    line: own.line ?? from(surface, 'surface', 'line'),
    lineStrong: own.lineStrong ?? passing(toned('lineStrong', side), grounds, 3),
    accent,
    accentStrong,
    onAccent: own.onAccent ?? passing(words, [accent, accentStrong], 7),
    error: own.error ?? passing(toned('error', side), grounds, 4.5),
  };
}

/** A surface of less lightness is dark; on an accent of less lightness words are light. */
const darkBelow = 0.55;
const onAccentTurns = 0.6;

function deepOf(surface: ThemeColor): ThemeColor {
  return surface === usual.dark.surface ? usualDeep : shifted(surface, usual.dark.surface, usualDeep);
}

/** A usual colour with the hue of another, and as much stronger or paler as that is than its own usual. */
function inTone({ oklch }: ThemeColor, modelUsual: ThemeColor, { oklch: model }: ThemeColor): ThemeColor {
  return colorOf({ l: oklch.l, ...chromaOf(oklch, modelUsual.oklch, model), ...hueOf(model) });
}

/** A colour as far from a base, in its hue, as one usual colour is from another. */
function shifted({ oklch: base }: ThemeColor, from: ThemeColor, to: ThemeColor): ThemeColor {
  const chroma = chromaOf(to.oklch, from.oklch, base);
  return colorOf({ l: base.l + to.oklch.l - from.oklch.l, ...chroma, ...hueOf(base) });
}

function chromaOf(usualColor: Oklch, of: Oklch, said: Oklch): { c: number } {
  return { c: usualColor.c * Math.min(mostStronger, said.c / Math.max(of.c, 0.001)) };
}

/** However strong a colour is, what follows from it is not many times as strong as usual. */
const mostStronger = 2.5;

function hueOf({ h }: Oklch): { h?: number } {
  return h === undefined ? {} : { h };
}

/**
 * The colour that is nearest to another in lightness and has enough contrast with all grounds; black or white, whichever has
 * more, where none has enough.
 */
function passing(color: ThemeColor, grounds: readonly ThemeColor[], least: number): ThemeColor {
  const worst = (one: ThemeColor) => Math.min(...grounds.map((ground) => contrastOf(one, ground)));
  if (worst(color) >= least) return color;
  const at = (l: number) => colorOf({ ...color.oklch, l });
  const lightness = nearestLightness(color.oklch.l, (l) => worst(at(l)) >= least + margin);
  if (lightness !== undefined) return at(lightness);
  const [black, white] = [0, 1].map((end) => colorOf({ l: end, c: 0 })) as [ThemeColor, ThemeColor];
  return worst(black) > worst(white) ? black : white;
}

/** What rounding may take of a contrast. */
const margin = 0.02;

function accentsOf(document: unknown): readonly Accent[] {
  const said = isRecord(document) && isRecord(document.accents) ? document.accents : {};
  const accents = Object.entries(said).flatMap(([name, value]) => {
    const light = isRecord(value) ? parseColor(value.light) : undefined;
    if (!light || !isRecord(value)) return [];
    return [{ name, light, dark: parseColor(value.dark) ?? lighter(light) }];
  });
  return accents.slice(0, mostAccents);
}

/** An accent on a dark ground: as much lighter as it takes to be seen as well. */
function lighter({ oklch }: ThemeColor): ThemeColor {
  return colorOf({ ...oklch, l: Math.min(0.9, Math.max(0.7, oklch.l + 0.1)) });
}

function radiusOf(document: unknown): string {
  const said = isRecord(document) ? document.radius : undefined;
  if (typeof said === 'number' && said >= 0 && said <= mostRounded) return `${Math.round(said)}px`;
  return typeof said === 'string' && radiusForm.test(said) ? said : usualRadius;
}

/** What the schema allows: so many pixels, or a length. */
const mostRounded = 48;
const radiusForm = /^(0|\d{1,2}(\.\d{1,3})?(px|rem|em))$/;
