import { pointerToken, pointerTokens } from '../model/diagnostics';
import type { JsonEdit } from '../model/json-edit';
import { commonEnds, isSameValue, valueAt } from './values';

/** Each of so many items is compared with each: lists of more that are new in their midst are not understood. */
const mostCompared = 300;

/**
 * What an edit is in a document that has been changed since the edit was made: the same edit at the place where its value
 * stands now.
 *
 * @param edit made for `base`
 * @param base the document as it was then
 * @param current the document as it is now
 * @returns undefined where somebody else has changed what the edit is about, or where that cannot be told
 */
export function rebased(edit: JsonEdit, base: unknown, current: unknown): JsonEdit | undefined {
  const tokens = pointerTokens(edit.pointer);
  const name = tokens.pop();
  const parent = movedTo(tokens, base, current);
  if (parent === undefined) return undefined;
  if (name === undefined) return isSameValue(base, current) ? edit : undefined;
  const [before, now] = [valueAt(base, joined(tokens)), valueAt(current, parent)];
  if (Array.isArray(before) && Array.isArray(now)) return inList(edit, name, before, now, parent);
  const pointer = parent + pointerToken(name);
  const isAsItWas = isSameValue(ownValue(before, name), ownValue(now, name));
  return isAsItWas && edit.op !== 'move' ? { ...edit, pointer } : undefined;
}

/** The edit of an item of a list that is another one now. */
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
  if (place === undefined || !isSameValue(before[index], now[place])) return undefined;
  const pointer = parent + pointerToken(place);
  if (edit.op !== 'move') return { ...edit, pointer };
  // Between which items it is to stand is only certain where all of them are where they were.
  const isInOrder =
    before.length === now.length && before.every((_, item) => placeOf(item, before, now) === item);
  if (!isInOrder) return undefined;
  return { ...edit, pointer, to: parent + pointerToken(pointerTokens(edit.to).at(-1) ?? '') };
}

/** Where the value that a pointer led to stands now; undefined where that cannot be told. */
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
 * Where an item of a list stands now. Items at both ends that are as they were tell where the others belong: between them, the
 * same item, or as many as before, each in its place.
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
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const isKnownElsewhere = now
    .slice(start, now.length - end)
    .some((item, place) => before.some((one, other) => other !== start + place && isSameValue(one, item)));
  return before.length === now.length && !isKnownElsewhere ? index : undefined;
}

function ownValue(parent: unknown, name: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, name)) return undefined;
  return (parent as Record<string, unknown>)[name];
}

function joined(tokens: readonly string[]): string {
  return tokens.map(pointerToken).join('');
}
