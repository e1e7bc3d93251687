import { type Cursor, isQuoted } from '../json/cursor';
import { inJson } from '../json/layout';

/** A change of a text by a completion, and where the cursor is afterwards if that is not at its end. */
export interface Insertion {
  offset: number;
  length: number;
  text: string;
  /** Within `text`. */
  caret?: number;
}

/**
 * How a word is inserted at a cursor: between existing quotes, or with its own, with what has to follow it. What stands
 * behind the cursor in a string that is not closed is not part of it.
 */
export function insertionOf(word: string, cursor: Cursor, text: string, offset: number): Insertion {
  const { kind, node, hasValue } = cursor;
  const written = JSON.stringify(word);
  const isNewName = kind === 'name' && !hasValue;
  const isString = node !== undefined && text[node.offset] === '"';
  const isClosed = isString && isQuoted(node, text);
  const nodeEnd = node ? node.offset + node.length : offset;
  if (isClosed && !isNewName) return { offset: node.offset + 1, length: node.length - 2, text: inJson(word) };
  const start = (node?.offset ?? offset) + (isString ? 1 : 0);
  const end = isString && !isClosed ? offset : nodeEnd;
  const value = isNewName ? ': ""' : '';
  const comma = !hasValue && /^\s*["[{]/.test(text.slice(end)) ? ',' : '';
  const inserted = (written + value + comma).slice(isString ? 1 : 0);
  const caret = inserted.length - comma.length - 1;
  return { offset: start, length: end - start, text: inserted, ...(isNewName && { caret }) };
}
