import type { Diagnostic } from '../model/diagnostics';
import { visible, visibleJson } from '../text/encode/visible';

/**
 * Diagnostics in the Reviewdog Diagnostic Format (rdjson), which reviewdog posts as comments on many hosts. Its columns
 * count UTF-8 bytes.
 *
 * @param textOf the text of a file, by the diagnostic's path
 * @param placeOf line and column, both from 1, of an offset in a file
 */
export function reportRdjson(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  placeOf: (file: string, offset: number) => { line: number; column: number },
): string {
  const lines = new Map<string, string[]>();
  const inBytes = (file: string, { line, column }: { line: number; column: number }) => {
    const cachedLines = lines.get(file) ?? (textOf(file) ?? '').split('\n');
    lines.set(file, cachedLines);
    const before = (cachedLines[line - 1] ?? '').slice(0, column - 1);
    return { line, column: new TextEncoder().encode(before).length + 1 };
  };
  const shown = diagnostics.map((diagnostic) => {
    const { code, severity, file, message, hint, line, column, endLine, endColumn, edit } = diagnostic;
    const rangeOf = (start: { line: number; column: number }, end: { line: number; column: number }) => ({
      start: inBytes(file, start),
      end: inBytes(file, end),
    });
    return {
      message: visible(hint ? `${message} ${hint}` : message),
      location: { path: file, range: rangeOf({ line, column }, { line: endLine, column: endColumn }) },
      severity: severity === 'error' ? 'ERROR' : 'WARNING',
      code: { value: code },
      ...(edit && {
        suggestions: [
          {
            range: rangeOf(placeOf(file, edit.offset), placeOf(file, edit.offset + edit.length)),
            text: edit.text,
          },
        ],
      }),
    };
  });
  return `${visibleJson({ source: { name: 'validate-pages' }, diagnostics: shown })}\n`;
}
