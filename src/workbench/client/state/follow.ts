const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Which item of a list is which after a change: items have no identity of their own.
 *
 * What stands where it stood, with the same value, stays itself; then what has the same value elsewhere was moved; what is
 * left was changed, in its order, where as many are left as there were.
 *
 * @returns for each item of `after` its index in `before`; undefined where it is new
 */
export function follow(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const found = after.map((item, index) => {
    if (!free.has(index) || !isSame(item, before[index])) return undefined;
    free.delete(index);
    return index;
  });
  const open = () => [...found.keys()].filter((index) => found[index] === undefined);
  for (const index of open()) {
    const from = [...free].find((place) => isSame(before[place], after[index]));
    if (from === undefined) continue;
    found[index] = from;
    free.delete(from);
  }
  const left = open();
  if (left.length === free.size)
    for (const [order, from] of [...free].entries()) found[left[order] ?? 0] = from;
  return found;
}

/** Where an item is after a change of its list; undefined where it is gone. */
export function placeAfter(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  const place = follow(before, after).indexOf(index);
  return place < 0 ? undefined : place;
}
