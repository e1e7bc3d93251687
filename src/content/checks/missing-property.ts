import { listNames } from '../model/languages';
import { isWrapped } from '../schema/violation';
import type { Check } from './core/check';

export const missingProperty: Check = {
  code: 'missing-property',
  severity: 'error',
  waivedBy: [],
  summary: 'Every required property of a document, section or item is present.',
  why: 'A section without it has a gap, or cannot be shown at all.',
  example: { file: 'finance/page.json', right: '"title": "Write to us",', wrong: '' },
  page(context, report) {
    for (const violation of context.violationsOf('missing-property')) {
      // The property that contains it is reported.
      if (isWrapped(violation)) continue;
      const { file, pointer, property, alternatives = [], owner, description, expected } = violation;
      const names = listNames(
        [property, ...alternatives].map((name) => `"${name}"`),
        ' or ',
      );
      report({
        file,
        pointer,
        message: `${names} is missing in ${owner}.`,
        hint:
          alternatives.length > 0
            ? 'Add one of them.'
            : (expected ?? (description ? `Add "${property}": ${description}` : `Add "${property}".`)),
      });
    }
  },
};
