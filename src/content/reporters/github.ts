import type { Diagnostic } from '../diagnostics';

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
      const place = `file=${property(file)},line=${line},endLine=${endLine}${columns},title=${property(code)}`;
      return `::${severity} ${place}::${data(hint ? `${message}\n${hint}` : message)}\n`;
    })
    .join('');
}

/** Escaped as the workflow commands of GitHub Actions ask for. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
