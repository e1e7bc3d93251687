import { expect, it } from 'vitest';
import { testSummary } from '../../scripts/testing/test-reports';

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
