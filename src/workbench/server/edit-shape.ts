import { maxDepth } from '../../content/json/tree';
import { pointerTokens } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { FileEdits } from '../protocol';
import { Refusal } from './guard';

/** No pointer is longer: the names in it are properties and whole texts. */
const longestPointer = 10_000;
/** What history calls a step stands in a button. */
const longestName = 120;
/** An edit reads the whole document: so many characters are read for one request, which takes about a second. */
const mostRead = 20_000_000;

/** What somebody did: its name, and the edits that it is. */
export interface NamedEdits {
  name: string;
  files: readonly FileEdits[];
}

/** The edits of a request. @throws Refusal when it is of another shape, or names a file twice */
export function readEdits({ name, files }: Record<string, unknown>): NamedEdits {
  if (typeof name !== 'string' || !Array.isArray(files) || !files.every(isFileEdits))
    throw new Refusal(422, 'An edit has a name, and files with their hash and edits.');
  const names = new Set(files.map(({ file }) => file));
  for (const { file } of files) {
    if (!names.delete(file))
      throw new Refusal(422, `${clipped(file)} is named twice: put all of its edits into one list.`);
  }
  return { name: clipped(name), files };
}

/** @throws Refusal when making edits would keep the server from everything else @param textOf what a file says */
export function assertFew(files: readonly FileEdits[], textOf: (file: string) => string): void {
  let read = 0;
  for (const { file, edits } of files) {
    read += edits.length * (textOf(file).length + JSON.stringify(edits).length);
    if (read > mostRead) throw new Refusal(422, 'These are more edits than can be made at once.');
  }
}

function clipped(name: string): string {
  const signs = [...name];
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : signs.join('');
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
      return value.value !== undefined;
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

/** Where somebody is typing: one value of one file. */
export function targetOf(files: readonly FileEdits[]): string | undefined {
  const pointers = files.flatMap(({ file, edits }) =>
    edits.map(({ op, pointer }) => (op === 'set' ? `${file} ${pointer}` : '')),
  );
  return pointers.length === 1 && pointers[0] !== '' ? pointers[0] : undefined;
}
