import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineRoot } from '../project/project';

/** The characters of headings and figures in English and Spanish. */
export const fontCharacters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz|' +
  '\u00a0¡¿«»ÁÉÍÑÓÚÜáéíñóúü·–—‘’“”…€×→−°©';

/**
 * The other characters of languages that are written in Latin letters, in a file of their own: it is fetched by pages that
 * show one of them.
 */
export const moreCharacters = characters([
  [0xa1, 0xff],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2039, 0x203a],
]).filter((character) => !fontCharacters.includes(character));

function characters(ranges: readonly (readonly [first: number, last: number])[]): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
}

const require = createRequire(path.join(engineRoot, 'package.json'));
const face = '@fontsource-variable/bricolage-grotesque';

/** The one weight of the display face that the site shows: every weight more would be half a file more. */
const weight = 600;

/** The files of the display face, by the characters that they are for; a character is looked for in this order. */
export const faceParts = ['latin', 'latin-ext', 'vietnamese'] as const;

/** The display face with these characters, in one weight. @param part which of its files they are taken from */
export async function displayFont(
  targetFormat: 'woff2' | 'sfnt',
  shown: string,
  part: (typeof faceParts)[number] = 'latin',
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const file = require.resolve(`${face}/files/bricolage-grotesque-${part}-wght-normal.woff2`);
  return subsetFont(readFileSync(file), shown, {
    targetFormat,
    variationAxes: { wght: weight },
  });
}

/** The characters that the whole display face has letters for, as ranges in order. */
export async function faceRanges(): Promise<[first: number, last: number][]> {
  const { Blob, Face } = await import('harfbuzzjs');
  const codes = new Set<number>();
  for (const part of faceParts) {
    const font = await displayFont('sfnt', everyLetter, part);
    for (const code of new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes()) codes.add(code);
  }
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** More characters than a face for Latin letters has: the first twelve thousand, but for what is no character. */
const everyLetter = characters([
  [0x20, 0x7e],
  [0xa0, 0x2fff],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
]).join('');
