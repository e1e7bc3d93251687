import { imageTypes } from '../model/images';
import { lfsPointer } from '../text/lfs-pointer';
import { nameIn } from '../text/paths';
import type { Check } from './core/check';

export const brokenImage: Check = {
  code: 'broken-image',
  severity: 'error',
  summary: 'Every image file is an image, of the type that its name says.',
  why: 'Visitors would see an empty frame, and the build could not give it a size.',
  example: { file: '_site/team.svg', wrong: 'PNG' },
  site({ folder: { brokenImages } }, report) {
    for (const [file, problem] of brokenImages) {
      report({
        file,
        pointer: '',
        message:
          problem === lfsPointer.message ? problem : `This is not an image that can be shown. ${problem}`,
        hint: hintFor(file, problem),
      });
    }
  },
};

function hintFor(file: string, problem: string): string {
  if (problem === lfsPointer.message) return lfsPointer.hint;
  const [, format] = /^It is (\w+), and its name says/.exec(problem) ?? [];
  if (format !== undefined && imageTypes.test(`.${format}`)) {
    const name = nameIn(file).replace(/\.[^.]+$/, '');
    return `Rename it to ${name}.${format}, and write that where it is shown.`;
  }
  if (/too early|to its end/.test(problem))
    return 'Copy it here again, or export it again as avif, webp, png or jpg.';
  return file.endsWith('.svg')
    ? 'Programs for drawing call it "Plain SVG" or "SVG for the web": no scripts, no links, nothing from elsewhere.'
    : 'Export it again as avif, webp, png, jpg or svg, and name it accordingly.';
}
