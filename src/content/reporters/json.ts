import type { Diagnostic } from '../diagnostics';
import type { Progress } from '../progress';
import type { Summary } from './pretty';

/** Diagnostics for programs, and how far each translation is: one JSON object, also when there is nothing to report. */
export function reportJson(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  languages: readonly Progress[],
): string {
  const shown = diagnostics.map(({ edit: _, ...diagnostic }) => diagnostic);
  return `${JSON.stringify({ summary, diagnostics: shown, languages }, null, 2)}\n`;
}
