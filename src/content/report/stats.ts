import type { Diagnostic } from '../model/diagnostics';

/** How many findings a check has, and how long it took. */
export interface CheckStats {
  code: string;
  errors: number;
  warnings: number;
  /** Cached pages take no time. */
  milliseconds: number;
}

/** The statistics of checks, sorted by findings, then by time. */
export function statsOf(
  diagnostics: readonly Diagnostic[],
  times: ReadonlyMap<string, number>,
): CheckStats[] {
  const stats = new Map<string, CheckStats>();
  const of = (code: string) => {
    const counts = stats.get(code) ?? { code, errors: 0, warnings: 0, milliseconds: 0 };
    stats.set(code, counts);
    return counts;
  };
  for (const { code, severity } of diagnostics) of(code)[severity === 'error' ? 'errors' : 'warnings']++;
  for (const [code, time] of times) of(code).milliseconds = Math.round(time * 10) / 10;
  const number = ({ errors, warnings }: CheckStats) => errors + warnings;
  return [...stats.values()].sort((a, b) => number(b) - number(a) || b.milliseconds - a.milliseconds);
}

/** The same as a table. */
export function reportStats(stats: readonly CheckStats[]): string {
  const rows = stats.map(({ code, errors, warnings, milliseconds }) => [
    ...[code, String(errors), String(warnings), milliseconds.toFixed(1)],
  ]);
  const table = [['check', 'errors', 'warnings', 'ms'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}
