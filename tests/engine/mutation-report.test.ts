import { expect, it } from 'vitest';
import {
  type MutationReport,
  scoresOf,
  shortOf,
  summaryOf,
  triedIn,
} from '../../scripts/testing/mutation-report';

type Mutant = MutationReport['files'][string]['mutants'][number];
const change = (status: Mutant['status'], from = 1, to = 2): Mutant => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line: 2, column: from }, end: { line: 2, column: to } },
});
const reportOf = (file: string, ...mutants: Mutant[]): MutationReport => ({
  files: { [file]: { source: 'const a = 1;\nif (a > 1) stop();\n', mutants } },
});

it('counts mutants that tests noticed, also by a time limit, and those that survived or that no test covers', () => {
  const file = 'src/content/checks/a.ts';
  const [score] = scoresOf(
    reportOf(
      file,
      change('Killed'),
      change('Timeout'),
      change('NoCoverage'),
      change('Ignored'),
      change('Survived', 5, 10),
    ),
  );
  expect(score).toMatchObject({ file, noticed: 2, tried: 4 });
  expect(score?.survivors[1]).toBe(`${file}:2 a > 1 → true`);
});

it('leaves out files without mutants', () => {
  expect(scoresOf(reportOf('src/content/checks/core/check.ts', change('Ignored')))).toEqual([]);
});

const many = (killed: number, survived: number) => [
  ...Array.from({ length: killed }, () => change('Killed')),
  ...Array.from({ length: survived }, () => change('Survived')),
];

it.each([
  ['src/content/checks/a.ts', 85, []],
  ['src/content/checks/a.ts', 84, ['checks']],
  ['src/content/site/load.ts', 75, []],
  ['src/content/site/load.ts', 74, ['the rest']],
])('%s with a score of %i reports the parts below their minimum', (file, killed, parts) => {
  const scores = scoresOf(reportOf(file, ...many(killed, 100 - killed)));
  expect(shortOf(scores)).toEqual(parts);
  expect(summaryOf(scores)).toContain(`| ${killed}% | 100 |`);
});

it('never rounds up', () => {
  const scores = scoresOf(reportOf('src/content/checks/a.ts', ...many(849, 151)));
  expect(shortOf(scores)).toEqual(['checks']);
  expect(summaryOf(scores)).toContain('| 84% |');
});

it('refuses a run in which nothing was tried, as with the name of a file that is not there', () => {
  const none = { files: {} };
  expect(() => triedIn(none, ['src/content/chekcs/a.ts'])).toThrow(
    /^Nothing was tried: .*src\/content\/chekcs\/a\.ts/,
  );
  expect(() => triedIn(reportOf('src/content/types.ts'), [])).toThrow('Nothing was tried');
  expect(triedIn(reportOf('src/content/a.ts', change('Survived')), [])).toHaveLength(1);
});
