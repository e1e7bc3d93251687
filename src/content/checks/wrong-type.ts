import type { Check } from '../check';

const names: Record<string, string> = {
  string: 'text in double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

export const wrongType: Check = {
  code: 'wrong-type',
  severity: 'error',
  summary: 'Every value is of the kind that the schema asks for.',
  why: 'A component that expects text cannot show a number or a list.',
  example: { file: 'finance/page.json', right: '"title": "Write to us"', wrong: '"title": 7' },
  page(context, report) {
    for (const { file, pointer, property, value, limit, owner, description } of context.violationsOf(
      'wrong-type',
    )) {
      report({
        file,
        pointer,
        message: `${property ? `"${property}" in ${owner}` : owner} must be ${names[String(limit)] ?? limit}, not ${kindOf(value)}.`,
        ...(description ? { hint: description } : {}),
      });
    }
  },
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string'
    ? 'text'
    : `${typeof value === 'number' ? 'the number' : 'the value'} ${value}`;
}
