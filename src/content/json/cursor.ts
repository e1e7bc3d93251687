import type { JsonNode, Member, ObjectNode, ScalarNode } from './tree';

/** Where somebody types in a document. */
export interface Cursor {
  /** The tokens of the pointer to the value; of a name, to the object that it belongs to. */
  tokens: string[];
  kind: 'name' | 'value';
  /** What stands there already; undefined where nothing does. */
  node: ScalarNode | undefined;
  /** Of a name: the object, and whether a value follows. */
  object?: ObjectNode;
  hasValue?: boolean;
}

/**
 * Finds what an offset of a text is in: a name, a value, or the place of one that is not there yet.
 *
 * @param root of the text, as far as it can be understood
 * @returns undefined between an object and its end where neither can stand
 */
export function cursorAt(root: JsonNode, text: string, offset: number): Cursor | undefined {
  let node = root;
  const tokens: string[] = [];
  for (;;) {
    if (node.kind === 'scalar') return { tokens, kind: 'value', node };
    if (node.kind === 'array') {
      const index = node.items.findIndex((item) => isIn(item, offset));
      const item = node.items[index];
      if (!item) {
        const before = node.items.filter((other) => other.offset < offset).length;
        return { tokens: [...tokens, String(before)], kind: 'value', node: undefined };
      }
      tokens.push(String(index));
      node = item;
      continue;
    }
    const object = node;
    const named = object.members.find(({ key }) => isIn(key, offset));
    if (named) return { tokens, kind: 'name', node: named.key, object, hasValue: hasColon(named, text) };
    const holder = object.members.find(({ value }) => value && isIn(value, offset));
    if (holder?.value) {
      tokens.push(String(holder.key.value));
      node = holder.value;
      continue;
    }
    const open = object.members.findLast((member) => member.key.offset < offset);
    if (open && !open.value && hasColon(open, text))
      return { tokens: [...tokens, String(open.key.value)], kind: 'value', node: undefined };
    return { tokens, kind: 'name', node: undefined, object, hasValue: false };
  }
}

function isIn({ offset, length }: JsonNode, at: number): boolean {
  return at > offset && at < offset + length;
}

function hasColon({ key, value }: Member, text: string): boolean {
  return value !== undefined || /^\s*:/.test(text.slice(key.offset + key.length));
}
