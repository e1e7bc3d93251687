import { isRecord } from '../../content/model/is-record';

/** A file of a step: hashes of what it held before and after; undefined where there was none. */
export interface FileStep {
  file: string;
  before?: string | undefined;
  after?: string | undefined;
}

/** Something that was done, by the name that an editor knows it by. */
export interface Step {
  name: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The tab of the browser in which it was done. */
  tab: string;
  /** Where typing went to: what is typed there within a moment belongs to the same step. */
  target?: string | undefined;
  files: FileStep[];
}

/** History as it lies on the disk. */
interface Stored {
  done: Step[];
  undone: Step[];
  texts: [hash: string, text: string][];
}

/** Whether a value has the shape of a history: another version may have written it, or somebody by hand. */
export function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    isListOf(value.done, isStep) &&
    isListOf(value.undone, isStep) &&
    isListOf(value.texts, (entry) => isListOf(entry, isText) && entry.length === 2)
  );
}

function isStep(value: unknown): value is Step {
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
