/** What a site is checked for, and how much of it is reported: the options of `validate-pages`. */
export interface CheckOptions {
  /** The folder of the site; `pages` below the working directory when it is not given. */
  pages?: string | undefined;
  /** Only what stands in these files and folders, or is caused there: paths from the working directory. */
  paths?: readonly string[] | undefined;
  /** Only what was not found where this branch left a branch, a tag or a commit. */
  since?: string | undefined;
  /** Only what the next commit adds. Not together with `since`. */
  staged?: boolean | undefined;
  /** Report on one language alone, also on every text that a draft still lacks. */
  language?: string | undefined;
}

/** A place in a file: lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface CheckPlace {
  /** Relative to the working directory, with `/`. */
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** RFC 6901 JSON Pointer to the value; empty for the whole document. */
  pointer: string;
}

/** One finding, as `validate-pages --format json` gives it. */
export interface CheckDiagnostic extends CheckPlace {
  /** The code of the check: `explain` says what it means. */
  code: string;
  severity: 'error' | 'warning';
  /** What is wrong, in an editor's words. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** What mends it, where that is certain: offset and length in UTF-16 code units of the file. */
  edit?: { offset: number; length: number; text: string };
  /** Where the same mistake shows as well. */
  related?: CheckPlace[];
}

export interface CheckReport {
  /** How many page documents the site has. */
  pages: number;
  errors: number;
  warnings: number;
  /** In the order of files, lines and columns. */
  diagnostics: CheckDiagnostic[];
}

/**
 * Checks a site as `validate-pages` does, and writes nothing.
 *
 * @throws Error in one line when the folder cannot be read, or an option is wrong
 */
export function check(options?: CheckOptions): Promise<CheckReport>;

/** What a code means, why it matters, and an example; undefined when there is no such code. */
export function explain(code: string): Promise<string | undefined>;
