import { pointerToken } from '../diagnostics';
import type { JsonEdit } from './json-edit';
import { commonEnds, isSameValue } from './values';

/**
 * The edits that make one value of JSON another one, to be made in their order. Of an object, only the properties that differ
 * are edited; of a list, items that came, went, moved or changed; anything else is set as a whole.
 *
 * @param pointer where the value stands in its document
 */
export function differenceOf(before: unknown, after: unknown, pointer = ''): JsonEdit[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after, pointer);
  if (isObject(before) && isObject(after)) return differenceOfObjects(before, after, pointer);
  return [{ op: 'set', pointer, value: after }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function differenceOfObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  pointer: string,
): JsonEdit[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const names = Object.keys(after);
  return [
    ...removed.map((name): JsonEdit => ({ op: 'remove', pointer: pointer + pointerToken(name) })),
    ...names.flatMap((name, index): JsonEdit[] => {
      const place = pointer + pointerToken(name);
      if (Object.hasOwn(before, name)) return differenceOf(before[name], after[name], place);
      // It stands before what stood behind it, and was there all the time.
      const next = names.slice(index + 1).find((later) => Object.hasOwn(before, later));
      return [
        { op: 'insert', pointer: place, value: after[name], ...(next === undefined ? {} : { before: next }) },
      ];
    }),
  ];
}

function differenceOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  pointer: string,
): JsonEdit[] {
  const { start, end } = commonEnds(before, after);
  const at = (index: number) => pointer + pointerToken(index);
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  if (come.length === 0) return gone.map(() => ({ op: 'remove', pointer: at(start) }));
  if (gone.length === 0)
    return come.map((value, index) => ({ op: 'insert', pointer: at(start + index), value }));
  if (gone.length !== come.length) return [{ op: 'set', pointer, value: after }];
  const last = start + gone.length - 1;
  if (isSameValue([...gone.slice(1), gone[0]], come))
    return [{ op: 'move', pointer: at(start), to: at(last) }];
  if (isSameValue([gone.at(-1), ...gone.slice(0, -1)], come))
    return [{ op: 'move', pointer: at(last), to: at(start) }];
  return gone.flatMap((item, index) => differenceOf(item, come[index], at(start + index)));
}
