import type { FaceRole } from '../../content/site/theme/faces';
import type { FaceMetrics, MadeFile } from './subset-face';

/** The CSS family names of faces, independent of their own names. */
const names: Record<FaceRole, string> = { display: 'Display', text: 'Text', code: 'Code' };

/**
 * The fallback fonts: Arial, or Liberation Sans, which has the same widths. Nearly every system has one of them.
 * `width` is the average character width of English text in em (from `@capsizecss/metrics`).
 */
const stand = {
  regular: { local: 'local("ArialMT"),local("LiberationSans")', width: 913 / 2048 },
  bold: { local: 'local("Arial-BoldMT"),local("LiberationSans-Bold")', width: 983 / 2048 },
};

/** The weight from which the bold fallback is used. */
const bold = 550;

/**
 * The `@font-face` rules of a face and of its fallback, whose metrics and width are adjusted to minimize layout shift.
 *
 * @param files with their names, the one with the most common characters first
 * @param isPartly whether the site uses characters that the face lacks; the fallback must not cover them either
 * @param number of the face in its role: only the first has a fallback
 */
export function faceRules(
  role: FaceRole,
  files: readonly (Omit<MadeFile, 'woff2'> & { name: string })[],
  metrics: readonly FaceMetrics[],
  isPartly: boolean,
  number: number,
): string[] {
  const family = familyOf(role, number);
  const isOne = new Set(files.flatMap(({ weights }) => weights)).size === 1;
  // Headings always ask for the same weight; if the face has only one, declaring all of them keeps browsers from
  // synthesizing bold.
  const weightOf = (from: number, to: number) => {
    if (role === 'display' && isOne) return '100 900';
    return from === to ? `${from}` : `${from} ${to}`;
  };
  const firstOf = new Set(files.map(({ weights }) => files.find((one) => one.weights[0] === weights[0])));
  // Browsers try the last rule first, so the main file comes last and needs no `unicode-range`.
  const rules = files.toReversed().map((file) => {
    const { name, weights, ranges } = file;
    const range = number === 1 && firstOf.has(file) ? '' : `;unicode-range:${written(ranges)}`;
    return `@font-face{font-family:${family};src:url(/${name})format("woff2");font-weight:${weightOf(...weights)};font-display:swap${range}}`;
  });
  const blocks = isPartly ? `;unicode-range:${written(blocksOf(files.flatMap(({ ranges }) => ranges)))}` : '';
  const fallbacks = (number === 1 ? metrics : []).map(({ weight, width, ascent, descent, lineGap }) => {
    const { local, width: usual } = weight >= bold ? stand.bold : stand.regular;
    const size = width / usual;
    const part = (value: number) => `${Math.round((1000 * value) / size) / 10}%`;
    return `@font-face{font-family:${family} fallback;src:${local};font-weight:${weightOf(weight, weight)};size-adjust:${Math.round(1000 * size) / 10}%;ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:${part(lineGap)}${blocks}}`;
  });
  return [...rules, ...fallbacks];
}

/**
 * The families of the faces of a role, as the start of a font-family list. Only the first face has a fallback, and none if it
 * is without Latin letters.
 *
 * @param numbers those of the faces
 */
export function familiesOf(
  role: FaceRole,
  metrics: readonly FaceMetrics[],
  numbers: readonly number[],
): string {
  const families = numbers.map((number) => familyOf(role, number));
  if (metrics.length > 0) families.push(`${familyOf(role, 1)} fallback`);
  return families.map((name) => `"${name}",`).join('');
}

function familyOf(role: FaceRole, number: number): string {
  return number === 1 ? names[role] : `${names[role]}-${number}`;
}

/** Blocks of characters that are typeset together: letters, digits and punctuation of one script. */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x530, 0x58f],
  [0x590, 0x5ff],
  [0x600, 0x77f],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1fff],
  [0x2000, 0x2bff],
];

/** The blocks that contain some of the characters. */
function blocksOf(ranges: MadeFile['ranges']): (readonly [number, number])[] {
  return blocks.filter(([first, last]) => ranges.some((range) => range[0] <= last && range[1] >= first));
}

function written(ranges: readonly (readonly [first: number, last: number])[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join();
}
