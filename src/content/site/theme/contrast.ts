import { colorOf, contrastOf, hexOf, parseColor, type ThemeColor } from './color';
import { otherOf, type Role, type Shade, shades } from './look';
import { nearestLightness } from './nearest';
import { paletteOf, type Said } from './theme';

/** Two colours that are used together. */
interface Pair {
  /** What is seen, and what it is seen on. */
  front: Role;
  ground: Role;
  /** The contrast below which many do not see it, and the one with which everybody reads it. */
  least: number;
  /** It is read: in sentences, not now and then. */
  isRead: boolean;
}

const grounds = ['surface', 'surfaceMuted', 'surfaceRaised'] as const;
const on = (front: Role, under: readonly Role[], least: number, isRead: boolean): Pair[] =>
  under.map((ground) => ({ front, ground, least, isRead }));

/** Every pair of colours that is used together, the most common first. */
const pairs: readonly Pair[] = [
  ...on('ink', grounds, 4.5, true),
  ...on('inkSoft', grounds, 4.5, true),
  ...on('accent', grounds, 4.5, true),
  ...on('onAccent', ['accent', 'accentStrong'], 4.5, true),
  ...on('error', grounds, 4.5, false),
  ...on('lineStrong', grounds, 3, false),
];

/** A colour of a theme that cannot be told well enough from another. */
export interface Shortfall {
  shade: Shade;
  /** The colour that the theme says. */
  role: Role;
  /** Of the pairs that it falls short in, the one with the least contrast. */
  front: Role;
  ground: Role;
  contrast: number;
  /** What the pair needs, and what everybody could read. */
  least: number;
  wanted: number;
  /** The nearest colour with which every pair has enough, as CSS writes it; undefined where there is none. */
  nearest: string | undefined;
}

/**
 * The colours that a theme says and that have too little contrast with those that they are used with. What the engine chose is
 * never among them: where a pair falls short of which the theme says one colour, it is that one. Each is judged as though those
 * before it were mended, so that one mistake is found once.
 *
 * @param text the contrast that is wanted of what is read
 */
export function shortfalls(said: Said, text: number): Shortfall[] {
  const found: Shortfall[] = [];
  let mended = said;
  for (const shade of shades) {
    let all = shortIn(mended, shade, text);
    for (const role of judged) {
      const [worst] = all
        .filter((one) => one.role === role)
        .sort((a, b) => a.contrast / a.wanted - b.contrast / b.wanted);
      if (!worst) continue;
      const nearest = nearestPassing(mended, shade, role, text);
      found.push({ ...worst, nearest });
      const color = parseColor(nearest);
      if (!color) continue;
      mended = withColor(mended, shade, role, color);
      all = shortIn(mended, shade, text);
    }
  }
  return found;
}

/** Grounds last: what is seen on them is more easily chosen anew. */
const judged: readonly Role[] = [
  ...(['ink', 'inkSoft', 'accent', 'accentStrong', 'onAccent', 'error', 'lineStrong'] as const),
  ...grounds,
];

/** Every pair of a shade with too little contrast, with the colour that the theme says of it. */
function shortIn(said: Said, shade: Shade, text: number): Omit<Shortfall, 'nearest'>[] {
  const colors = paletteOf(shade, said);
  return pairs.flatMap(({ front, ground, least, isRead }) => {
    const wanted = isRead ? Math.max(least, text) : least;
    const contrast = contrastOf(colors[front], colors[ground]);
    const role = said[shade][front] ? front : said[shade][ground] ? ground : undefined;
    if (contrast >= wanted || role === undefined) return [];
    return [{ shade, role, front, ground, contrast, least, wanted }];
  });
}

/**
 * The colour nearest in lightness with which a role falls short in nothing, and nothing else does that did not before, as CSS writes
 * it. Of the other shade too: what one does not say follows from the other. Each is judged as it is read again once it is written.
 */
function nearestPassing(said: Said, shade: Shade, role: Role, text: number): string | undefined {
  const color = said[shade][role];
  if (!color) return undefined;
  const nameOf = (one: Omit<Shortfall, 'nearest'>) => `${one.shade} ${one.front} ${one.ground}`;
  const others = shades.flatMap((each) =>
    shortIn(said, each, text).filter((one) => each !== shade || one.role !== role),
  );
  const before = new Set(others.map(nameOf));
  const addsNothing = (one: Said, each: Shade) =>
    shortIn(one, each, text).every((short) => before.has(nameOf(short)));
  const at = (l: number) => writtenLike(color, colorOf({ ...color.oklch, l }));
  const lightness = nearestLightness(color.oklch.l, (l) => {
    const read = parseColor(at(l));
    const then = read && withColor(said, shade, role, read);
    return then !== undefined && addsNothing(then, shade) && addsNothing(then, otherOf(shade));
  });
  return lightness === undefined ? undefined : at(lightness);
}

function withColor(said: Said, shade: Shade, role: Role, color: ThemeColor): Said {
  return { ...said, [shade]: { ...said[shade], [role]: color } };
}

/** A colour in the notation of another, as it will be written. */
function writtenLike({ written }: ThemeColor, color: ThemeColor): string {
  return written.mode === 'oklch' ? readable(color) : hexOf(color);
}

/** A colour as people write it: three places are finer than any screen. */
function readable({ oklch: { l, c, h = 0 } }: ThemeColor): string {
  const [lightness, chroma, hue] = [l, c, h].map((part, index) => Number(part.toFixed(index === 2 ? 1 : 3)));
  return `oklch(${lightness} ${chroma} ${hue})`;
}
