import { compileTree, type Tree, visitTree } from './fields';
import type { ResolveRef, Schema } from './schema';

/**
 * The places in a section type for words that its schema lists: an icon, a variant. A list shared by several types is
 * named by its definition (`icon`), one of a single type by type and property (`solutions.variant`); the section types
 * themselves are the list `type`.
 */
export type WordTree = Tree<WordLeaf>;

interface WordLeaf {
  kind: 'word';
  list: string;
  /** The word that applies if a section has none. */
  default?: string;
}

/** The words of each list, in the order of the schema. */
export type WordLists = Record<string, readonly string[]>;

/**
 * The word tree of a section type, or undefined if its schema lists no words.
 *
 * @param lists collects the lists
 */
export function compileWords(
  type: string,
  schema: Schema,
  document: string,
  resolveRef: ResolveRef,
  lists: WordLists,
): WordTree | undefined {
  return compileTree(
    schema,
    document,
    resolveRef,
    ({ enum: allowed, format, examples, default: usual }, { definition, property }) => {
      // A site may add icons of its own to these.
      const words = format === 'icon' ? examples : allowed;
      if (!words?.every(isText)) return undefined;
      const list = definition ?? `${type}.${property}`;
      lists[list] = [...new Set([...(lists[list] ?? []), ...words])];
      return { kind: 'word', list, ...(typeof usual === 'string' && { default: usual }) };
    },
  );
}

/** Calls `visit` for every word in a section, including defaults. */
export function visitWords(
  tree: WordTree | undefined,
  value: unknown,
  visit: (list: string, word: string) => void,
): void {
  visitTree(tree, value, '', {
    object({ properties }, object) {
      for (const [name, child] of properties)
        if (object[name] === undefined && child.kind === 'word' && child.default !== undefined)
          visit(child.list, child.default);
    },
    leaf({ list }, word) {
      if (typeof word === 'string') visit(list, word);
    },
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
