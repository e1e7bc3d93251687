import { pointerTokens } from '../model/diagnostics';
import type { Edit } from '../model/fix';
import type { JsonEdit } from '../model/json-edit';
import { folderIn, nameIn } from '../text/paths';
import { cut, insertion, separated } from './cuts';
import { indentationAt, inJson, layoutOf, writeLine, writeLines } from './layout';
import { type ParsedText, parseText } from './parse';
import { offsetInText } from './quoted';
import { follow, type JsonNode, type Target } from './tree';
import { commonEnds } from './values';

/** An edit that cannot be applied: its pointer leads nowhere, or its name is taken. */
export class EditError extends Error {}

/**
 * Applies edits to a JSON text one after the other, preserving its formatting: new content is laid out like its
 * neighbours, and bytes outside of the edits do not change.
 *
 * @throws EditError when the text is not JSON or an edit cannot be applied; then none is
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  let current = text;
  for (const made of madeTogether(edits)) {
    const parsed = parseText(current);
    // All of a group are made at the same place: the last first, so that it stands last.
    current = made.map((edit) => changeOf(current, parsed, edit)).reduceRight(splice, current);
  }
  return current;
}

/**
 * Groups edits that are made with one parse: those that append to a list, but for the first, which may find it empty. Any
 * other edit is alone. To parse a long list anew for each line of an import takes most of the import's time.
 */
function madeTogether(edits: readonly JsonEdit[]): JsonEdit[][] {
  const groups: JsonEdit[][] = [];
  const isAppended = (edit: JsonEdit, list: string) =>
    edit.op === 'insert' && edit.pointer === list && nameIn(list) === '-';
  for (const [index, edit] of edits.entries()) {
    const before = edits.slice(Math.max(0, index - 2), index);
    const isFurther = before.length === 2 && [...before, edit].every((one) => isAppended(one, edit.pointer));
    if (isFurther) groups.at(-1)?.push(edit);
    else groups.push([edit]);
  }
  return groups;
}

/** The value of a document after an edit. */
export function editValue(value: unknown, edit: JsonEdit): unknown {
  return JSON.parse(editJson(JSON.stringify(value), [edit]));
}

/** Applies one change to a text. */
export function splice(text: string, { offset, length, text: inserted }: Edit): string {
  return text.slice(0, offset) + inserted + text.slice(offset + length);
}

/**
 * Turns edits into changes of the text as it is. Values and names that are replaced change each at its own place, so that
 * other changes can be made with them; anything else is one change, as an edit may concern what the one before it wrote.
 *
 * @param parsed the text, parsed
 * @throws EditError when the text is not JSON or an edit cannot be applied
 */
export function textEditsOf(text: string, parsed: ParsedText, edits: readonly JsonEdit[]): Edit[] {
  const isApart = edits.length === 1 || (parsed.root !== undefined && areReplacements(parsed.root, edits));
  const changes = isApart
    ? edits.map((edit) => changeOf(text, parsed, edit))
    : [difference(text, editJson(text, edits))];
  return changes.filter((change) => change.length > 0 || change.text !== '');
}

/** Whether each edit replaces a value or a name that is there, none inside of another. */
function areReplacements(root: JsonNode, edits: readonly JsonEdit[]): boolean {
  return edits.every(({ op, pointer }, index) => {
    const tokens = pointerTokens(pointer);
    const isThere = follow(root, tokens).depth === tokens.length;
    const isInside = edits.some(
      (other, place) => place !== index && `${pointer}/`.startsWith(`${other.pointer}/`),
    );
    return isThere && !isInside && (op === 'set' || op === 'rename');
  });
}

/** The change that turns one text into another: all between their common beginning and end. */
function difference(before: string, after: string): Edit {
  const { start, end } = commonEnds(before, after);
  return { offset: start, length: before.length - start - end, text: after.slice(start, after.length - end) };
}

/** Turns an edit into a change of the text, which may be empty. */
function changeOf(text: string, { root, faults }: ParsedText, edit: JsonEdit): Edit {
  if (!root || faults.length > 0) throw new EditError('The text is not JSON.');
  const tokens = pointerTokens(edit.pointer);
  switch (edit.op) {
    case 'set': {
      const { depth, ...target } = follow(root, tokens);
      if (depth === tokens.length) return replacement(text, target.node, edit.value);
      return added(text, root, edit.pointer, edit.value, edit.before);
    }
    case 'insert':
      return added(text, root, edit.pointer, edit.value, edit.before);
    case 'remove': {
      const target = find(root, edit.pointer);
      if (!target.parent) throw new EditError('The whole document cannot be removed.');
      assertOnce(target);
      return cut(text, target);
    }
    case 'move':
      return moved(text, root, edit.pointer, edit.to);
    case 'rename': {
      const target = find(root, edit.pointer);
      const { member, parent } = target;
      if (!member || parent?.kind !== 'object') throw new EditError(`"${edit.pointer}" is not a property.`);
      assertOnce(target);
      const isTaken = parent.members.some(({ key }) => key.value === edit.name && key !== member.key);
      if (isTaken) throw new EditError(`There is a property "${edit.name}" already.`);
      return rewording(text, member.key, edit.name);
    }
  }
}

