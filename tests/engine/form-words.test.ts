import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWordsOfForms } from '../../src/workbench/client/state/form-words';
import { changed, checkCases, diagnose } from '../support/checks';

/** The checks whose findings are shown at a form field with a label. */
const codes = ['wrong-type', 'wrong-value', 'wrong-length', 'wrong-count', 'missing-property', 'missing-alt'];

it('redirects are spoken of without names of properties', () => {
  const found = checkCases
    .flatMap(([code, { found }]) => (code === 'wrong-redirect' ? found : []))
    .flatMap((one) => diagnose(changed(one.changes)).filter(({ code }) => code === 'wrong-redirect'));
  const names = /"(to|from|status)"/;
  expect(found.filter(({ message, hint }) => names.test(`${message} ${hint}`)).length).toBeGreaterThan(2);
  for (const finding of found) {
    const { message, hint } = inWordsOfForms({ ...finding, path: finding.file });
    expect(`${message} ${hint}`).not.toMatch(names);
  }
});

const cases = checkCases.filter(([code]) => codes.includes(code));

it('there are cases of each of these checks', () => {
  expect(cases.map(([code]) => code).sort()).toEqual([...codes].sort());
});

it.each(cases.flatMap(([code, { found }]) => found.map((one) => [`${code}: ${one.name}`, one] as const)))(
  '%s is reported in forms without property names or JSON punctuation',
  (_, one) => {
    for (const finding of diagnose(changed(one.changes))) {
      // A finding without a field is worded for people who edit files.
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

it('what the panel says is in words: nothing is called as in the code', () => {
  const folder = 'src/workbench/client';
  const sentences = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /^[A-Z“][^<>{}=();]*[.?]$/.test(line));
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((sentence) => /[a-z][A-Z]/.test(sentence))).toEqual([]);
});
