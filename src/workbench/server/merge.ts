import { EditError, editJson } from '../../content/json/edit';
import { jsonIn } from '../../content/json/json-in';
import { parseText } from '../../content/json/parse';
import { rebased } from '../../content/json/rebase';
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
 * @throws Refusal if an edit cannot be applied, or the file is not JSON
 */
export function mergeEdits(
  { text, hash }: Pick<FileText, 'text' | 'hash'>,
  { file, hash: madeFor, edits }: FileEdits,
  base: string | undefined,
  isForced: boolean,
): Merged | Conflict[] {
  assertReadable(file, text);
  try {
    if (hash === madeFor) return { file, before: text, text: made(file, text, edits) };
    const conflicts: Conflict[] = [];
    let [then, now] = [base, text];
    for (const edit of edits) {
      const [earlier, current] = [jsonIn(then), JSON.parse(now) as unknown];
      const place = earlier === undefined ? undefined : rebased(edit, earlier, current);
      const marks = marksNow(edit, earlier === undefined ? undefined : then, current);
      if (marks) now = editJson(now, marks).text;
      else if (place || isForced) now = editJson(now, [place ?? edit]).text;
      else if (!isAgreed(edit, current)) conflicts.push(conflictOf(file, edit, earlier, current));
      // Later edits are based on the result of this one.
      if (earlier !== undefined && then !== undefined) then = editJson(then, [edit]).text;
    }
    if (conflicts.length > 0) return conflicts;
    return { file, before: text, text: asserted(file, now) };
  } catch (error) {
    if (error instanceof EditError) throw new Refusal(422, `${file}: ${error.message}`);
    throw error;
  }
}

function made(file: string, text: string, edits: readonly JsonEdit[]): string {
  return asserted(file, editJson(text, edits).text);
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
  const [before, after] = [base, editJson(base, [edit]).text].map((text) => machineTexts(JSON.parse(text)));
  const left = machineTexts(current).filter((text) => after?.includes(text) || !before?.includes(text));
  return markEdits(current, [...left, ...(after ?? []).filter((text) => !before?.includes(text))]);
}

function conflictOf(file: string, edit: JsonEdit, base: unknown, current: unknown): Conflict {
  // An edit of a list depends on all of its items.
  const { op } = edit;
  const pointer = op === 'set' ? edit.pointer : edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
  const mine = op === 'set' ? edit.value : valueAt(base, pointer);
  return { file, pointer, mine, theirs: valueAt(current, pointer) };
}
