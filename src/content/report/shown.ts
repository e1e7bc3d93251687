import { type Diagnostic, isError, renamed } from '../model/diagnostics';
import type { ReportSummary } from './pretty';

/** The summary of a run. @param started when it began, as given by `performance.now()` */
export function summaryOf(diagnostics: readonly Diagnostic[], pages: number, started: number): ReportSummary {
  const errors = diagnostics.filter(isError).length;
  const durationMs = Math.round(performance.now() - started);
  return { pages, errors, warnings: diagnostics.length - errors, durationMs };
}

/**
 * Diagnostics under the file names that a report shows.
 *
 * @param textOf the text of a file of the site
 * @returns the diagnostics, and the text of a file by its shown name
 */
export function underShownNames(
  diagnostics: readonly Diagnostic[],
  nameOf: (file: string) => string,
  textOf: (file: string) => string | undefined,
): { diagnostics: Diagnostic[]; textOf: (name: string) => string | undefined } {
  const files = new Map(diagnostics.map(({ file }) => [nameOf(file), file]));
  return {
    diagnostics: diagnostics.map((diagnostic) => renamed(diagnostic, nameOf)),
    textOf: (name) => textOf(files.get(name) ?? name),
  };
}
