import { isRecord } from '../../content/model/is-record';

/** A file in a step: content hashes before and after; undefined if it did not exist. */
export interface FileStep {
  file: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface EditStep {
  name: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The browser tab that made it. */
  tab: string;
  /** The target of typing; typing there again shortly afterwards extends the step. */
  target?: string | undefined;
  files: FileStep[];
}

/** The history as stored on disk. */
interface Stored {
  done: EditStep[];
  undone: EditStep[];
  texts: [hash: string, text: string][];
}

/** Whether a value is a valid history: it may come from another version or have been edited by hand. */
export function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isListOf(value.done, isStep) &&
    isListOf(value.undone, isStep) &&
    isListOf(value.texts, (entry) => isListOf(entry, isText) && entry.length === 2)
  );
}

function isStep(value: unknown): value is EditStep {
  return (
    isRecord(value) &&
    isText(value.name) &&
    Number.isFinite(value.at) &&
    isText(value.tab) &&
    isTextOrNone(value.target) &&
    isListOf(value.files, isFileStep)
  );
}

function isFileStep(value: unknown): value is FileStep {
  return isRecord(value) && isText(value.file) && isTextOrNone(value.before) && isTextOrNone(value.after);
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[];
function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[];
function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || isText(value);
}
