import type { FileEdits } from '../../../content/edits';
import { isRecord } from '../../../content/fields';

/** Whether a value has the shape of the edits of one file. */
export function isFileEdits(value: unknown): value is FileEdits {
  return (
    isRecord(value) &&
    typeof value.file === 'string' &&
    typeof value.hash === 'string' &&
    Array.isArray(value.edits) &&
    value.edits.every(isEdit)
  );
}

function isEdit(value: unknown): boolean {
  if (!isRecord(value) || typeof value.pointer !== 'string' || !/^(\/|$)/.test(value.pointer)) return false;
  switch (value.op) {
    case 'set':
    case 'insert':
      return value.value !== undefined;
    case 'remove':
      return true;
    case 'move':
      return typeof value.to === 'string';
    case 'rename':
      return typeof value.name === 'string';
    default:
      return false;
  }
}

/** Where somebody is typing: one value of one file. */
export function targetOf(files: readonly FileEdits[]): string | undefined {
  const pointers = files.flatMap(({ file, edits }) =>
    edits.map(({ op, pointer }) => (op === 'set' ? `${file} ${pointer}` : '')),
  );
  return pointers.length === 1 && pointers[0] !== '' ? pointers[0] : undefined;
}
