import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../project/project';

/** The characters of English and Spanish headings and figures. A test compares them with the copy of the site. */
export const fontCharacters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz|' +
  '\u00a0¡¿«»ÁÉÍÑÓÚÜáéíñóúü·–—‘’“”…€×→−°©';

/** The one weight of the display face that the site shows: every weight more would be half a file more. */
const weight = 600;

/** The display face with these characters, in one weight. */
export async function displayFont(targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(file), fontCharacters, {
    targetFormat,
    variationAxes: { wght: weight },
  });
}
