import type { Check } from '../check';
import { isRecord, typeOf } from '../fields';
import { quoteList, suggest, suggestOnly } from '../suggest';

export const unknownSection: Check = {
  code: 'unknown-section',
  severity: 'error',
  summary: 'Every section has a type that the renderer knows.',
  why: 'A section of a type that nobody knows could not be shown: its content would vanish from the page.',
  example: { file: 'finance/page.json', right: '"type": "hero"', wrong: '"type": "heroo"' },
  page({ sections, schemas, source, outdated }, report) {
    for (const [index, section] of sections.entries()) {
      if (!isRecord(section) || !Object.hasOwn(section, 'type')) continue;
      const { type } = section;
      if (outdated.some((old) => old.index === index)) continue;
      if (typeof type === 'string' && schemas.section(type)) continue;
      const meant = suggest(typeOf(section), schemas.sectionTypes);
      const sure = suggestOnly(typeOf(section), schemas.sectionTypes);
      report({
        file: source.path,
        pointer: `/sections/${index}/type`,
        message: `${JSON.stringify(type)} is not a section type.`,
        hint: meant ? `Did you mean "${meant}"?` : `Section types are ${quoteList(schemas.sectionTypes)}.`,
        ...(sure ? { fix: { replace: JSON.stringify(sure) } } : {}),
      });
    }
  },
};
