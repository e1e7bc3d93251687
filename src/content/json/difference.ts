import { pointerToken } from '../model/diagnostics';
import { isRecord } from '../model/is-record';
import type { JsonEdit } from '../model/json-edit';
import { followItems } from './followed-items';
import { isSameValue } from './values';

/**
 * The edits that turn one document into another, to be applied in order. In objects, only properties that differ are
 * edited; in lists, items are inserted, removed, moved or edited; anything else is replaced. The order of properties is
 * ignored.
 *
 * @param pointer of the values in their document, if they are parts of it
 */
export function diffDocuments(before: unknown, after: unknown, pointer = ''): JsonEdit[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after, pointer);
  if (isRecord(before) && isRecord(after)) return differenceOfObjects(before, after, pointer);
  return [{ op: 'set', pointer, value: after }];
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
      if (Object.hasOwn(before, name)) return diffDocuments(before[name], after[name], place);
      // Inserted before the nearest following property that already exists.
      const next = names.slice(index + 1).find((later) => Object.hasOwn(before, later));
      return [
        { op: 'insert', pointer: place, value: after[name], ...(next === undefined ? {} : { before: next }) },
      ];
    }),
  ];
}

/** A list is transformed in four steps: remove, move, insert, then edit the items that were kept. */
function differenceOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  pointer: string,
): JsonEdit[] {
  const origins = followItems(before, after);
  if (!origins) return [{ op: 'set', pointer, value: after }];
  const at = (index: number) => pointer + pointerToken(index);
  const edits: JsonEdit[] = [];
  /** The list after the edits so far, as original indexes. */
  const present = before.map((_, index): number | undefined => index);
  for (const index of [...before.keys()].filter((place) => !origins.includes(place)).toReversed()) {
    edits.push({ op: 'remove', pointer: at(index) });
    present.splice(index, 1);
  }
  const kept = origins.filter((origin) => origin !== undefined);
  const resting = longestRising(kept);
  for (const [order, origin] of kept.entries()) {
    if (resting.has(origin)) continue;
    const from = present.indexOf(origin);
    const rest = present.toSpliced(from, 1);
    // Right after its predecessor, as all kept items before it are already in order.
    const to = order === 0 ? 0 : rest.indexOf(kept[order - 1]) + 1;
    if (from === to) continue;
    edits.push({ op: 'move', pointer: at(from), to: at(to) });
    present.splice(0, present.length, ...rest.toSpliced(to, 0, origin));
  }
  for (const [index, origin] of origins.entries())
    if (origin === undefined) edits.push({ op: 'insert', pointer: at(index), value: after[index] });
  for (const [index, origin] of origins.entries())
    if (origin !== undefined) edits.push(...diffDocuments(before[origin], after[index], at(index)));
  return edits;
}

/** A longest increasing subsequence: the items that stay while the others move. */
export function longestRising(values: readonly number[]): Set<number> {
  /** For each length, the subsequence with the smallest last value. */
  const runs: { value: number; index: number }[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    const position = runs.findIndex((run) => run.value >= value);
    const length = position < 0 ? runs.length : position;
    previous[index] = runs[length - 1]?.index;
    runs[length] = { value, index };
  }
  const rising = new Set<number>();
  for (let index = runs.at(-1)?.index; index !== undefined; index = previous[index])
    rising.add(values[index] as number);
  return rising;
}
