import type { Check } from '../context';
import { isRecord } from '../fields';
import { sectionsOf } from '../load';
import { quoteList, suggest } from '../suggest';

export const unknownSection: Check = {
  code: 'unknown-section',
  severity: 'error',
  summary: 'Every section has a type that the renderer knows.',
  run({ site, schemas }, report) {
    for (const page of site.pages) {
      for (const [index, section] of sectionsOf(page).entries()) {
        if (!isRecord(section) || !Object.hasOwn(section, 'type')) continue;
        const { type } = section;
        if (typeof type === 'string' && schemas.section(type)) continue;
        const meant = suggest(String(type), schemas.sectionTypes);
        report({
          file: page.source.path,
          pointer: `/sections/${index}/type`,
          message: `${JSON.stringify(type)} is not a section type.`,
          hint: meant ? `Did you mean "${meant}"?` : `Section types are ${quoteList(schemas.sectionTypes)}.`,
        });
      }
    }
  },
};
