import type { Diagnostic } from '../model/diagnostics';
import type { Progress } from '../site/progress';
import { visibleJson } from '../text/encode/visible';
import type { ReportSummary } from './pretty';
import type { CheckStats } from './stats';

/** Diagnostics and translation progress for programs: one JSON object, even if there is nothing to report. */
export function reportJson(
  diagnostics: readonly Diagnostic[],
  summary: ReportSummary,
  languages: readonly Progress[],
  stats?: readonly CheckStats[],
): string {
  const shown = diagnostics.map(({ edit: _, ...diagnostic }) => diagnostic);
  return `${visibleJson({ summary, diagnostics: shown, languages, stats })}\n`;
}
