import { isRecord } from '../model/is-record';
import type { FieldTree } from './fields';

export interface NumberedList {
  pointer: string;
  items: readonly unknown[];
  /** The property of each item that contains its number. */
  property: string;
}

/** The numbered lists within a value; values that do not match the schema are skipped. */
export function numberedLists(
  tree: FieldTree | undefined,
  value: unknown,
  pointer: string,
  lists: NumberedList[] = [],
): NumberedList[] {
  if (tree?.kind === 'object' && isRecord(value)) {
    for (const [name, child] of tree.properties)
      if (value[name] !== undefined) numberedLists(child, value[name], `${pointer}/${name}`, lists);
  } else if (tree?.kind === 'array' && Array.isArray(value)) {
    const { items } = tree;
    const numbers =
      items.kind === 'object' ? items.properties.find(([, { kind }]) => kind === 'numbering') : undefined;
    if (numbers) lists.push({ pointer, items: value, property: numbers[0] });
    for (const [index, item] of value.entries()) numberedLists(items, item, `${pointer}/${index}`, lists);
  }
  return lists;
}
