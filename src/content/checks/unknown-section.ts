import { fixBy } from '../model/fix';
import { isRecord } from '../model/is-record';
import { sharedType } from '../model/section-files';
import { typeOf } from '../schema/fields';
import { only } from '../text/only';
import { didYouMean } from '../text/quote';
import { quoteList, suggest, suggestOnly } from '../text/suggest';
import type { Check } from './core/check';

export const unknownSection: Check = {
  code: 'unknown-section',
  severity: 'error',
  waivedBy: [],
  summary: 'Every section has a type that the renderer knows.',
  why: 'A section of an unknown type could not be shown: its content would vanish from the page.',
  example: { file: 'finance/page.json', right: '"type": "hero"', wrong: '"type": "heroo"' },
  page(context, report) {
    const { sections, schemas, source, outdated } = context;
    for (const [index, section] of sections.entries()) {
      if (!isRecord(section) || !Object.hasOwn(section, 'type')) continue;
      const { type } = section;
      if (outdated.some((old) => old.index === index)) continue;
      if (type === sharedType && context.isSharedSection) {
        report({
          file: source.path,
          pointer: '/type',
          message: 'A shared section cannot show another one.',
          hint: 'Write the section itself here, or name both of them on the pages that show them.',
        });
        continue;
      }
      if (context.isKnown(section)) continue;
      const meant =
        suggest(typeOf(section), schemas.writtenTypes) ?? ofSameStem(typeOf(section), schemas.sectionTypes);
      const sure = suggestOnly(typeOf(section), schemas.writtenTypes);
      const place = { file: source.path, pointer: `${context.sectionPointer(index)}/type` };
      report({
        ...place,
        message: `${JSON.stringify(type)} is not a section type.`,
        hint: didYouMean(meant, `Section types are ${quoteList(schemas.sectionTypes)}.`),
        ...fixBy(sure, [place]),
      });
    }
  },
};

/** The only section type that begins as a word does: `pricing` for `prices`. */
function ofSameStem(word: string, types: readonly string[]): string | undefined {
  const stem = word.toLowerCase().slice(0, 4);
  return stem.length < 4 ? undefined : only(types.filter((type) => type.startsWith(stem)));
}
