import { parseText } from './parse';
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
 * The cursor at an offset of a text, with the document that it is in. A text that cannot be read as a whole is read up
 * to the cursor: whoever types from top to bottom has not closed anything yet.
 *
 * @returns undefined where nothing can be inserted
 */
export function cursorIn(text: string, offset: number): { root: JsonNode; cursor: Cursor } | undefined {
  const root = parseText(text).root ?? parseText(upTo(text, offset)).root;
  const cursor = root && cursorAt(root, text, offset);
  return root && cursor && { root, cursor };
}

/** A text up to an offset, or to the end of the string there, with everything closed that it opens. */
function upTo(text: string, offset: number): string {
  const closers: string[] = [];
  let rest = '';
  const signs = /"(?:[^"\\\n]|\\.)*"|("(?:[^"\\\n]|\\.)*)$|[{}[\]]/g;
  for (const [sign, open] of text.slice(0, offset).matchAll(signs)) {
    if (sign === '{') closers.unshift('}');
    else if (sign === '[') closers.unshift(']');
    else if (sign === '}' || sign === ']') closers.shift();
    // A quote belongs to this string if the document can go on behind it.
    else if (open) [rest = ''] = /^(?:[^"\\\n]|\\.)*"(?=\s*(?:[,:"}\]]|$))/.exec(text.slice(offset)) ?? [];
  }
  return `${text.slice(0, offset)}${rest}\n${closers.join('')}`;
}

/**
 * Finds what a text offset is in: a name, a value, or a place where one is missing.
 *
 * @param root the parsed text, as far as it could be parsed
 * @returns undefined where neither can be inserted
 */
export function cursorAt(root: JsonNode, text: string, offset: number): Cursor | undefined {
  const isIn = (node: JsonNode) => isWithin(node, text, offset);
  if (!isIn(root)) return undefined;
  // Where a value is missing, the properties that follow are read as those of an object that nothing opens.
  const isMissing = ({ value }: Member) =>
    value === undefined ||
    (value.kind === 'object' &&
      text[value.offset] !== '{' &&
      value.members.every(({ key }) => offset <= key.offset));
  let node = root;
  const tokens: string[] = [];
  for (;;) {
    if (node.kind === 'scalar') return { tokens, kind: 'value', node };
    if (node.kind === 'array') {
      const index = node.items.findIndex((item) => isIn(item));
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
    const named = object.members.find(({ key }) => isIn(key));
    if (named) return { tokens, kind: 'name', node: named.key, object, hasValue: hasColon(named, text) };
    const holder = object.members.find((member) => member.value && isIn(member.value) && !isMissing(member));
    if (holder?.value) {
      tokens.push(String(holder.key.value));
      node = holder.value;
      continue;
    }
    const open = object.members.findLast((member) => member.key.offset < offset);
    if (open && isMissing(open) && hasColon(open, text))
      return { tokens: [...tokens, String(open.key.value)], kind: 'value', node: undefined };
    return { tokens, kind: 'name', node: undefined, object, hasValue: false };
  }
}

/** Whether an offset is in a node: between its ends, or at the end of one that may go on there. */
function isWithin(node: JsonNode, text: string, at: number): boolean {
  const end = node.offset + node.length;
  return at > node.offset && (at < end || (at === end && node.kind === 'scalar' && !isQuoted(node, text)));
}

/** Whether a value is in quotes, at both ends. */
export function isQuoted({ offset, length }: ScalarNode, text: string): boolean {
  return /^(["'])(?:(?!\1)[^\\]|\\.)*\1$/s.test(text.slice(offset, offset + length));
}

function hasColon({ key }: Member, text: string): boolean {
  return /^\s*:/.test(text.slice(key.offset + key.length));
}
