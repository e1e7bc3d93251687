import { pointerToken, pointerTokens } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import type { JsonEdit } from '../model/json-edit';
import { only } from '../text/only';
import { folderIn } from '../text/paths';
import { commonEnds, isSameValue, ownValue, valueAt } from './values';

/** The comparison is quadratic, so longer changed parts of a list are not matched. */
const mostCompared = 300;

/**
 * Rebases an edit onto a newer version of its document: the same edit at the value's current place.
 *
 * @param edit made for `base`
 * @param base the document at that time
 * @param current the document now
 * @returns undefined if somebody else has changed the same value, if what it belongs to is gone, or if its place is ambiguous
 */
export function rebased(edit: JsonEdit, base: unknown, current: unknown): JsonEdit | undefined {
  const tokens = pointerTokens(edit.pointer);
  const name = tokens.pop();
  const parent = movedTo(tokens, base, current);
  if (parent === undefined) return undefined;
  if (name === undefined) return isSameValue(base, current) ? edit : undefined;
  const [before, now] = [tokens.reduce(ownValue, base), valueAt(current, parent)];
  if (isOwner(before) && !isOwner(now)) return undefined;
  if (Array.isArray(before) && Array.isArray(now)) return inList(edit, name, before, now, parent);
  const pointer = parent + pointerToken(name);
  const isAsItWas = isSameValue(ownValue(before, name), ownValue(now, name));
  return isAsItWas && edit.op !== 'move' ? { ...edit, pointer } : undefined;
}

/** Rebases an edit of an item of a list that has changed. */
function inList(
  edit: JsonEdit,
  token: string,
  before: readonly unknown[],
  now: readonly unknown[],
  parent: string,
): JsonEdit | undefined {
  const index = token === '-' ? before.length : Number(token);
  if (edit.op === 'insert') {
    const place = index >= before.length ? now.length : placeOf(index, before, now);
    return place === undefined ? undefined : { ...edit, pointer: parent + pointerToken(place) };
  }
  const place = placeOf(index, before, now);
  if (place === undefined) return undefined;
  const pointer = parent + pointerToken(place);
  const isSame = isSameValue(before[index], now[place]);
  if (edit.op !== 'move') return isSame ? { ...edit, pointer } : undefined;
  if (!isSame && !hasCommon(before[index], now[place])) return undefined;
  // The target of a move is only certain if all items are where they were.
  const isInOrder =
    before.length === now.length && before.every((_, item) => placeOf(item, before, now) === item);
  if (!isInOrder) return undefined;
  return { ...edit, pointer, to: parent + pointerToken(pointerTokens(edit.to).at(-1) ?? '') };
}

/** Whether two objects have a value in common: one may be what became of the other. */
function hasCommon(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.entries(one).some(([name, value]) => isSameValue(value, ownValue(other, name)));
}

/**
 * Where the value at a pointer is in a newer version of its document, whether it was changed or not.
 *
 * @param base the document that the pointer is for
 * @param current the document now
 * @returns undefined if what it belongs to is gone, or if its place is ambiguous
 */
export function placeNow(pointer: string, base: unknown, current: unknown): string | undefined {
  const tokens = pointerTokens(pointer);
  const place = movedTo(tokens, base, current);
  if (place === undefined || tokens.length === 0) return place;
  return isOwner(valueAt(current, folderIn(place))) ? place : undefined;
}

/** Whether something can be in a value: an object or a list. */
function isOwner(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** The current pointer of a value; undefined if ambiguous. */
function movedTo(tokens: readonly string[], base: unknown, current: unknown): string | undefined {
  let [before, now] = [base, current];
  let pointer = '';
  for (const token of tokens) {
    let name = token;
    if (Array.isArray(before)) {
      const place = Array.isArray(now) ? placeOf(Number(token), before, now) : undefined;
      if (place === undefined) return undefined;
      name = String(place);
    }
    pointer += pointerToken(name);
    before = ownValue(before, token);
    now = ownValue(now, name);
  }
  return pointer;
}

/**
 * The current index of an item. Equal items at both ends narrow down the changed part; within it, the item is found by
 * equality, or by index if the length is unchanged.
 */
function placeOf(index: number, before: readonly unknown[], now: readonly unknown[]): number | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= before.length) return undefined;
  const { start, end } = commonEnds(before, now);
  if (index < start) return index;
  if (index >= before.length - end) return index + now.length - before.length;
  if (before.length - start - end > mostCompared || now.length - start - end > mostCompared) return undefined;
  const same = [...now.keys()]
    .slice(start, now.length - end)
    .filter((place) => isSameValue(before[index], now[place]));
  if (same.length > 0) return only(same);
  const isKnownElsewhere = now
    .slice(start, now.length - end)
    .some((item, place) => before.some((one, other) => other !== start + place && isSameValue(one, item)));
  return before.length === now.length && !isKnownElsewhere ? index : undefined;
}
