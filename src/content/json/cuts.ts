import type { Edit } from '../model/fix';
import { indentationAt, layoutOf, writeLine, writeLines } from './layout';
import type { ArrayNode, JsonNode, ObjectNode, Target } from './tree';

/** A range of a text. */
interface Span {
  offset: number;
  length: number;
}

/** The ranges of the items of a list, or of the members of an object from name to end of value. */
function spansOf(node: ArrayNode | ObjectNode): Span[] {
  if (node.kind === 'array') return node.items;
  return node.members.map(({ key, value }) => ({
    offset: key.offset,
    length: (value ? endOf(value) : endOf(key)) - key.offset,
  }));
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}

/** Removes an entry from its object or list, with its separating comma and its line. */
export function cut(text: string, { node, member, parent }: Target): Edit {
  const start = member ? member.key.offset : node.offset;
  const end = endOf(node);
  const first = parent?.kind === 'object' ? parent.members[0]?.key : parent?.items[0];
  const isFirst = first?.offset === start;
  const comma = /^\s*,\s*/.exec(text.slice(end));
  if (comma) return { offset: start, length: end + comma[0].length - start, text: '' };
  // The last entry is removed with the comma before it.
  const before = start - endOfTextBefore(text, start);
  const tail = isFirst ? (/^\s*/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  return { offset: start - before, length: end + tail - (start - before), text: '' };
}

/** The end of the text before an offset, without white space and a comma. */
function endOfTextBefore(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  return text[end - 1] === ',' ? end - 1 : end;
}

/**
 * Inserts a value into a list or an object in the layout of the existing entries: on its own line, or on the same line.
 *
 * @param place the index to insert at; the length to append
 * @param name the property name, in an object
 */
export function insertion(
  text: string,
  node: ArrayNode | ObjectNode,
  place: number,
  value: unknown,
  name?: string,
): Edit {
  const spans = spansOf(node);
  const key = name === undefined ? '' : `${JSON.stringify(name)}: `;
  const [first] = spans;
  if (!first) return intoEmpty(text, node, value, key);
  const neighbour = spans[Math.min(place, spans.length - 1)] ?? first;
  const opening = text.slice(node.offset + 1, first.offset);
  const second = spans[1];
  const separator = second ? text.slice(endOf(first), second.offset) : `,${opening || ' '}`;
  const isOnLines = separator.includes('\n');
  const written = text.slice(neighbour.offset, endOf(neighbour));
  const model = /^"(?:[^"\\]|\\.)*"\s*:\s*(?=[{[])/.exec(written)?.[0].length ?? 0;
  const isModelOneLine = /^[{[]./.test(written.slice(model)) && !written.includes('\n');
  const lines =
    isOnLines && !isModelOneLine
      ? writeLines(value, indentationAt(text, neighbour.offset), layoutOf(text))
      : writeLine(value, isModelOneLine ? /^[{[]\s/.test(written.slice(model)) : /^\s/.test(opening));
  const entry = key + lines;
  const before = spans[place];
  if (before) return { offset: before.offset, length: 0, text: entry + separator };
  return { offset: endOf(spans.at(-1) ?? first), length: 0, text: separator + entry };
}

/** Inserts the first entry of a list or an object: on its own line, unless the text is a single line. */
function intoEmpty(text: string, node: Span, value: unknown, key: string): Edit {
  const inner = { offset: node.offset + 1, length: node.length - 2 };
  if (!text.includes('\n')) return { ...inner, text: key + writeLine(value, true) };
  const layout = layoutOf(text);
  const outer = indentationAt(text, node.offset);
  const indentation = outer + layout.unit;
  const written = key + writeLines(value, indentation, layout);
  return { ...inner, text: `${layout.endOfLine}${indentation}${written}${layout.endOfLine}${outer}` };
}

/** Reorders the items of a list: each keeps its formatting, and the separators stay in place. */
export function separated(text: string, items: readonly JsonNode[], order: readonly JsonNode[]): Edit {
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return { offset: 0, length: 0, text: '' };
  const textOf = (span: Span) => text.slice(span.offset, endOf(span));
  const parts = order.map((item, index) => {
    const [current, next] = [items[index], items[index + 1]];
    const separator = current && next ? text.slice(endOf(current), next.offset) : '';
    return textOf(item) + separator;
  });
  return { offset: first.offset, length: endOf(last) - first.offset, text: parts.join('') };
}
