import type { Diagnostic } from '../diagnostics';
import type { Summary } from './pretty';

/** Diagnostics for programs: one JSON object, also when there is nothing to report. */
export function reportJson(diagnostics: readonly Diagnostic[], summary: Summary): string {
  const shown = diagnostics.map(({ edit: _, ...diagnostic }) => diagnostic);
  return `${JSON.stringify({ summary, diagnostics: shown }, null, 2)}\n`;
}
