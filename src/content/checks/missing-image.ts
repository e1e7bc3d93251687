import type { Check } from '../context';
import { isRecord, visitFields } from '../fields';
import { resolveFile, sectionsOf } from '../load';
import { suggest } from '../suggest';

export const missingImage: Check = {
  code: 'missing-image',
  severity: 'error',
  summary: 'Every image that a document names exists.',
  run({ site, schemas }, report) {
    for (const page of site.pages) {
      for (const [index, section] of sectionsOf(page).entries()) {
        const tree = schemas.sectionFields(isRecord(section) ? String(section.type) : '');
        visitFields(tree, section, `/sections/${index}`, (leaf, path, pointer) => {
          if (leaf.kind !== 'image' || !path.startsWith('.')) return;
          const file = resolveFile(page.source.path, path);
          if (file !== undefined && site.images.has(file)) return;
          const meant = suggest(file ?? path, site.images.keys());
          report({
            file: page.source.path,
            pointer,
            message: `There is no image ${JSON.stringify(path)}.`,
            hint: meant ? `Did you mean ${meant}?` : 'Put the file beside the document, or correct its name.',
          });
        });
      }
    }
  },
};
