import { useState } from 'react';
import { followChange } from '../state/follow';

let last = 0;
const newKey = () => ++last;

/** A stable key for each list item that follows it when it moves, so that only expanded items stay expanded. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => ({ items, keys: items.map(newKey) }));
  if (known.items === items) return known.keys;
  const keys = followChange(known.items, items).map((before) => known.keys[before ?? -1] ?? newKey());
  setKnown({ items, keys });
  return keys;
}
