import { EditError, editJson } from '../../content/json/edit';
import { jsonIn } from '../../content/json/json-in';
import { parseText } from '../../content/json/parse';
import { placeNow, rebased } from '../../content/json/rebase';
import { isSameValue, valueAt } from '../../content/json/values';
import { pointerTokens } from '../../content/model/diagnostics';
import { isRecord } from '../../content/model/is-record';
import type { JsonEdit } from '../../content/model/json-edit';
import { machineList, machineTexts, markEdits } from '../../content/model/machine-texts';
import type { Conflict, FileEdits, FileText } from '../protocol/documents';
import { Refusal } from './guard';

/** A file with edits applied. */
export interface Merged {
  file: string;
  before: string;
  text: string;
}

/**
 * Applies edits to a file. If it has changed since the edits were made, edits of unchanged values are applied at the values'
 * current location; the others are conflicts.
 *
 * @param base the text that the edits are based on; undefined if it is no longer known
 * @param isForced whether to overwrite somebody else's changes
 * @throws Refusal if an edit cannot be applied, as when what it belongs to is gone, or if the file is not JSON
 */
export function mergeEdits(
  { text, hash }: Pick<FileText, 'text' | 'hash'>,
  { file, hash: madeFor, edits }: FileEdits,
  base: string | undefined,
  isForced: boolean,
): Merged | Conflict[] {
  assertReadable(file, text);
  try {
    if (hash === madeFor) return { file, before: text, text: asserted(file, editJson(text, edits)) };
    const conflicts: Conflict[] = [];
    let [then, now] = [base, text];
    for (const edit of edits) {
      const [earlier, current] = [jsonIn(then), JSON.parse(now) as unknown];
      const place = earlier === undefined ? undefined : rebased(edit, earlier, current);
      const marks = marksNow(edit, earlier === undefined ? undefined : then, current);
      if (marks) now = editJson(now, marks);
      else if (place) now = editJson(now, [place]);
      else {
        const moved = atPresent(file, edit, earlier, current);
        if (isForced) now = editJson(now, [moved]);
        else if (!isAgreed(moved, current)) conflicts.push(conflictOf(file, moved, edit, earlier, current));
      }
      // Later edits are based on the result of this one.
      if (earlier !== undefined && then !== undefined) then = editJson(then, [edit]);
    }
    if (conflicts.length > 0) return conflicts;
    return { file, before: text, text: asserted(file, now) };
  } catch (error) {
    if (error instanceof EditError) throw new Refusal(422, `${file}: ${error.message}`);
    throw error;
  }
}

/** Checks a resulting text. @throws Refusal if it is nested more deeply than a document may be */
function asserted(file: string, text: string): string {
  const [fault] = parseText(text).faults;
  if (fault) throw new Refusal(422, `${file} cannot be written: ${fault.message}`);
  return text;
}

/** @throws Refusal with the position of the error if a text is not JSON */
function assertReadable(file: string, text: string): void {
  const [fault] = parseText(text).faults;
  if (!fault) return;
  const lines = text.slice(0, fault.span.offset).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  throw new Refusal(
    422,
    `${file} is not valid JSON at the moment: ${fault.message} (${place}) What you typed is kept, and saved when that is mended.`,
  );
}

/** Whether somebody else has made the same edit. */
function isAgreed(edit: JsonEdit, current: unknown): boolean {
  return edit.op === 'set' && isSameValue(edit.value, valueAt(current, edit.pointer));
}

/**
 * The same change of the list of unread translations, which is a set, in the present dictionary: never a conflict.
 *
 * @param base the dictionary that the edit was made for
 * @returns undefined for any other edit
 */
function marksNow(edit: JsonEdit, base: string | undefined, current: unknown): JsonEdit[] | undefined {
  const [first] = pointerTokens(edit.pointer);
  if (first !== machineList || base === undefined || !isRecord(current)) return undefined;
  const [before, after] = [base, editJson(base, [edit])].map((text) => machineTexts(JSON.parse(text)));
  const left = machineTexts(current).filter((text) => after?.includes(text) || !before?.includes(text));
  return markEdits(current, [...left, ...(after ?? []).filter((text) => !before?.includes(text))]);
}

/**
 * An edit at the present place of what somebody else has changed.
 *
 * @param base the document that it was made for, if that is known
 * @throws Refusal if what it belongs to is gone: written where that was, it would overwrite something else
 */
function atPresent(file: string, edit: JsonEdit, base: unknown, current: unknown): JsonEdit {
  if (base === undefined) return edit;
  const isOfList = edit.op === 'insert' || edit.op === 'move';
  const end = edit.pointer.lastIndexOf('/');
  const place = placeNow(isOfList ? edit.pointer.slice(0, end) : edit.pointer, base, current);
  // A property may be set that is not there any more; what something is inserted into must be there.
  if (place === undefined || (isOfList && typeof valueAt(current, place) !== 'object')) {
    const typed = edit.op === 'set' && typeof edit.value === 'string' ? ` You wrote: “${edit.value}”` : '';
    throw new Refusal(422, `What this belongs to was taken out of ${file} meanwhile, or moved.${typed}`);
  }
  if (!isOfList) return { ...edit, pointer: place };
  const pointer = place + edit.pointer.slice(end);
  return edit.op === 'move'
    ? { ...edit, pointer, to: place + edit.to.slice(edit.to.lastIndexOf('/')) }
    : { ...edit, pointer };
}

/** @param moved the edit where it would be made now; `edit` is as it was made */
function conflictOf(
  file: string,
  moved: JsonEdit,
  edit: JsonEdit,
  base: unknown,
  current: unknown,
): Conflict {
  // An edit of a list depends on all of its items.
  const isOfList = edit.op === 'insert' || edit.op === 'move';
  const listOf = ({ pointer }: JsonEdit) => (isOfList ? pointer.slice(0, pointer.lastIndexOf('/')) : pointer);
  const mine = edit.op === 'set' ? edit.value : isOfList ? valueAt(base, listOf(edit)) : undefined;
  return { file, pointer: listOf(moved), mine, theirs: valueAt(current, listOf(moved)) };
}
