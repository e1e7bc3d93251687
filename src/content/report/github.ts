import type { Diagnostic } from '../model/diagnostics';
import { visible } from '../text/encode/visible';
import { commandMessage, commandProperty } from '../text/encode/workflow-command';
import { type ReportSummary, sumOf } from './pretty';

/** The maximum number of annotations per severity that GitHub shows for a step. */
const shown = 10;

/**
 * Diagnostics as workflow commands, which GitHub shows as annotations in a pull request, the most severe first. Those
 * beyond the limit are written to the log; the last line is the summary.
 */
export function reportGithub(diagnostics: readonly Diagnostic[], summary: ReportSummary): string {
  const ordered = (['error', 'warning'] as const).map((wanted) =>
    diagnostics.filter(({ severity }) => severity === wanted),
  );
  const annotations = ordered.flatMap((list) => list.slice(0, shown).map(annotation));
  const rest = ordered.flatMap((list) => list.slice(shown).map(logLine));
  const group = rest.length > 0 ? [`::group::${rest.length} more findings`, ...rest, '::endgroup::'] : [];
  const where =
    rest.length > 0
      ? ` GitHub shows ${shown} errors and ${shown} warnings beside the lines; the others are listed above.`
      : '';
  return `${[...annotations, ...group, sumOf(summary) + where].join('\n')}\n`;
}

function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column, endLine, endColumn, code, message, hint } = diagnostic;
  // GitHub does not support columns for ranges over several lines.
  const columns = endLine === line ? `,col=${column},endColumn=${endColumn}` : '';
  const place = `file=${commandProperty(file)},line=${line},endLine=${endLine}${columns},title=${commandProperty(code)}`;
  return `::${severity} ${place}::${commandMessage(hint ? `${visible(message)}\n${visible(hint)}` : visible(message))}`;
}

/** A line of the log that cannot be mistaken for a command. */
function logLine({ severity, file, line, column, code, message, hint }: Diagnostic): string {
  const text = `${file}:${line}:${column}  ${severity}  ${message}${hint ? ` ${hint}` : ''}   [${code}]`;
  return `- ${visible(text).replaceAll('##[', '## [')}`;
}
