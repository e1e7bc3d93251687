import type { Edit } from '../../../content/diagnostics';
import { pointerTokens } from '../../../content/diagnostics';
import type { Conflict, FileEdits, FileText } from '../../../content/edits';
import { EditError, editJson } from '../../../content/json/edit';
import type { JsonEdit } from '../../../content/json/json-edit';
import { Refusal } from './guard';

/** A file with its edits made, and what takes them back. */
export interface Merged {
  file: string;
  before: string;
  text: string;
  inverse: Edit[];
}

/**
 * Makes edits of a file. When it was changed since they were made, those of values that are still as they were then are made
 * all the same; the others are conflicts.
 *
 * @param base the text that the edits were made for; undefined when that is not known any more
 * @throws Refusal when an edit cannot be made
 */
export function mergeEdits(
  { text, hash }: FileText,
  { file, hash: madeFor, edits }: FileEdits,
  base: string | undefined,
  isForced: boolean,
): Merged | Conflict[] {
  if (hash !== madeFor && !isForced) {
    const conflicts = conflictsOf(file, edits, parsed(base), parsed(text));
    if (conflicts.length > 0) return conflicts;
  }
  try {
    return { file, before: text, ...editJson(text, edits) };
  } catch (error) {
    if (error instanceof EditError) throw new Refusal(422, `${file}: ${error.message}`);
    throw error;
  }
}

/** The values that an edit is about and that somebody else has changed meanwhile. */
function conflictsOf(file: string, edits: readonly JsonEdit[], base: unknown, current: unknown): Conflict[] {
  return edits.flatMap((edit) => {
    // The index of a list item depends on the other items: for every edit but `set`, the list or object must be unchanged.
    const pointer = edit.op === 'set' ? edit.pointer : edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
    const theirs = valueAt(current, pointer);
    const mine = edit.op === 'set' ? edit.value : valueAt(base, pointer);
    const isSame = JSON.stringify(valueAt(base, pointer)) === JSON.stringify(theirs);
    const isAgreed = edit.op === 'set' && JSON.stringify(mine) === JSON.stringify(theirs);
    return (base !== undefined && isSame) || isAgreed ? [] : [{ file, pointer, mine, theirs }];
  });
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of pointerTokens(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}
