import { colorOf, contrastOf, hexOf, parseColor, type ThemeColor } from './color';
import { otherOf, type Role, type Shade, shades } from './look';
import { nearestLightness } from './nearest';
import { type ChosenColors, paletteOf } from './theme';

/** Two colors that are used together. */
interface Pair {
  /** The foreground and the background. */
  front: Role;
  ground: Role;
  /** The minimum contrast. */
  least: number;
  /** Running text, for which a theme may require a higher contrast. */
  isRead: boolean;
}

const grounds = ['surface', 'surfaceMuted', 'surfaceRaised'] as const;
const on = (front: Role, under: readonly Role[], least: number, isRead: boolean): Pair[] =>
  under.map((ground) => ({ front, ground, least, isRead }));

/** Every pair of colors that is used together, the most common first. */
const pairs: readonly Pair[] = [
  ...on('ink', grounds, 4.5, true),
  ...on('inkSoft', grounds, 4.5, true),
  ...on('accent', grounds, 4.5, true),
  ...on('onAccent', ['accent', 'accentStrong'], 4.5, true),
  ...on('error', grounds, 4.5, false),
  ...on('lineStrong', grounds, 3, false),
];

/** A color of a theme with insufficient contrast. */
interface Shortfall {
  shade: Shade;
  /** The color set by the theme. */
  role: Role;
  /** The worst of its pairs. */
  front: Role;
  ground: Role;
  contrast: number;
  /** The minimum and the required contrast of the pair. */
  least: number;
  wanted: number;
  /** The nearest color with sufficient contrast in every pair, as CSS; undefined if there is none. */
  nearest: string | undefined;
}

/**
 * The colors set by a theme that lack contrast with those that they are used with. Derived colors are never reported:
 * a pair with one set color is attributed to that, one without to the color that its background is derived from. Each
 * color is judged as if earlier ones were fixed, so that one mistake is reported once.
 *
 * @param text the required contrast of text
 */
export function shortfalls(chosen: ChosenColors, text: number): Shortfall[] {
  const result: Shortfall[] = [];
  let mended = chosen;
  for (const shade of shades) {
    let all = shortPairsIn(mended, shade, text);
    for (const role of judged) {
      const [worst] = all
        .filter((one) => one.role === role)
        .sort((a, b) => a.contrast / a.wanted - b.contrast / b.wanted);
      if (!worst) continue;
      const nearest = nearestPassing(mended, shade, role, text);
      result.push({ ...worst, nearest });
      const color = parseColor(nearest);
      if (!color) continue;
      mended = withColor(mended, shade, role, color);
      all = shortPairsIn(mended, shade, text);
    }
  }
  return result;
}

/** Backgrounds come last: a foreground is easier to change. */
const judged: readonly Role[] = [
  ...(['ink', 'inkSoft', 'accent', 'accentStrong', 'onAccent', 'error', 'lineStrong'] as const),
  ...grounds,
];

/** Every pair of a shade with insufficient contrast, attributed to the color that the theme sets. */
function shortPairsIn(chosen: ChosenColors, shade: Shade, text: number): Omit<Shortfall, 'nearest'>[] {
  const colors = paletteOf(shade, chosen);
  return pairs.flatMap(({ front, ground, least, isRead }) => {
    const wanted = isRead ? Math.max(least, text) : least;
    const contrast = contrastOf(colors[front], colors[ground]);
    const role = [front, ground, baseOf(ground)].find((one) => chosen[shade][one]);
    if (contrast >= wanted || role === undefined) return [];
    return [{ shade, role, front, ground, contrast, least, wanted }];
  });
}

/** The color that a background is derived from. */
function baseOf(ground: Role): Role {
  return ground === 'accentStrong' ? 'accent' : 'surface';
}

/**
 * The color nearest in lightness that fixes all pairs of a role without breaking others, as CSS. Both shades are
 * checked, since missing colors of one are derived from the other. Candidates are judged as reparsed from their CSS.
 */
function nearestPassing(chosen: ChosenColors, shade: Shade, role: Role, text: number): string | undefined {
  const color = chosen[shade][role];
  if (!color) return undefined;
  const nameOf = (one: Omit<Shortfall, 'nearest'>) => `${one.shade} ${one.front} ${one.ground}`;
  const others = shades.flatMap((each) =>
    shortPairsIn(chosen, each, text).filter((one) => each !== shade || one.role !== role),
  );
  const before = new Set(others.map(nameOf));
  const addsNothing = (one: ChosenColors, each: Shade) =>
    shortPairsIn(one, each, text).every((short) => before.has(nameOf(short)));
  const at = (l: number) => writtenLike(color, colorOf({ ...color.oklch, l }));
  const lightness = nearestLightness(color.oklch.l, (l) => {
    const read = parseColor(at(l));
    const then = read && withColor(chosen, shade, role, read);
    return then !== undefined && addsNothing(then, shade) && addsNothing(then, otherOf(shade));
  });
  return lightness === undefined ? undefined : at(lightness);
}

function withColor(chosen: ChosenColors, shade: Shade, role: Role, color: ThemeColor): ChosenColors {
  return { ...chosen, [shade]: { ...chosen[shade], [role]: color } };
}

/** Formats a color in the notation of another. */
function writtenLike({ written }: ThemeColor, color: ThemeColor): string {
  return written.mode === 'oklch' ? readable(color) : hexOf(color);
}

/** Formats a color for people: three decimals are finer than any screen. */
function readable({ oklch: { l, c, h = 0 } }: ThemeColor): string {
  const [lightness, chroma, hue] = [l, c, h].map((part, index) => Number(part.toFixed(index === 2 ? 1 : 3)));
  return `oklch(${lightness} ${chroma} ${hue})`;
}
