/** Adds an item to the list of its key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, ...items: readonly T[]): void {
  const group = groups.get(key);
  if (group) group.push(...items);
  else groups.set(key, [...items]);
}

/** `Map.groupBy`, which Node 20 lacks: items by key, in order. */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}
