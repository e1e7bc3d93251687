import { expect, it } from 'vitest';
import type { Diagnostic } from '../model/diagnostics';
import { fingerprints } from './fingerprints';
import { reportStats, statsOf } from './stats';

const at = (code: string, severity: Diagnostic['severity'], pointer = '', file = 'a') =>
  ({ code, severity, file, pointer, line: 1, column: 1, endLine: 1, endColumn: 1, message: '' }) as const;

it('checks are counted, those with most findings first, then the slowest', () => {
  const diagnostics = [at('few', 'error'), at('many', 'warning'), at('many', 'error'), at('many', 'warning')];
  const times = new Map([
    ['slow', 12.345],
    ['many', 1.26],
    ['slower', 20],
  ]);
  const stats = statsOf(diagnostics, times);
  expect(stats).toEqual([
    { code: 'many', errors: 1, warnings: 2, milliseconds: 1.3 },
    { code: 'few', errors: 1, warnings: 0, milliseconds: 0 },
    { code: 'slower', errors: 0, warnings: 0, milliseconds: 20 },
    { code: 'slow', errors: 0, warnings: 0, milliseconds: 12.3 },
  ]);
  expect(reportStats(stats)).toBe(
    [
      'check   errors  warnings    ms\n',
      'many         1         2   1.3\n',
      'few          1         0   0.0\n',
      'slower       0         0  20.0\n',
      'slow         0         0  12.3\n',
    ].join(''),
  );
});

it('several findings at one place are numbered, and those elsewhere are not', () => {
  const diagnostics = [
    at('x', 'error', '/p'),
    at('x', 'error', '/p'),
    at('x', 'error', '/q'),
    at('x', 'error', '/p', 'b'),
    at('y', 'error', '/p'),
    at('x', 'error', '/p'),
  ];
  expect(fingerprints(diagnostics)).toEqual(['x a /p', 'x a /p 2', 'x a /q', 'x b /p', 'y a /p', 'x a /p 3']);
});
