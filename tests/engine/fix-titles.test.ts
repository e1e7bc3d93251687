import { expect, it } from 'vitest';
import { titleOfFix } from '../../src/content/report/fix-title';
import { caseSites, findingsOf } from '../support/checks';

/** Every mistake that a fix corrects, by the title of the fix in an editor. */
const titles = new Map(
  caseSites.flatMap(({ name, files }) =>
    findingsOf(files)
      .filter(({ fix }) => fix && fix.copy === undefined)
      .map((finding) => [`${finding.code}: ${name}`, titleOfFix(finding, 1)] as const),
  ),
);

it('no title of a fix is a question, a choice, or about a command', () => {
  expect(titles.size).toBeGreaterThan(100);
  const withoutQuoted = (title: string) => title.replaceAll(/"[^"]*"/g, '').replace(/^Mend: .*/, '');
  const wrong = [...titles].filter(([, title]) => /\?|\bor\b|--fix|npm run|[.:]$/.test(withoutQuoted(title)));
  expect(wrong).toEqual([]);
});
