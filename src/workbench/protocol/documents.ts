import type { JsonEdit } from '../../content/model/json-edit';

/** The edits of a file, and the hash of the text that they are based on. */
export interface FileEdits {
  file: string;
  hash: string;
  edits: readonly JsonEdit[];
}

/** A file of the site as read by the server. */
export interface FileText {
  file: string;
  text: string;
  hash: string;
  /** The file's path for opening it in an editor, if the server provides it. */
  path?: string;
}

export interface LocatedFinding {
  code: string;
  severity: 'error' | 'warning';
  file: string;
  /** The file's path for opening it in an editor. */
  path: string;
  pointer: string;
  line: number;
  column: number;
  message: string;
  hint?: string;
  fix?: FileEdits[];
  /** Other places where the same mistake shows. */
  others?: readonly { file: string; pointer: string }[];
}

/** The files of a page, its dictionaries by language, and the site's findings. */
export interface DocumentFiles {
  page: FileText;
  dictionaries: Record<string, FileText | undefined>;
  shared: Record<string, FileText | undefined>;
  /** The documents of the page's shared sections by name. */
  sections?: Record<string, SharedSectionFiles>;
  /** Number of pages that use each text translated in the shared dictionaries. */
  sharing: Record<string, number>;
  /** Shared content; undefined while its document cannot be read. */
  frame?: FrameFiles;
  findings: LocatedFinding[];
}

/** The documents of shared content. A missing one has its initial content. */
export interface FrameFiles {
  site: FileText;
  redirects: FileText;
  theme: FileText;
  /** Number of pages that use each text translated in the site's dictionaries. */
  sharing: Record<string, number>;
}

/** The files of a shared section, and the number of pages with it. */
export interface SharedSectionFiles {
  section: FileText;
  dictionaries: Record<string, FileText | undefined>;
  pages: number;
  /** Number of pages that use each of its texts that is translated in the site's dictionaries. */
  sharing: Record<string, number>;
}

/** The names of the steps to undo and redo. */
export interface History {
  undo: string | undefined;
  redo: string | undefined;
}

/** A value that was changed both here and in the file. */
export interface Conflict {
  file: string;
  pointer: string;
  mine: unknown;
  theirs: unknown;
}

/** The state after a change was written. */
export interface Outcome {
  files: FileText[];
  history: History;
  findings: LocatedFinding[];
}

/** The result of a write. */
export type Written =
  | ({ kind: 'written' } & Outcome)
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'refused'; message: string }
  /** A step that cannot be undone or redone without losing somebody else's change. */
  | { kind: 'stuck'; message: string }
  | { kind: 'away' };
