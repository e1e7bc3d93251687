export type Severity = 'error' | 'warning';

/** What a check found, before its place in the text is known. Checks never need line numbers. */
export interface Finding {
  code: string;
  severity: Severity;
  /** Path of the file, relative to the folder of the site, with `/`. */
  file: string;
  /** RFC 6901 JSON Pointer to the value at fault; empty for the whole document. */
  pointer: string;
  /** Whether the finding is about the value there or about the name of the property. */
  at?: 'value' | 'property';
  /** Where the text itself is at fault and cannot be addressed by a pointer: offset and length in UTF-16 units. */
  span?: { offset: number; length: number };
  /** What is wrong, in an editor's words. */
  message: string;
  /** What to do about it. */
  hint?: string;
}

/** One finding at its place: lines and columns count from 1, columns in UTF-16 code units. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  pointer: string;
  message: string;
  hint?: string;
}

/** Order of every report: by file, line, column, code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One token of a JSON Pointer, escaped as RFC 6901 says. */
export function pointerToken(token: string | number): string {
  return `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The tokens of a JSON Pointer, unescaped. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
