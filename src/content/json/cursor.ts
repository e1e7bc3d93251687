import type { JsonNode, Member, ObjectNode, ScalarNode } from './tree';

/** A cursor position in a document. */
export interface Cursor {
  /** The pointer tokens of the value; for a name, those of its object. */
  tokens: string[];
  kind: 'name' | 'value';
  /** The existing node at the cursor, if any. */
  node: ScalarNode | undefined;
  /** Only for a name: its object, and whether it has a value. */
  object?: ObjectNode;
  hasValue?: boolean;
}

/**
 * Finds what a text offset is in: a name, a value, or a place where one is missing.
 *
 * @param root the parsed text, as far as it could be parsed
 * @returns undefined where neither can be inserted
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
