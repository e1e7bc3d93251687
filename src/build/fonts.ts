import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from './project';

/** The characters of English and Spanish headings and figures. A test compares them with the copy of the site. */
export const fontCharacters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]_abcdefghijklmnopqrstuvwxyz|' +
  '\u00a0¡¿«»ÁÉÍÑÓÚÜáéíñóúü·–—‘’“”…€×→−°©';

/** The display face with these characters and its weights, as WOFF2. */
export function subsetDisplayFont(): Promise<Buffer> {
  return displayFontFor('woff2', { min: 400, max: 700 });
}

/** The display face with these characters in one weight or a range of them. */
export function displayFontFor(
  targetFormat: 'woff2' | 'sfnt',
  weight: number | { min: number; max: number },
): Promise<Buffer> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(file), fontCharacters, {
    targetFormat,
    variationAxes: { wght: weight },
  });
}
