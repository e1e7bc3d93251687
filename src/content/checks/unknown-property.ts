import { renameAt } from '../model/fix';
import { isRecord } from '../model/is-record';
import type { SchemaSet } from '../schema/schemas';
import { isWrapper } from '../schema/violation';
import { didYouMean, quote } from '../text/quote';
import { quoteList, suggestOnly } from '../text/suggest';
import type { Check } from './core/check';

export const unknownProperty: Check = {
  code: 'unknown-property',
  severity: 'error',
  waivedBy: [],
  summary: 'Every property is one that the schema knows.',
  why: 'The value of an unknown property never reaches the page.',
  example: { file: 'finance/page.json', right: '"subtitle"', wrong: '"subtitel"' },
  page(context, report) {
    for (const violation of context.violationsOf('unknown-property')) {
      const { file, pointer, property, meant, isRenamed, allowed, owner, value, others = [] } = violation;
      // A renamed property is reported as an outdated document.
      if (isRenamed) continue;
      if (violation.excludedBy !== undefined) {
        report({
          ...{ file, pointer, at: 'property' },
          message: `${quote(property)} cannot be in ${owner} together with ${quote(violation.excludedBy)}.`,
          hint: 'Remove one of them.',
        });
        continue;
      }
      if (violation.isThereToo) {
        report({
          ...{ file, pointer, at: 'property', others },
          message: `${quote(property)} of ${owner} is called ${quote(meant ?? '')} now, which is there as well.`,
          hint: `Keep what is right as "${meant}", and remove ${quote(property)}.`,
        });
        continue;
      }
      if (violation.isOfSection) {
        report({
          ...{ file, pointer, at: 'property' },
          message: `A section stands in ${owner}.`,
          hint: 'Move it to "sections", behind the section that it stands in.',
        });
        continue;
      }
      const free = allowed.filter((name) => !isRecord(value) || !Object.hasOwn(value, name));
      const isSure = meant !== undefined && suggestOnly(property, free) === meant;
      report({
        file,
        pointer,
        at: 'property',
        others,
        message: `Unknown property ${quote(property)} in ${owner}.${others.length > 0 ? ` It occurs in ${others.length + 1} places.` : ''}`,
        ...(isSure && { fix: { edits: [violation, ...others].map((place) => renameAt(place, meant)) } }),
        hint:
          property === 'sections' && !isSure
            ? 'Sections stand in the list of a page alone, not inside one another: move them there.'
            : meant === undefined && isWrapper(isRecord(value) ? value[property] : undefined, allowed)
              ? 'Write what it contains in its place.'
              : didYouMean(
                  meant,
                  `${elsewhere(context.schemas, pointer, property)}It may have ${quoteList(allowed)}.`,
                ),
      });
    }
  },
};

/** Section types that have a property that this one lacks: it may have come along with text moved from one of them. */
function elsewhere(schemas: SchemaSet, pointer: string, property: string): string {
  if (!/^\/sections\/\d+\/[^/]+$/.test(pointer)) return '';
  const types = schemas.sectionTypes.filter((type) => schemas.propertiesOf(type).includes(property));
  return types.length > 0 && types.length <= 3 ? `${quoteList(types)} sections have it. ` : '';
}
