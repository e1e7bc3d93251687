import { valueAt } from '../../../content/json/values';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { sharedType } from '../../../content/model/section-files';
import { typeOf } from '../../../content/schema/fields';
import type { DocumentFiles } from '../../protocol/documents';
import { schemaAt } from '../form/leaves';
import { fileEdits, shownSections, type View } from './documents';
import { earlierAt, forgetEarlier, rememberEarlier } from './earlier';
import { filesAt, frameParts, partAt, partPlace, shownAt, viewAt } from './parts';
import { enqueue } from './queue';
import { type Focus, notify, store } from './store';
import { readingEdits, translationEdits } from './translation';
import { typeLabel } from './type-label';
import { editedValue } from './values';

/** The name of a section: its heading or its type. */
export function sectionName(section: Record<string, unknown>): string {
  const { title, name } = section;
  if (typeOf(section) === sharedType && typeof name === 'string') return name;
  return typeof title === 'string' && title !== '' ? title : typeLabel(typeOf(section));
}

function edit(name: string, key: string, edits: JsonEdit[], files = store.get().files): void {
  const [first] = edits;
  const own = first && files && filesAt(files, first.pointer);
  if (own) enqueue(name, key, [fileEdits(own.page, ...edits.map(inDocument))]);
}

/** Converts an edit's pointers from forms to documents. */
function inDocument(change: JsonEdit): JsonEdit {
  const pointer = partPlace(change.pointer).own;
  return change.op === 'move' ? { ...change, pointer, to: partPlace(change.to).own } : { ...change, pointer };
}

/** The file of a form pointer's document. */
function ownFile(pointer: string): string {
  const { files } = store.get();
  return (files && filesAt(files, pointer)?.page.file) ?? '';
}

/** An edit that sets a value; an object that does not exist is created with it. */
function setting(view: View, pointer: string, value: unknown): JsonEdit {
  const at = pointer.lastIndexOf('/');
  const parent = pointer.slice(0, at);
  const [name = ''] = pointerTokens(pointer.slice(at));
  const isMissing = partPlace(parent).own !== '' && shownAt(view, parent) === undefined;
  return isMissing && !/^\d+$/.test(name)
    ? setting(view, parent, { [name]: value })
    : { op: 'set', pointer, value };
}

/**
 * Sets a value of the page; undefined removes it.
 *
 * @param madeFor the files that the editor saw, if they are not the latest
 */
export function setValue(pointer: string, value: unknown, label: string, madeFor?: DocumentFiles): void {
  const { view } = store.get();
  const before = shownAt(view, pointer);
  if (before === value) return;
  const change: JsonEdit = value === undefined ? { op: 'remove', pointer } : setting(view, pointer, value);
  edit(`Change ${label}`, `page${pointer}`, [change], madeFor);
}

/** Sets a text of the page. Its earlier wording is stored, so that its translations can be reviewed. */
export function setText(
  pointer: string,
  text: string,
  label: string,
  isRequired: boolean,
  madeFor?: DocumentFiles,
): void {
  const { files, view } = store.get();
  const before = shownAt(view, pointer);
  if (files && typeof before === 'string') rememberEarlier(ownFile(pointer), pointer, before);
  setValue(pointer, text === '' && !isRequired ? undefined : text, label, madeFor);
}

export function setTranslation(
  pointer: string,
  code: string,
  words: string,
  label: string,
  isOwn = false,
  madeFor?: DocumentFiles,
): void {
  const { files: known = madeFor, view } = store.get();
  const files = known && filesAt(madeFor ?? known, pointer);
  const text = shownAt(view, pointer);
  if (!files || typeof text !== 'string') return;
  const before = earlierAt(files.page.file, pointer);
  const edits = translationEdits(files, viewAt(view, pointer), code, text, words, { before, isOwn });
  enqueue(`Change ${label} (${code})`, `${code}${text}`, edits);
}

/** Confirms that the translation of an earlier wording still applies. */
export function confirmTranslation(pointer: string, code: string, words: string, label: string): void {
  setTranslation(pointer, code, words, label);
  forgetEarlier(ownFile(pointer), pointer);
}

/** Says that somebody has read the translation that a machine made of a text. */
export function readTranslation(pointer: string, code: string, label: string): void {
  const { files: known, view } = store.get();
  const files = known && filesAt(known, pointer);
  const text = shownAt(view, pointer);
  if (!files || typeof text !== 'string') return;
  const edits = readingEdits(files, viewAt(view, pointer), code, text);
  enqueue(`Read ${label} (${code})`, crypto.randomUUID(), edits);
}

export function removeTranslation(
  pointer: string,
  code: string,
  label: string,
  madeFor = store.get().files,
): void {
  const text = shownAt(store.get().view, pointer);
  const dictionary = madeFor && filesAt(madeFor, pointer)?.dictionaries[code];
  if (!dictionary || typeof text !== 'string') return;
  const edits = fileEdits(dictionary, { op: 'remove', pointer: pointerToken(text) });
  enqueue(`Change ${label} (${code})`, `${code}${text}`, [edits]);
}

