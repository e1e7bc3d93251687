import { maxDepth } from '../../content/json/tree';
import { pointerTokens } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import { clip } from '../../content/text/quote';
import type { FileEdits } from '../protocol/documents';
import { Refusal } from './guard';

/** Maximum length of a pointer; its tokens are properties or whole texts. */
const longestPointer = 10_000;
/** Step names are displayed in buttons. */
const longestName = 120;
/**
 * Every edit parses the whole document. This is the maximum number of characters parsed per request, which takes about a
 * second.
 */
const mostRead = 20_000_000;

interface NamedEdits {
  /** Identifies the change where it is sent again; undefined if it is sent once. */
  id: string | undefined;
  name: string;
  files: readonly FileEdits[];
}

/** The edits in a request. @throws Refusal if it is malformed or names a file twice */
export function editsInRequest({ id, name, files }: Record<string, unknown>): NamedEdits {
  if (typeof name !== 'string' || !Array.isArray(files) || !files.every(isFileEdits))
    throw new Refusal(422, 'An edit has a name, and files with their hash and edits.');
  if (id !== undefined && (typeof id !== 'string' || id.length > longestName))
    throw new Refusal(422, 'The id of an edit is a short text.');
  const names = new Set(files.map(({ file }) => file));
  for (const { file } of files) {
    if (!names.delete(file))
      throw new Refusal(
        422,
        `${clip(file, longestName)} is named twice: put all of its edits into one list.`,
      );
  }
  return { id, name: clip(name, longestName), files };
}

/** @throws Refusal if applying the edits would block the server @param textOf returns the text of a file */
export function assertFew(files: readonly FileEdits[], textOf: (file: string) => string): void {
  let read = 0;
  for (const { file, edits } of files) {
    read += edits.length * (textOf(file).length + JSON.stringify(edits).length);
    if (read > mostRead) throw new Refusal(422, 'These are more edits than can be made at once.');
  }
}

function isFileEdits(value: unknown): value is FileEdits {
  return (
    isRecord(value) &&
    typeof value.file === 'string' &&
    typeof value.hash === 'string' &&
    Array.isArray(value.edits) &&
    value.edits.every(isEdit)
  );
}

function isEdit(value: unknown): boolean {
  if (!isRecord(value) || !isPointer(value.pointer)) return false;
  switch (value.op) {
    case 'set':
    case 'insert':
      return value.value !== undefined && (value.before === undefined || typeof value.before === 'string');
    case 'remove':
      return true;
    case 'move':
      return isPointer(value.to);
    case 'rename':
      return typeof value.name === 'string' && value.name.length <= longestPointer;
    default:
      return false;
  }
}

function isPointer(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longestPointer || !/^(\/|$)/.test(value)) return false;
  return pointerTokens(value).length <= maxDepth;
}

/** The target of typing: one value of one file. */
export function typingTarget(files: readonly FileEdits[]): string | undefined {
  const pointers = files.flatMap(({ file, edits }) =>
    edits.map(({ op, pointer }) => (op === 'set' ? `${file} ${pointer}` : '')),
  );
  return pointers.length === 1 && pointers[0] !== '' ? pointers[0] : undefined;
}
