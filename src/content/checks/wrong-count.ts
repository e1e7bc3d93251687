import type { Violation } from '../schema/violation';
import { withDescription } from '../text/quote';
import type { Check } from './core/check';

export const wrongCount: Check = {
  code: 'wrong-count',
  severity: 'error',
  waivedBy: [],
  summary: 'Every list has as many entries as its layout is made for.',
  why: 'A list that is too long or too short breaks the layout.',
  example: {
    file: 'finance/page.json',
    right: '"actions": [{ "label": "Get Started", "href": "/" }]',
    wrong: '"actions": []',
  },
  page(context, report) {
    for (const violation of context.violationsOf('wrong-count')) {
      const { file, pointer, property, value, keyword, limit, owner, description } = violation;
      const count = Array.isArray(value) ? value.length : 0;
      const rule = keyword === 'minItems' ? `at least ${limit}` : `at most ${limit}`;
      report({
        file,
        pointer,
        at: 'property',
        message: `"${property}" in ${owner} has ${count} ${count === 1 ? 'entry' : 'entries'}; it takes ${rule}.`,
        hint: withDescription(
          hintFor(violation, count, Number(limit), context.schemaOf(violation)?.isRequired),
          description,
        ),
      });
    }
  },
};

function hintFor({ keyword, pointer }: Violation, count: number, limit: number, isRequired = true): string {
  if (keyword !== 'minItems') return `Take out ${count - limit}${otherPlace(pointer)}.`;
  const add = `Add ${limit - count}${count === 0 ? '' : ' more'}`;
  return count > 0 || isRequired ? `${add}.` : `${add}, or remove the property.`;
}

/** Where entries can go that a list has no room for: those of a page to another page, those of a section to another section. */
function otherPlace(pointer: string): string {
  if (pointer === '/sections') return ', or move them to a page of their own';
  return /^\/sections\/\d+\/[^/]+$/.test(pointer) ? ', or move them to a section of their own' : '';
}
