import type { Diagnostic } from '../diagnostics';
import { visibleJson } from '../encode/visible';
import type { Progress } from '../progress';
import type { Summary } from './pretty';
import type { CheckStats } from './stats';

/** Diagnostics for programs, and how far each translation is: one JSON object, also when there is nothing to report. */
export function reportJson(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  languages: readonly Progress[],
  stats?: readonly CheckStats[],
): string {
  const shown = diagnostics.map(({ edit: _, ...diagnostic }) => diagnostic);
  return `${visibleJson({ summary, diagnostics: shown, languages, stats })}\n`;
}
