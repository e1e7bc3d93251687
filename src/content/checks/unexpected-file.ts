import type { Check } from '../check';
import { imageTypes } from '../images';
import { documentsOf, meantBy } from '../wrong-names';

export const unexpectedFile: Check = {
  code: 'unexpected-file',
  severity: 'warning',
  summary: 'Every file in the folder of the site is a document, a dictionary or an image.',
  why: 'A file under another name is not part of the site: a page called Page.json would simply be missing.',
  example: { file: 'finance/page.jsonc', wrong: '{}' },
  site({ folder: { files }, wrongNames }, report) {
    // That a document is missing, and what lies in its place, is said by another check.
    const misnamed = new Set(wrongNames.values());
    for (const file of files) {
      if (misnamed.has(file)) continue;
      const slash = file.lastIndexOf('/');
      const folder = file.slice(0, Math.max(0, slash));
      const name = file.slice(slash + 1);
      const known = documentsOf(folder);
      const page = `${folder}/page.json`;
      const hasPlace = name !== 'es.json' || folder === '_site' || files.has(page) || wrongNames.has(page);
      if (slash > 0 && known.includes(name) && hasPlace) continue;
      if (imageTypes.test(name)) continue;
      const meant = meantBy(name, folder);
      report({
        file,
        pointer: '',
        message: known.includes(name)
          ? 'This belongs to no page: there is no page.json beside it.'
          : 'This file is not part of the site.',
        hint:
          meant && meant !== name && !files.has(`${folder}/${meant}`)
            ? `Did you mean ${meant}?`
            : 'Pages are page.json with es.json beside it; images are avif, webp, png, jpg or svg. Remove everything else.',
      });
    }
  },
};
