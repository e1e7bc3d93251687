import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readValidation, testSummary } from '../../scripts/testing/test-reports';
import { temporaryFolder } from '../support/temporary-folder';

const files = Array.from({ length: 12 }, (_, index) => ({
  name: `tests/${index}.test.ts`,
  duration: index * 1000,
}));

it('the last lines list the ten slowest files, then the failures, then the total', () => {
  const text = testSummary([
    { passed: 3, failures: ['types: ended with exit code 2'], files: [] },
    { passed: 4, failures: [], files },
  ]);
  const lines = text.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(10);
  expect(lines[1]).toContain('11.0 s  tests/11.test.ts');
  expect(text).not.toContain('tests/1.test.ts');
  expect(lines.slice(-2)).toEqual(['Failed: types: ended with exit code 2', '7 passed, 1 failed']);
});

it('gives no times without a file', () => {
  expect(testSummary([{ passed: 1, failures: [], files: [] }])).toBe('\n1 passed, 0 failed\n');
});

it('the first errors of the pages are failures, each with its place, and the others are counted', () => {
  const report = path.join(temporaryFolder('test-reports'), 'pages.json');
  const found = (line: number, severity: string) => ({
    ...{ code: 'dead-link', severity, file: 'pages/index/page.json', line, column: 5 },
    message: 'There is no page.',
  });
  const write = (errors: number, diagnostics: object[]) =>
    writeFileSync(report, JSON.stringify({ summary: { errors }, diagnostics }));
  write(5, [found(1, 'warning'), ...[2, 3, 4, 5, 6].map((line) => found(line, 'error'))]);
  expect(readValidation(report)).toEqual({
    passed: 0,
    failures: [
      ...[2, 3, 4].map((line) => `pages/index/page.json:${line}:5: There is no page. [dead-link]`),
      'page validation: 2 more errors',
    ],
    files: [],
  });
  write(0, [found(1, 'warning')]);
  expect(readValidation(report)).toEqual({ passed: 1, failures: [], files: [] });
});
