import { typeOf } from '../schema/fields';
import { quote } from '../site/page-context';
import type { Check } from './core/check';

const howTo = 'npm run validate-pages -- --fix brings every document to its present form.';

export const outdatedDocument: Check = {
  code: 'outdated-document',
  severity: 'error',
  summary: 'Every document has the form that the schemas have now.',
  why: 'A branch that was cut before a schema changed brings documents that nothing shows any more. Their texts and translations are all right: only where they stand has changed.',
  example: { file: 'finance/page.json', right: '"subtitle"', wrong: '"lead"' },
  page(context, report) {
    const { source, sections, outdated } = context;
    for (const { index, titles, edits } of outdated) {
      const type = typeOf(sections[index]);
      report({
        file: source.path,
        pointer: context.sectionPointer(index),
        message: `This ${quote(type)} section has an earlier form: ${titles.join(' ')}`,
        hint: howTo,
        fix: { edits },
      });
    }
    for (const { file, pointer, property, meant = '', owner, others = [], isRenamed } of context.violationsOf(
      'unknown-property',
    )) {
      if (!isRenamed) continue;
      const places = others.length > 0 ? ` It stands in ${others.length + 1} places.` : '';
      report({
        file,
        pointer,
        at: 'property',
        others,
        message: `${quote(property)} of ${owner} is called ${quote(meant)} now.${places}`,
        fix: { replace: JSON.stringify(meant) },
        hint: `Write "${meant}"; --fix does so in every document.`,
      });
    }
  },
};
