import { imageTypes } from '../model/images';
import type { Check } from './core/check';

export const unusedImage: Check = {
  code: 'unused-image',
  severity: 'warning',
  summary: 'Every image is shown on some page.',
  why: 'It serves nobody, and the next editor wonders what it is for.',
  example: {
    file: 'finance/plant.svg',
    wrong: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  },
  needs: ['valid-documents', 'existing-images'],
  site(site, report) {
    for (const file of site.folder.files) {
      if (!imageTypes.test(file) || site.images.has(file)) continue;
      report({
        file,
        pointer: '',
        message: 'No document shows this image.',
        hint: 'Name it in a document, or remove the file.',
      });
    }
  },
};
