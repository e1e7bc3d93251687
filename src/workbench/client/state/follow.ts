const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Matches the items of a list before and after a change, because items have no ids.
 *
 * Items with the same index and value are unchanged; then items with the same value elsewhere were moved; if as many remain as
 * before, they were changed, in order.
 *
 * @returns for each item of `after` its index in `before`; undefined if it is new
 */
export function followChange(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const origins = after.map((item, index) => {
    if (!free.has(index) || !isSame(item, before[index])) return undefined;
    free.delete(index);
    return index;
  });
  const open = () => [...origins.keys()].filter((index) => origins[index] === undefined);
  for (const index of open()) {
    const from = [...free].find((place) => isSame(before[place], after[index]));
    if (from === undefined) continue;
    origins[index] = from;
    free.delete(from);
  }
  const left = open();
  if (left.length === free.size)
    for (const [order, from] of [...free].entries()) origins[left[order] ?? 0] = from;
  return origins;
}

/** An item's location after a change of its list; undefined if it was removed. */
export function placeAfter(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  const place = followChange(before, after).indexOf(index);
  return place < 0 ? undefined : place;
}
