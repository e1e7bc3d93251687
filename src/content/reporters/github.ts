import type { Diagnostic } from '../diagnostics';
import { visible } from '../encode/visible';
import { commandMessage, commandProperty } from '../encode/workflow-command';

/**
 * Diagnostics as workflow commands: GitHub shows them beside the lines of a pull request. It shows ten for each step
 * and severity, so the most severe come first.
 */
export function reportGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
    .map(({ severity, file, line, column, endLine, endColumn, code, message, hint }) => {
      // A range over several lines may not name columns.
      const columns = endLine === line ? `,col=${column},endColumn=${endColumn}` : '';
      const place = `file=${commandProperty(file)},line=${line},endLine=${endLine}${columns},title=${commandProperty(code)}`;
      return `::${severity} ${place}::${commandMessage(hint ? `${visible(message)}\n${visible(hint)}` : visible(message))}\n`;
    })
    .join('');
}
