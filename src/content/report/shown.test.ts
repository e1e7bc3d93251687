import { expect, it } from 'vitest';
import type { Diagnostic } from '../model/diagnostics';
import { summaryOf, underShownNames } from './shown';

const dead: Diagnostic = {
  code: 'dead-link',
  severity: 'error',
  file: 'fees/page.json',
  pointer: '/href',
  line: 2,
  column: 1,
  endLine: 2,
  endColumn: 5,
  message: 'No page answers.',
};
const unused: Diagnostic = { ...dead, code: 'unused-translation', severity: 'warning', file: 'fees/es.json' };

it('a summary counts errors and warnings, and the time since the beginning', () => {
  const summary = summaryOf([dead, unused, unused], 7, performance.now());
  expect(summary).toMatchObject({ pages: 7, errors: 1, warnings: 2 });
  expect(summary.durationMs).toBeGreaterThanOrEqual(0);
});

it('files are shown under other names, by which their texts are found, and those of related places too', () => {
  const { code: _, severity: __, message: ___, ...place } = dead;
  const related = [{ ...place, file: 'index/page.json' }];
  const texts: Record<string, string> = { 'fees/page.json': 'page', 'fees/es.json': 'words' };
  const shown = underShownNames(
    [{ ...dead, related }, unused],
    (file) => `site/${file}`,
    (file) => texts[file],
  );
  expect(shown.diagnostics.map(({ file }) => file)).toEqual(['site/fees/page.json', 'site/fees/es.json']);
  expect(shown.diagnostics[0]?.related?.map(({ file }) => file)).toEqual(['site/index/page.json']);
  expect(shown.textOf('site/fees/es.json')).toBe('words');
  expect(shown.textOf('site/none.json')).toBeUndefined();
});
