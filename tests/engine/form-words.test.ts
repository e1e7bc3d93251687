import { expect, it } from 'vitest';
import { inWordsOfForms } from '../../src/workbench/client/state/form-words';
import { changed, checkCases, diagnose } from '../support/checks';

/** The checks whose findings are shown at a field that is known by a label. */
const codes = ['wrong-type', 'wrong-value', 'wrong-length', 'wrong-count', 'missing-property', 'missing-alt'];

const cases = checkCases.filter(([code]) => codes.includes(code));

it('there are cases of each of them', () => {
  expect(cases.map(([code]) => code).sort()).toEqual([...codes].sort());
});

it.each(cases.flatMap(([code, { found }]) => found.map((one) => [`${code}: ${one.name}`, one] as const)))(
  '%s is said without a name of a property, and without the signs of a file',
  (_, one) => {
    for (const finding of diagnose(changed(one.changes))) {
      // What has no field of its own is said as whoever edits files reads it.
      if (!codes.includes(finding.code) || !finding.file.endsWith('page.json') || finding.pointer === '')
        continue;
      const { message, hint = '' } = inWordsOfForms({ ...finding, path: finding.file });
      expect(message).toMatch(/^\S.*\.$/);
      expect(`${message} ${hint}`).not.toMatch(
        /"\w+" (?:in|has|must|is (?:missing|empty))\b|a page document|" section|propert|quotes|`|--fix/,
      );
    }
  },
);
