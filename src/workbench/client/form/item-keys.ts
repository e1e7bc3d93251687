import { useState } from 'react';
import { follow } from '../state/follow';

let last = 0;
const newKey = () => ++last;

/** A key for each item of a list, which stays with it wherever it is moved: what was opened stays open, and nothing else is. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => ({ items, keys: items.map(newKey) }));
  if (known.items === items) return known.keys;
  const keys = follow(known.items, items).map((before) => known.keys[before ?? -1] ?? newKey());
  setKnown({ items, keys });
  return keys;
}
