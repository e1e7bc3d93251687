import type { Diagnostic } from '../model/diagnostics';
import { visible } from '../text/encode/visible';
import { plural } from '../text/plural';
import { columnsOf } from '../text/text-width';
import { hasWideLetters } from '../text/wide-letters';

export interface ReportSummary {
  pages: number;
  errors: number;
  warnings: number;
  durationMs: number;
  /** The number of findings left out because they are in the baseline. */
  known?: number;
}

/**
 * Diagnostics for people: location, message, the source line with carets below the range, and a hint.
 *
 * @param textOf the text of a file, by the diagnostic's path
 */
export function reportPretty(
  diagnostics: readonly Diagnostic[],
  summary: ReportSummary,
  textOf: (file: string) => string | undefined,
  color: boolean,
): string {
  return `${[...blocksOf(diagnostics, textOf, color), sumOf(summary)].join('\n\n')}\n`;
}

/** Each diagnostic as formatted by `reportPretty`. */
export function blocksOf(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  color: boolean,
): string[] {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  return diagnostics.map((diagnostic) => {
    const { file, line, column, severity, message, code, hint } = diagnostic;
    const level = severity === 'error' ? paint(31, severity) : paint(33, severity);
    const head = `${paint(1, `${visible(file)}:${line}:${column}`)}  ${level}  ${visible(message)}   ${paint(2, `[${code}]`)}`;
    return [head, ...frame(diagnostic, textOf(file), hint && visible(hint), (text) => paint(36, text))].join(
      '\n',
    );
  });
}

/** The last line of a report: what was checked, and how many findings there are. */
export function sumOf({ pages, errors, warnings, durationMs, known = 0 }: ReportSummary): string {
  const counted = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  const before = known > 0 ? `; ${known} more in the baseline` : '';
  return `${plural(pages, 'page document')} checked in ${durationMs} ms: ${counted}${before}.`;
}

function frame(
  { line, column, endLine, endColumn }: Diagnostic,
  text: string | undefined,
  hint: string | undefined,
  paint: (text: string) => string,
): string[] {
  const source = text?.split('\n')[line - 1]?.replace(/\r$/, '');
  if (source === undefined || source.trim() === '') return hint ? [`  ${paint(hint)}`] : [];
  // A long line is cut around the finding, so that the caret stays on screen.
  const room = hasWideLetters(source) ? 50 : 100;
  const from = Math.max(0, Math.min(column - 1 - 0.4 * room, source.length - room));
  const shown = source.slice(from, from + room);
  const number = String(line);
  const margin = ' '.repeat(number.length);
  const width = endLine === line ? endColumn - column : source.length - column + 1;
  const before = visible(shown.slice(0, column - 1 - from));
  const rest = shown.slice(column - 1 - from);
  const carets = '^'.repeat(Math.max(1, columnsOf(visible(rest.slice(0, width)))));
  const lead = before.replaceAll(/[^\t]+/g, (part) => ' '.repeat(columnsOf(part)));
  return [
    `  ${number} │ ${before}${visible(rest)}`,
    `  ${margin} │ ${lead}${paint(carets)}${hint ? ` ${paint(hint)}` : ''}`,
  ];
}