/** @throws EditError for a duplicate name: removing the second would make the first count */
function assertOnce({ member, parent }: Target): void {
  if (!member || parent?.kind !== 'object') return;
  const name = member.key.value;
  if (parent.members.some(({ key }) => key.value === name && key !== member.key))
    throw new EditError(`"${name}" stands twice in its object: keep one of the two first.`);
}

function find(root: JsonNode, pointer: string): Target {
  const tokens = pointerTokens(pointer);
  const { depth, ...target } = follow(root, tokens);
  if (depth < tokens.length) throw new EditError(`There is nothing at "${pointer}".`);
  return target;
}

function replacement(text: string, node: JsonNode, value: unknown): Edit {
  const { offset, length } = node;
  const before = text.slice(offset, offset + length);
  if (isSame(before, value)) return { offset, length: 0, text: '' };
  if (typeof value === 'string' && before.startsWith('"')) return rewording(text, node, value);
  const isOneLine = node.kind !== 'scalar' && !before.includes('\n') && before.length > 2;
  const written = isOneLine
    ? writeLine(value, /^[{[]\s/.test(before))
    : writeLines(value, indentationAt(text, offset), layoutOf(text));
  return { offset, length, text: written };
}

/** Replaces a string, keeping the unchanged start and end with their escapes. */
function rewording(text: string, { offset, length }: JsonNode, after: string): Edit {
  const before: unknown = JSON.parse(text.slice(offset, offset + length));
  if (typeof before !== 'string') return { offset, length, text: JSON.stringify(after) };
  const isSplit = (words: string, at: number) =>
    /^[\ud800-\udbff][\udc00-\udfff]/.test(words.slice(at - 1, at + 1));
  let { start, end } = commonEnds(before, after);
  // Surrogate pairs are not split.
  if (isSplit(before, start) || isSplit(after, start)) start--;
  if (isSplit(before, before.length - end) || isSplit(after, after.length - end)) end--;
  const written = (from: number, to: number) =>
    text.slice(offsetInText(text, offset, from), offsetInText(text, offset, to));
  const words = inJson(after.slice(start, after.length - end));
  const kept = written(before.length - end, before.length);
  return { offset, length, text: `"${written(0, start)}${words}${kept}"` };
}

/** Whether a text already encodes a value, however it is written, so that no edit is needed. */
function isSame(before: string, value: unknown): boolean {
  return JSON.stringify(JSON.parse(before)) === JSON.stringify(value);
}

/** Inserts a new list item or property. */
function added(text: string, root: JsonNode, pointer: string, value: unknown, before?: string): Edit {
  const name = pointerTokens(pointer).at(-1);
  if (name === undefined) throw new EditError('The whole document cannot be inserted.');
  const { node } = find(root, folderIn(pointer));
  if (node.kind === 'scalar')
    throw new EditError(`There is neither a list nor an object at "${folderIn(pointer)}".`);
  if (node.kind === 'array') return insertion(text, node, placeIn(node.items, name), value);
  if (node.members.some(({ key }) => key.value === name))
    throw new EditError(`There is a property "${name}" already.`);
  const place = node.members.findIndex(({ key }) => key.value === before);
  return insertion(text, node, place < 0 ? node.members.length : place, value, name);
}

/** Parses the place that a new item of a list gets. */
function placeIn(items: readonly JsonNode[], token: string): number {
  const place = token === '-' ? items.length : Number(token);
  if (!/^(-|0|[1-9]\d*)$/.test(token) || place > items.length)
    throw new EditError(`The list has no place "${token}".`);
  return place;
}

/** Moves an item as it is written; separators stay in place. */
function moved(text: string, root: JsonNode, pointer: string, to: string): Edit {
  if (folderIn(to) !== folderIn(pointer)) throw new EditError('An item moves within its list.');
  const { node, parent } = find(root, pointer);
  if (parent?.kind !== 'array') throw new EditError(`"${pointer}" is not an item of a list.`);
  const { items } = parent;
  const from = items.indexOf(node);
  const place = Math.min(placeIn(items, nameIn(to)), items.length - 1);
  if (place === from) return { offset: node.offset, length: 0, text: '' };
  const order = items.filter((item) => item !== node).toSpliced(place, 0, node);
  return separated(text, items, order);
}
