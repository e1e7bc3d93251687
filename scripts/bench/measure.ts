import { setImmediate } from 'node:timers/promises';

export const rounds = 7;

/** Runs the functions alternately, round by round. @returns the median of each in milliseconds */
export async function alternate(works: readonly (() => unknown)[]): Promise<number[]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      // Whoever ends npm ends the benchmark, too: see `endWithNpm`.
      await setImmediate();
      const start = performance.now();
      await work();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Says what is measured now, as that can take minutes. */
export const tell = (what: string) => process.stderr.write(`${what} …\n`);

/** Prints a table; the first row holds the column names. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('   ');
  process.stdout.write(`\n${title}\n${rows.map(line).join('\n')}\n`);
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}×`;
