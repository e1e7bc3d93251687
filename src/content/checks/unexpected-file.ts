import type { Check } from '../check';
import { imageTypes } from '../images';
import { suggest } from '../suggest';

/** What the folder of a page may hold beside images, and what the folder of the site holds. */
const ofPage = ['page.json', 'es.json'];
const ofSite = ['site.json', 'es.json'];

export const unexpectedFile: Check = {
  code: 'unexpected-file',
  severity: 'warning',
  summary: 'Every file in the folder of the site is a document, a dictionary or an image.',
  why: 'A file under another name is not part of the site: a page called Page.json would simply be missing.',
  example: { file: 'finance/page.jsonc', wrong: '{}' },
  site({ folder: { files } }, report) {
    for (const file of files) {
      const slash = file.lastIndexOf('/');
      const folder = file.slice(0, Math.max(0, slash));
      const name = file.slice(slash + 1);
      const known = folder === '_site' ? ofSite : ofPage;
      const hasPlace = name !== 'es.json' || folder === '_site' || files.has(`${folder}/page.json`);
      if (slash > 0 && known.includes(name) && hasPlace) continue;
      if (imageTypes.test(name)) continue;
      const meant = suggest(name, known);
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
