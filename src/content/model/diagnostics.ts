import type { TextPart } from '../text/text-part';
import type { JsonEdit } from './json-edit';
import type { Language } from './languages';

export type { TextPart } from '../text/text-part';

export type Severity = 'error' | 'warning';

/** A place in a document. */
export interface Place {
  /** Path of the file, relative to the folder of the site, with `/`. */
  file: string;
  /** RFC 6901 JSON Pointer to the value; empty for the whole document. */
  pointer: string;
  /** The part of the text (of the value, or of the name of the property) that is meant, where it is not all of it. */
  part?: TextPart;
}

/**
 * A correction that is certain: the text that belongs in place of what the finding points at, and of what has to change
 * along with it; what each of several texts is to say; its removal, or that of the list that it stands in; edits of the document inside the value that it points at; or a smaller image of that name, and
 * what the documents say then that name it.
 */
export type Fix =
  | { replace: string; also?: readonly (Place & Pick<Finding, 'at'>)[] }
  | { texts: readonly (Place & Pick<Finding, 'at'> & { replace: string })[] }
  | { remove: true | 'list' }
  | { edits: readonly JsonEdit[] }
  | { smaller: string; also: readonly (Place & { replace: string })[] };

/** What a check found, before its place in the text is known. Checks never need line numbers. */
export interface Finding extends Place {
  code: string;
  severity: Severity;
  /** The language that the finding is about, where its file is not a dictionary of it. */
  language?: Language;
  /** All of them, where one mistake shows in several. */
  languages?: readonly Language[];
  /** Nothing is wrong but that a text has no translation yet. */
  isOpen?: boolean;
  /** Whether the finding is about the value there or about the name of the property. */
  at?: 'value' | 'property';
  /** Where the text itself is at fault and cannot be addressed by a pointer: offset and length in UTF-16 units. */
  span?: { offset: number; length: number };
  /** What is wrong, in an editor's words. */
  message: string;
  /** What to do about it. */
  hint?: string;
  fix?: Fix;
  /** Where the same mistake shows as well: the other pages that use a text without translation, for instance. */
  others?: readonly Place[];
  /** Other files that the mistake may have been made in: the page that a link leads to, the dictionary without an entry. */
  causes?: readonly string[];
}

/**
 * A file of the site within a message or a hint: marked, since only who reports knows where the site lies. `locate` writes
 * the name that people and programs open it by.
 */
export function named(file: string): string {
  return `\ue000${file}\ue001`;
}

/** A text with the names of its files as `nameOf` gives them. */
export function withNames(text: string, nameOf: (file: string) => string): string {
  return text.replace(/\ue000([^\ue001]*)\ue001/g, (_, file: string) => nameOf(file));
}

/** A change of a text: offsets in UTF-16 units. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
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
  /** What mends it, where that is certain. */
  edit?: Edit;
  /** Where the same mistake shows as well, where that was asked for: the first of these places. */
  related?: Related[];
}

/** A place in a file, as a diagnostic names it. */
export type Related = Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer'>;

/** A diagnostic whose files have other names: those by which people and programs open them. */
export function renamed(diagnostic: Diagnostic, nameOf: (file: string) => string): Diagnostic {
  const related = diagnostic.related?.map((place) => ({ ...place, file: nameOf(place.file) }));
  return { ...diagnostic, file: nameOf(diagnostic.file), ...(related && { related }) };
}

/** Whether a finding is an error: with one, nothing is built. */
export function isError({ severity }: { severity: Severity }): boolean {
  return severity === 'error';
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
