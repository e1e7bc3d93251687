import type { JsonEdit } from '../model/json-edit';

/** What the workbench and the development server say to each other. Languages go by their code. */

/** The changes of one file, and the hash of the text that they were made for. */
export interface FileEdits {
  /** Relative to the folder of the site: `finance/page.json`. */
  file: string;
  hash: string;
  edits: readonly JsonEdit[];
}

/** A file of the site as the server read it. */
export interface FileText {
  file: string;
  /** The file as a code editor opens it. */
  path: string;
  text: string;
  hash: string;
}

/** One value that was changed here and in the file. */
export interface Conflict {
  file: string;
  pointer: string;
  mine: unknown;
  theirs: unknown;
}

/** What can be taken back and made again, by name. */
export interface History {
  undo: string | undefined;
  redo: string | undefined;
}
