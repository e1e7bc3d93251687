import type { Check } from '../context';

export const missingProperty: Check = {
  code: 'missing-property',
  severity: 'error',
  summary: 'Every property that a document, section or item needs is there.',
  run(context, report) {
    for (const { file, pointer, property, owner, description } of context.violations('missing-property')) {
      report({
        file,
        pointer,
        message: `"${property}" is missing in ${owner}.`,
        hint: description ? `Add "${property}": ${description}` : `Add "${property}".`,
      });
    }
  },
};
