import { isRecord } from './is-record';
import type { JsonEdit } from './json-edit';

/** The property of a dictionary that lists the translations that a machine wrote and nobody has read. */
export const machineList = '$machine';

/** Properties of a dictionary that are not entries. */
const reserved: readonly string[] = ['$schema', '$accept', machineList];

/** Whether a property of a dictionary is an entry: a text with its translation. */
export function isEntry(name: string): boolean {
  return !reserved.includes(name);
}

/**
 * The translations in a dictionary that nobody has read. They are listed by their wording: an entry keeps its mark if
 * its key changes, and loses it if it is rewritten. The list may contain texts that no entry has any more.
 *
 * @param dictionary parsed; anything but a list of texts counts as none
 */
export function machineTexts(dictionary: unknown): readonly string[] {
  const list = isRecord(dictionary) ? dictionary[machineList] : undefined;
  return isTexts(list) ? list : none;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The keys of the entries of a dictionary that nobody has read, in its order. */
export function unreadKeys(dictionary: unknown): string[] {
  const texts = new Set(machineTexts(dictionary));
  if (texts.size === 0 || !isRecord(dictionary)) return [];
  return Object.keys(dictionary).filter((name) => isEntry(name) && texts.has(dictionary[name] as string));
}

/**
 * The edits that make some texts the unread ones of a dictionary. What no entry says is dropped, and an empty list with its
 * property.
 *
 * @param dictionary parsed, as it is when these edits are applied
 */
export function markEdits(dictionary: unknown, unread: Iterable<unknown>): JsonEdit[] {
  if (!isRecord(dictionary)) return [];
  const names = Object.keys(dictionary).filter(isEntry);
  const translations = new Set(names.map((name) => dictionary[name]));
  const wanted = [...new Set(unread)].filter((text) => typeof text === 'string' && translations.has(text));
  const marked: readonly unknown[] = machineTexts(dictionary);
  const pointer = `/${machineList}`;
  // Anything but a list of texts has to be corrected by hand.
  const list = dictionary[machineList];
  if (list !== undefined && !isTexts(list)) return [];
  if (marked.length === 0 && wanted.length === 0) return [];
  if (wanted.length === 0) return [{ op: 'remove', pointer }];
  if (!Object.hasOwn(dictionary, machineList)) {
    const [before] = names;
    return [{ op: 'insert', pointer, value: wanted, ...(before !== undefined && { before }) }];
  }
  const isKept = (text: unknown, index: number) => wanted.includes(text) && marked.indexOf(text) === index;
  const gone = marked.flatMap((text, index) => (isKept(text, index) ? [] : index)).reverse();
  const come = wanted.filter((text) => !marked.includes(text));
  return [
    ...gone.map((index): JsonEdit => ({ op: 'remove', pointer: `${pointer}/${index}` })),
    ...come.map((value): JsonEdit => ({ op: 'insert', pointer: `${pointer}/-`, value })),
  ];
}

/** The edits that say that somebody has read a translation. */
export function readEdits(dictionary: unknown, text: string): JsonEdit[] {
  const marked = machineTexts(dictionary);
  return marked.includes(text)
    ? markEdits(
        dictionary,
        marked.filter((one) => one !== text),
      )
    : [];
}

/**
 * The edits that keep the marks of a dictionary in which a program has changed translations: it has read nothing.
 *
 * @param before parsed, before the changes
 * @param after parsed, with them
 */
export function keptMarks(before: unknown, after: unknown): JsonEdit[] {
  const marked = machineTexts(before);
  if (marked.length === 0 || !isRecord(after)) return [];
  const rewritten = unreadKeys(before).flatMap((key) => {
    const text = Object.hasOwn(after, key) ? after[key] : undefined;
    return typeof text === 'string' ? text : [];
  });
  return markEdits(after, [...machineTexts(after), ...rewritten]);
}

/**
 * The edits that keep the marks of entries that were copied from another dictionary, or from another version of it.
 *
 * @param from parsed
 * @param to parsed, with the copied entries
 * @param keys of the copied entries
 */
export function carriedMarks(from: unknown, to: unknown, keys: readonly string[]): JsonEdit[] {
  const marked = machineTexts(from);
  if (marked.length === 0 || !isRecord(from) || !isRecord(to)) return [];
  const unread = keys.flatMap((key) => {
    const text = Object.hasOwn(to, key) && Object.hasOwn(from, key) ? to[key] : undefined;
    return typeof text === 'string' && text === from[key] && marked.includes(text) ? text : [];
  });
  return unread.length > 0 ? markEdits(to, [...machineTexts(to), ...unread]) : [];
}

const none: readonly string[] = [];
