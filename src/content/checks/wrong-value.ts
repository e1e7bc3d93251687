import type { Check } from '../context';
import { quoteList, suggest } from '../suggest';
import type { Violation } from '../violations';

export const wrongValue: Check = {
  code: 'wrong-value',
  severity: 'error',
  summary: 'Every value is one of those that the schema allows.',
  run(context, report) {
    for (const violation of context.violations('wrong-value')) {
      const { file, pointer, property, value, owner } = violation;
      report({
        file,
        pointer,
        message: `${JSON.stringify(value)} is not a value for "${property}" in ${owner}.`,
        hint: hintFor(violation),
      });
    }
  },
};

function hintFor({ keyword, limit, value, description }: Violation): string {
  if (keyword === 'enum' && Array.isArray(limit)) {
    const meant = suggest(String(value), limit.map(String));
    return meant ? `Did you mean "${meant}"?` : `Use ${quoteList(limit)}.`;
  }
  if (keyword === 'uniqueItems') return 'The same entry stands there twice: remove one.';
  if (keyword === 'minimum') return `It must be ${limit} or more.`;
  if (keyword === 'maximum') return `It must be ${limit} or less.`;
  return description ?? `It must match ${limit}.`;
}
