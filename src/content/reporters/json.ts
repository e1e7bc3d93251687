import type { Diagnostic } from '../diagnostics';
import type { Summary } from './pretty';

/** Diagnostics for programs: one JSON object, also when there is nothing to report. */
export function reportJson(diagnostics: readonly Diagnostic[], summary: Summary): string {
  return `${JSON.stringify({ summary, diagnostics }, null, 2)}\n`;
}
