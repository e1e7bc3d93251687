import type { TextPart } from '../text/text-part';
import type { Edit, Fix } from './fix';
import type { Language } from './languages';

export type { TextPart } from '../text/text-part';

export type Severity = 'error' | 'warning';

export interface Place {
  /** Path of the file, relative to the site's folder, with `/`. */
  file: string;
  /** RFC 6901 JSON Pointer to the value; empty for the whole document. */
  pointer: string;
  /** The relevant part of the text (of the value, or of the property name), if not all of it. */
  part?: TextPart;
}

/** A result of a check, before it is located in the text. Checks never need line numbers. */
export interface Finding extends Place {
  code: string;
  severity: Severity;
  /** The language that the finding is about, if its file is not a dictionary of it. */
  language?: Language;
  /** All languages, if one mistake affects several. */
  languages?: readonly Language[];
  /** The only problem is that a translation is missing, or that nobody has read it. */
  isUntranslated?: boolean;
  /** Whether the finding is about the value or the property name. */
  at?: 'value' | 'property';
  /** The range of a syntax error, which no pointer can address: offset and length in UTF-16 units. */
  span?: { offset: number; length: number };
  /** What is wrong, in an editor's words. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** The text that the finding is about as it should be, if that is certain. */
  mended?: string;
  fix?: Fix;
  /** Further places of the same mistake: other pages that use an untranslated text, for instance. */
  others?: readonly Place[];
  /** The message goes on with the documents of all places. */
  namesDocuments?: boolean;
  /** The places are one mistake together, as where two pages have one title: if one of them is let pass, all are. */
  isOfAll?: true;
  /**
   * Other files where the mistake may have been made: the page that a link leads to, the dictionary without an entry.
   */
  causes?: readonly string[];
  /** The finding is only right if the list of languages is, so it is left out if that list may be at fault. */
  dependsOn?: 'languages';
  /** The finding casts doubt on this, so findings that depend on it are left out: the list of languages, or its entry for one. */
  doubts?: 'languages' | { language: Language };
}

/**
 * Marks a file of the site in a message or hint: only the reporter knows the site's folder. `locate` replaces it with a
 * path that can be opened.
 */
export function named(file: string): string {
  return `\ue000${file}\ue001`;
}

/** Replaces marked files with the names that `nameOf` returns. */
export function withNames(text: string, nameOf = (file: string) => file): string {
  return text.replace(/\ue000([^\ue001]*)\ue001/g, (_, file: string) => nameOf(file));
}

/** A located finding: lines and columns count from 1, columns in UTF-16 code units. */
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
  /** The fix as one edit of the text, if it is certain and concerns no other document. */
  edit?: Edit;
  /** The first of its other places, if requested. */
  related?: Related[];
}

export type Related = Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn' | 'pointer'>;

/** Renames the files of a diagnostic to paths that can be opened. */
export function renamed(diagnostic: Diagnostic, nameOf: (file: string) => string): Diagnostic {
  const related = diagnostic.related?.map((place) => ({ ...place, file: nameOf(place.file) }));
  return { ...diagnostic, file: nameOf(diagnostic.file), ...(related && { related }) };
}

/** Whether a finding is an error, which prevents a build. */
export function isError({ severity }: { severity: Severity }): boolean {
  return severity === 'error';
}

/** Report order: by file, line, column, code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code);
}

/** Sorts texts by code unit, the same everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A token of a JSON Pointer with its slash, escaped per RFC 6901. */
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
