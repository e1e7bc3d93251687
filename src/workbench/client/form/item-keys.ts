import { useState } from 'react';
import { followItems } from '../../../content/json/followed-items';

const newKey = () => crypto.randomUUID();

/** A stable key for each list item that follows it when it moves, so that only expanded items stay expanded. */
export function useItemKeys(items: readonly unknown[]): readonly string[] {
  const [keyed, setKeyed] = useState<{ items: readonly unknown[]; keys: readonly string[] }>(() => ({
    items,
    keys: items.map(newKey),
  }));
  if (keyed.items === items) return keyed.keys;
  const before = followItems(keyed.items, items);
  const keys = items.map((_, index) => keyed.keys[before?.[index] ?? -1] ?? newKey());
  setKeyed({ items, keys });
  return keys;
}
