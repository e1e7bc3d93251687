/** Multiset difference: the items that another list lacks; of an item that it has once, all but the first. */
export function lacking<T>(items: readonly T[], others: readonly T[]): T[];
/** The same by a key. @param others keys @param keyOf the key of an item */
export function lacking<T, K>(items: readonly T[], others: readonly K[], keyOf: (item: T) => K): T[];
export function lacking<T>(
  items: readonly T[],
  others: readonly unknown[],
  keyOf: (item: T) => unknown = (item) => item,
): T[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.indexOf(keyOf(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
