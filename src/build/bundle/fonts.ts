import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../project/project';

/** The characters of headings and figures on this project's own site. A test compares them with the copy of the site. */
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

/** The one weight of the display face that the site shows: every weight more would be half a file more. */
const weight = 600;

/** The display face with these characters, in one weight. */
export async function displayFont(targetFormat: 'woff2' | 'sfnt', shown: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(file), shown, {
    targetFormat,
    variationAxes: { wght: weight },
  });
}
