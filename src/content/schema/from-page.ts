import { anyPart, type FieldTree, visitTree } from './fields';
import type { SchemaSet } from './schemas';

/** A property that an item omits, to borrow it from the page that it names. */
interface BorrowedField {
  /** The property that it fills. */
  name: string;
  /** What it is filled with: see `fromPage` of a schema. */
  what: string;
  /** The maximum length of a text there. */
  maxLength?: number;
  /** The item requires it. */
  isNeeded?: true;
}

/** An item that names a page, with what it borrows. */
export interface BorrowingItem {
  /** The path of the page, as written. */
  of: string;
  pointer: string;
  borrowed: readonly BorrowedField[];
}

/** The items in a value that borrow from pages; values that do not match the schema are skipped. */
export function borrowingItems(
  tree: FieldTree | undefined,
  value: unknown,
  pointer: string,
): BorrowingItem[] {
  const items: BorrowingItem[] = [];
  if (tree === undefined || !borrowsAnything(tree)) return items;
  visitTree(tree, value, pointer, {
    object(part, item, at) {
      const { of } = item;
      const borrowed = typeof of === 'string' ? borrowedIn(part, item) : [];
      if (typeof of === 'string' && borrowed.length > 0) items.push({ of, pointer: at, borrowed });
    },
  });
  return items;
}

/** What an item borrows from the page that it names: what its schema allows and the item omits. */
export function borrowedIn(tree: FieldTree, value: Record<string, unknown>): BorrowedField[] {
  if (tree.kind !== 'object' || !tree.fromPage) return [];
  const { needed, fields } = tree.fromPage;
  return Object.entries(fields).flatMap(([name, what]): BorrowedField[] => {
    if (value[name] !== undefined) return [];
    const leaf = tree.properties.find(([property]) => property === name)?.[1];
    const maxLength = leaf?.kind === 'copy' ? leaf.maxLength : undefined;
    const isNeeded = needed.includes(name);
    return [
      { name, what, ...(maxLength !== undefined && { maxLength }), ...(isNeeded && { isNeeded: true }) },
    ];
  });
}

/** Whether anything below a tree may be borrowed from a page: few section types have such items. */
export const borrowsAnything = anyPart((tree) => tree.kind === 'object' && tree.fromPage !== undefined);

/** What every page has to lend, besides the details that it names. */
export const lentByPages = ['title', 'text', 'figures', 'link'];

const detail = 'detail ';

/** The name of the detail that something is filled with; undefined if it is not a detail. */
export function detailName(what: string): string | undefined {
  return what.startsWith(detail) ? what.slice(detail.length) : undefined;
}

/** The names of details that section types ask for. */
export function detailNames(schemas: SchemaSet): Set<string> {
  const names = new Set<string>();
  const look = (tree: FieldTree | undefined): void => {
    if (tree === undefined || !borrowsAnything(tree)) return;
    if (tree.kind === 'array') look(tree.items);
    else if (tree.kind === 'object') {
      for (const what of Object.values(tree.fromPage?.fields ?? {})) {
        const name = detailName(what);
        if (name !== undefined) names.add(name);
      }
      for (const [, child] of tree.properties) look(child);
    }
  };
  for (const type of schemas.sectionTypes) look(schemas.sectionFields(type));
  return names;
}