/** Edits a list's items. State stored by index is updated, and numbers written in the items follow the new order. */
function restructure(name: string, list: string, change: JsonEdit): void {
  const { view } = store.get();
  forgetEarlier(ownFile(list));
  store.set({ left: new Set() });
  const { owner, own } = partPlace(list);
  const items = valueAt(editedValue(view[owner], [inDocument(change)]), own);
  edit(name, crypto.randomUUID(), [change, ...numberEdits(list, items)]);
}

/** The edits that renumber the items of a list, if its schema says that they are numbered. */
function numberEdits(list: string, items: unknown): JsonEdit[] {
  const { site, view } = store.get();
  const [, index, ...tokens] = pointerTokens(list);
  const section = partPlace(list).owner === 'page' ? shownSections(view)[Number(index)] : undefined;
  const schema = site?.types.find(({ type }) => type === section?.type)?.schema;
  if (!schema || !site || tokens.length === 0 || !Array.isArray(items)) return [];
  const item = schemaAt(schema, site.definitions, [...tokens, '0']);
  const name = Object.keys(item.properties ?? {}).find((property) => item.properties?.[property]?.numbering);
  if (name === undefined) return [];
  const before = shownAt(view, list);
  // Numbering may continue that of another list.
  const numbers = (Array.isArray(before) ? before : []).map((one) =>
    Number(valueAt(one, pointerToken(name))),
  );
  const first = numbers.length > 0 && numbers.every(Number.isInteger) ? Math.min(...numbers) : 1;
  return items.flatMap((one, place): JsonEdit[] =>
    isRecord(one) && one[name] !== first + place
      ? [{ op: 'set', pointer: `${list}/${place}${pointerToken(name)}`, value: first + place }]
      : [],
  );
}

/** Moves an item in a list of the page. */
export function moveItem(list: string, from: number, to: number, name: string): void {
  const items = shownAt(store.get().view, list);
  if (!Array.isArray(items) || from === to || to < 0 || to >= items.length) return;
  const way = to < from ? 'up' : 'down';
  restructure(`Move ${name} ${way}`, list, { op: 'move', pointer: `${list}/${from}`, to: `${list}/${to}` });
  notify(`${name} moved ${way}: ${to + 1} of ${items.length}.`, 'undo');
}

/** Inserts an item into a list of the page; creates the list if necessary. */
export function insertItem(list: string, index: number, value: unknown, name: string): void {
  const items = shownAt(store.get().view, list);
  const made: JsonEdit = Array.isArray(items)
    ? { op: 'insert', pointer: `${list}/${index}`, value }
    : { op: 'set', pointer: list, value: [value] };
  restructure(`Add ${name}`, list, made);
  notify(`${name} added.`, 'undo');
}

export function duplicateItem(list: string, index: number, name: string): void {
  const value = shownAt(store.get().view, `${list}/${index}`);
  // Two sections must not have the same anchor.
  const copy = isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'))
    : value;
  restructure(`Duplicate ${name}`, list, { op: 'insert', pointer: `${list}/${index + 1}`, value: copy });
  notify(`${name} duplicated.`, 'undo');
}

export function removeItem(list: string, index: number, name: string): void {
  restructure(`Remove ${name}`, list, { op: 'remove', pointer: `${list}/${index}` });
  notify(`${name} removed.`, 'undo');
}

/** Opens the form of a section, optionally at a field; or the list of sections, optionally at a row. */
export function select(selected: number | undefined, focus: Focus): void {
  const { selected: before, opened, tab } = store.get();
  const isOther = selected !== before || tab !== 'sections';
  store.set({ selected, focus, tab: 'sections', opened: isOther ? opened + 1 : opened });
}

/** Opens the form of a pointer of the page at its field. */
export function goTo(pointer: string, detail: Omit<Focus, 'pointer'> = {}): void {
  const index = /^\/sections\/(\d+)/.exec(pointer)?.[1];
  const focus = { pointer, ...detail };
  const { site } = store.get();
  const part = site && partAt(pointer, frameParts(site.frame.site, site.definitions));
  if (part) store.set({ tab: 'sections', selected: undefined, part: part.pointer, focus });
  else if (index === undefined) store.set({ tab: 'page', selected: undefined, focus });
  else select(Number(index), focus);
}

/** Moves a section. The focus stays with it. */
export function moveSection(from: number, to: number): void {
  const sections = shownSections(store.get().view);
  const section = sections[from];
  if (!section || to < 0 || to >= sections.length) return;
  moveItem('/sections', from, to, sectionName(section));
  if (store.get().selected === undefined) focusRow(to);
}

export function duplicateSection(index: number, name: string): void {
  duplicateItem('/sections', index, name);
  focusRow(index + 1);
}

export function removeSection(index: number, name: string): void {
  removeItem('/sections', index, name);
  focusRow(Math.min(index, shownSections(store.get().view).length - 1));
}

/** Moves the focus to a section's row in the list. */
function focusRow(index: number): void {
  store.set({ focus: { pointer: `/sections/${index}` } });
}
