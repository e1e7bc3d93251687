/** What to check and how much to report: the options of `validate-pages`. */
export interface CheckOptions {
  /** The folder of the site; `pages` in the working directory by default. */
  pages?: string | undefined;
  /** Report only findings in these files and folders, or caused by them. Relative to the working directory. */
  paths?: readonly string[] | undefined;
  /** Report only findings that are new since this branch diverged from a branch, tag or commit. */
  since?: string | undefined;
  /** Report only findings that the next commit adds. Excludes `since`. */
  staged?: boolean | undefined;
  /** Report on one language only, including every text that a draft still lacks. */
  language?: string | undefined;
}

/** A range in a file. Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface CheckPlace {
  /** Relative to the working directory, with `/` as separator. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON Pointer (RFC 6901) to the value; empty for the whole document. */
  pointer: string;
}

/** A finding in the format of `validate-pages --format json`. */
export interface CheckDiagnostic extends CheckPlace {
  /** The code of the check; `explain` describes it. */
  code: string;
  severity: 'error' | 'warning';
  /** The message for editors. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** The fix, if it is certain: offset and length in UTF-16 code units of the file. */
  edit?: { offset: number; length: number; text: string };
  /** Other places where the same mistake shows. */
  related?: CheckPlace[];
}

export interface CheckReport {
  /** Number of page documents in the site. */
  pages: number;
  errors: number;
  warnings: number;
  /** Sorted by file, line and column. */
  diagnostics: CheckDiagnostic[];
}

/**
 * Checks a site like `validate-pages`, without writing anything.
 *
 * @throws Error with a one-line message if the folder cannot be read or an option is invalid
 */
export function check(options?: CheckOptions): Promise<CheckReport>;

/** Explains a code: what it means, why it matters, and an example. Undefined for an unknown code. */
export function explain(code: string): Promise<string | undefined>;
