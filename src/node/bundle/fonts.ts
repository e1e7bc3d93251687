import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { charactersOf, type FaceFacts, rangesOf } from '../../content/site/theme/faces';
import { madeOnce } from '../cache/made-once';
import { hashOf } from '../project/hash';
import { engineRoot } from '../project/project';

/** The characters of headings and figures in English and Spanish. */
export const fontCharacters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz|' +
  '\u00a0¡¿«»ÁÉÍÑÓÚÜáéíñóúü·–—‘’“”…€×→−°©';

/** Other characters of languages in Latin script, as a separate file that only pages with such characters fetch. */
export const moreCharacters = characters([
  [0xa1, 0xff],
  [0x152, 0x153],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2039, 0x203a],
]).filter((character) => !fontCharacters.includes(character));

function characters(ranges: FaceFacts['ranges']): string[] {
  return [...charactersOf(ranges)].map((code) => String.fromCodePoint(code));
}

const require = createRequire(path.join(engineRoot, 'package.json'));
const face = '@fontsource-variable/bricolage-grotesque';

/** The only weight of the display face in use: each further weight would add half the file size. */
const weight = 600;

/** The subset files of the display face, in the order in which a character is looked up. */
export const faceParts = ['latin', 'latin-ext', 'vietnamese'] as const;

/** The display face subset to the given characters, in one weight. @param part the file to take them from */
export async function displayFont(
  targetFormat: 'woff2' | 'sfnt',
  shown: string,
  part: (typeof faceParts)[number] = 'latin',
): Promise<Buffer> {
  const file = require.resolve(`${face}/files/bricolage-grotesque-${part}-wght-normal.woff2`);
  const source = readFileSync(file);
  const options = { targetFormat, variationAxes: { wght: weight } };
  return madeOnce('subsets', [hashOf(source), shown, options], async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, shown, options);
  });
}

/** The characters that the whole display face supports, as sorted ranges. */
export async function rangesOfFaces(): Promise<[first: number, last: number][]> {
  const { Blob, Face } = await import('harfbuzzjs');
  const codes = new Set<number>();
  for (const part of faceParts) {
    const font = await displayFont('sfnt', everyLetter, part);
    for (const code of new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes()) codes.add(code);
  }
  return rangesOf(codes);
}

/** More than the characters of any Latin face: the first twelve thousand code points, without control characters. */
const everyLetter = characters([
  [0x20, 0x7e],
  [0xa0, 0x2fff],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
]).join('');
