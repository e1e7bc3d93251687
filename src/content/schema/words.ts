import { isRecord } from '../model/is-record';
import { compileTree, isListTree, isObjectTree, type ResolveRef, type Schema, type Tree } from './fields';

/**
 * Where sections say one of the words that their schema lists: an icon, a variant. A list that several types share goes by
 * the name of its definition (`icon`), one of a single type by type and property (`solutions.variant`); the section types
 * themselves are the list `type`.
 */
export type WordTree = Tree<WordLeaf>;

interface WordLeaf {
  kind: 'word';
  list: string;
  /** What holds where a section says nothing. */
  default?: string;
}

/** The words of each list, in the order of the schema. */
export type WordLists = Record<string, readonly string[]>;

/**
 * The word tree of a section type, or undefined when its schema lists no words.
 *
 * @param lists is given the lists that are found
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
    ({ enum: words, default: usual }, { definition, property }) => {
      if (!words?.every(isText)) return undefined;
      const list = definition ?? `${type}.${property}`;
      lists[list] = [...new Set([...(lists[list] ?? []), ...words])];
      return { kind: 'word', list, ...(typeof usual === 'string' && { default: usual }) };
    },
  );
}

/** Calls `visit` for every word that a section says, and for those that hold because it says nothing. */
export function visitWords(
  tree: WordTree | undefined,
  value: unknown,
  visit: (list: string, word: string) => void,
): void {
  if (tree === undefined) return;
  if (isObjectTree(tree)) {
    if (!isRecord(value)) return;
    for (const [name, child] of tree.properties) {
      const part = value[name];
      if (part !== undefined) visitWords(child, part, visit);
      else if (child.kind === 'word' && child.default !== undefined) visit(child.list, child.default);
    }
  } else if (isListTree(tree)) {
    if (Array.isArray(value)) for (const item of value) visitWords(tree.items, item, visit);
  } else if (typeof value === 'string') visit(tree.list, value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
