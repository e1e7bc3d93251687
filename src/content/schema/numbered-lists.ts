import { type FieldTree, visitTree } from './fields';

export interface NumberedList {
  pointer: string;
  items: readonly unknown[];
  /** The property of each item that contains its number. */
  property: string;
}

/** The numbered lists within a value; values that do not match the schema are skipped. */
export function numberedLists(tree: FieldTree | undefined, value: unknown, pointer: string): NumberedList[] {
  const lists: NumberedList[] = [];
  visitTree(tree, value, pointer, {
    list({ items: item }, items, at) {
      const properties = item.kind === 'object' ? item.properties : [];
      const [property] = properties.find(([, { kind }]) => kind === 'numbering') ?? [];
      if (property !== undefined) lists.push({ pointer: at, items, property });
    },
  });
  return lists;
}
