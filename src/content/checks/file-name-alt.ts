import { valueAt } from '../json/values';
import { isImageName } from '../model/images';
import type { Check } from './core/check';

export const fileNameAlt: Check = {
  code: 'file-name-alt',
  severity: 'error',
  summary: 'No alternative text is the name of a file.',
  why: 'Whoever cannot see the image hears letters and digits instead of what it shows.',
  example: {
    file: 'index/page.json',
    right: '"heroImageAlt": "Write to us"',
    wrong: '"heroImageAlt": "IMG_2041.JPG"',
  },
  page({ images, document }, report) {
    for (const { file, pointer } of images) {
      const text = valueAt(document, `${pointer}Alt`);
      if (typeof text !== 'string' || !isImageName(text)) continue;
      report({
        file,
        pointer: `${pointer}Alt`,
        message: `"${text}" is the name of a file, not what the image shows.`,
        hint: 'Say in one sentence what the image shows.',
      });
    }
  },
};
