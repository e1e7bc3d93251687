import type { Check } from '../context';
import { quoteList } from '../suggest';

export const unknownProperty: Check = {
  code: 'unknown-property',
  severity: 'error',
  summary: 'Every property is one that the schema knows.',
  run(context, report) {
    for (const { file, pointer, property, meant, known, owner } of context.violations('unknown-property')) {
      report({
        file,
        pointer,
        at: 'property',
        message: `Unknown property "${property}" in ${owner}.`,
        hint: meant ? `Did you mean "${meant}"?` : `It may have ${quoteList(known)}.`,
      });
    }
  },
};
