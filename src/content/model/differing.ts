/** What only one of two texts has, as it is written, if each has something that the other has not; empty if not. */
export function differing<Key>(
  source: ReadonlyMap<Key, string>,
  translation: ReadonlyMap<Key, string>,
): readonly [source: string[], translation: string[]] {
  const lost = [...source].filter(([key]) => !translation.has(key));
  const added = [...translation].filter(([key]) => !source.has(key));
  if (lost.length === 0 || added.length === 0) return [[], []];
  return [lost.map(([, written]) => written), added.map(([, written]) => written)];
}
