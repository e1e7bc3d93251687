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
export async function subsetDisplayFont(): Promise<Buffer> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(file), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}
