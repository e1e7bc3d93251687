import { textsIn, valueAt } from '../../../content/json/values';
import { pointerToken, pointerTokens } from '../../../content/model/diagnostics';
import { isRecord } from '../../../content/model/is-record';
import type { JsonEdit } from '../../../content/model/json-edit';
import { sharedType } from '../../../content/model/section-files';
import { typeOf } from '../../../content/schema/fields';
import type { DocumentFiles } from '../../protocol/documents';
import { fileEdits, shownSections } from './documents';
import { withFreeAnchors } from './free-anchors';
import { notify } from './notices';
import {
  documentIn,
  filesAt,
  frameParts,
  parentOf,
  partAt,
  partPlace,
  schemaOf,
  sectionIndexIn,
  shownAt,
  viewAt,
} from './parts';
import type { Focus, Tab } from './store';
import { readingEdits, translationEdits } from './translation';
import { typeLabel } from './type-label';
import { editedValue } from './values';
import type { Workbench } from './workbench';

/** The name of a section: its heading or its type. */
export function sectionName(workbench: Workbench, section: Record<string, unknown>): string {
  const { title, name } = section;
  if (typeOf(section) === sharedType && typeof name === 'string') return name;
  return typeof title === 'string' && title !== '' ? title : typeLabel(workbench, typeOf(section));
}

function edit(
  workbench: Workbench,
  name: string,
  key: string,
  edits: JsonEdit[],
  files = workbench.store.getState().files,
): void {
  const [first] = edits;
  const own = first && filesAt(files, first.pointer);
  if (own) workbench.queue.enqueue(name, key, [fileEdits(own.page, ...edits.map(inDocument))]);
}

/** Converts an edit's pointers from forms to documents. */
function inDocument(change: JsonEdit): JsonEdit {
  const pointer = partPlace(change.pointer).own;
  return change.op === 'move' ? { ...change, pointer, to: partPlace(change.to).own } : { ...change, pointer };
}

/**
 * An edit that sets a value; an object that does not exist, or in whose place a text is, is created with it. A property that its
 * object lacks goes where it was, if it was emptied here, and otherwise where its schema has it.
 */
function setting(workbench: Workbench, pointer: string, value: unknown): JsonEdit {
  const state = workbench.store.getState();
  const parent = parentOf(pointer);
  const [name = ''] = pointerTokens(pointer.slice(parent.length));
  const owner = shownAt(state.view, parent);
  const isMissing = partPlace(parent).own !== '' && !isRecord(owner) && !Array.isArray(owner);
  if (isMissing && !/^\d+$/.test(name)) return setting(workbench, parent, { [name]: value });
  const before =
    isRecord(owner) && !Object.hasOwn(owner, name) ? behind(workbench, pointer, owner) : undefined;
  return { op: 'set', pointer, value, ...(before !== undefined && { before }) };
}

/** The property before which one is written that its object lacks: the one behind it when it was emptied, or by the schema. */
function behind({ emptied, store }: Workbench, pointer: string, owner: object): string | undefined {
  const remembered = emptied.get(pointer);
  if (remembered !== undefined && Object.hasOwn(owner, remembered)) return remembered;
  const parent = parentOf(pointer);
  const [name = ''] = pointerTokens(pointer.slice(parent.length));
  const names = Object.keys(schemaOf(store.getState(), parent)?.properties ?? {});
  if (!names.includes(name)) return undefined;
  const previous = names.slice(0, names.indexOf(name)).findLast((one) => Object.hasOwn(owner, one));
  return previous === undefined ? undefined : nextIn(owner, previous);
}

/** The property behind another one of an object; undefined for the last. */
function nextIn(owner: object, name: string): string | undefined {
  const names = Object.keys(owner);
  return names[names.indexOf(name) + 1];
}

/**
 * Sets a value of the page; undefined removes it.
 *
 * @param madeFor the files that the editor saw, if they are not the latest
 */
export function setValue(
  workbench: Workbench,
  pointer: string,
  value: unknown,
  label: string,
  madeFor?: DocumentFiles,
): void {
  const { view } = workbench.store.getState();
  const before = shownAt(view, pointer);
  if (before === value) return;
  const change: JsonEdit =
    value === undefined ? removing(workbench, pointer) : setting(workbench, pointer, value);
  edit(workbench, `Change ${label}`, `page${pointer}`, [change], madeFor);
}

/** The edit that removes a value: with the object that it is in, where nothing else is in that and one without values is an error. */
function removing(workbench: Workbench, pointer: string): JsonEdit {
  const { view } = workbench.store.getState();
  const owner = parentOf(pointer);
  const [name = ''] = pointerTokens(pointer.slice(owner.length));
  const following = nextIn(shownAt(view, owner) ?? {}, name);
  if (following !== undefined) workbench.emptied.set(pointer, following);
  return owner === '/routes' && Object.keys(shownAt(view, owner) ?? {}).length === 1
    ? { op: 'remove', pointer: owner }
    : { op: 'remove', pointer };
}

/** Sets a text of the page. Its earlier wording is stored, so that its translations can be reviewed. */
export function setText(
  workbench: Workbench,
  pointer: string,
  text: string,
  label: string,
  isRequired: boolean,
  madeFor?: DocumentFiles,
): void {
  const { files, view } = workbench.store.getState();
  const before = shownAt(view, pointer);
  const file = filesAt(files, pointer)?.page.file;
  if (file !== undefined && typeof before === 'string') workbench.earlier.remember(file, pointer, before);
  setValue(workbench, pointer, text === '' && !isRequired ? undefined : text, label, madeFor);
}

/**
 * Sets the translation of a text of the page.
 *
 * @param isOwn whether the page gets its own translation of a shared text
 * @param madeFor the files that the editor saw, if they are not the latest
 */
export function setTranslation(
  workbench: Workbench,
  pointer: string,
  code: string,
  words: string,
  label: string,
  isOwn = false,
  madeFor?: DocumentFiles,
): void {
  const { files: latest, view } = workbench.store.getState();
  const files = filesAt(madeFor ?? latest, pointer);
  const text = shownAt(view, pointer);
  if (!files || typeof text !== 'string') return;
  const before = workbench.earlier.at(files.page.file, pointer);
  const edits = translationEdits(files, viewAt(view, pointer), code, text, words, { before, isOwn });
  workbench.earlier.rememberTranslated(files.page.file, pointer, text);
  workbench.queue.enqueue(`Change ${label} (${code})`, `${code}${text}`, edits);
}

/** Says that somebody has read the translation that a machine made of a text. */
export function readTranslation(workbench: Workbench, pointer: string, code: string, label: string): void {
  const { files: ofRoute, view } = workbench.store.getState();
  const files = filesAt(ofRoute, pointer);
  const text = shownAt(view, pointer);
  if (!files || typeof text !== 'string') return;
  const edits = readingEdits(files, viewAt(view, pointer), code, text);
  workbench.queue.enqueue(`Read ${label} (${code})`, crypto.randomUUID(), edits);
}

/** Removes the translation of a text of the page, so that the text itself is shown. @param madeFor as for `setTranslation` */
export function removeTranslation(
  workbench: Workbench,
  pointer: string,
  code: string,
  label: string,
  madeFor: DocumentFiles | undefined,
): void {
  const text = shownAt(workbench.store.getState().view, pointer);
  const dictionary = filesAt(madeFor, pointer)?.dictionaries[code];
  if (!dictionary || typeof text !== 'string') return;
  const edits = fileEdits(dictionary, { op: 'remove', pointer: pointerToken(text) });
  workbench.queue.enqueue(`Change ${label} (${code})`, `${code}${text}`, [edits]);
}

/** Edits a list's items. State stored by index is updated, and numbers written in the items follow the new order. */
function restructure(workbench: Workbench, name: string, list: string, change: JsonEdit): void {
  const { view } = workbench.store.getState();
  workbench.store.change({ left: new Set() });
  const { owner, own } = partPlace(list);
  const items = valueAt(editedValue(documentIn(view, owner), [inDocument(change)]), own);
  edit(workbench, name, crypto.randomUUID(), [change, ...numberEdits(workbench, list, items)]);
}

/** The edits that renumber the items of a list, if its schema says that they are numbered. */
function numberEdits(workbench: Workbench, list: string, items: unknown): JsonEdit[] {
  const state = workbench.store.getState();
  const { properties = {} } = schemaOf(state, `${list}/0`) ?? {};
  const name = Object.keys(properties).find((property) => properties[property]?.numbering);
  if (name === undefined || list === '/sections' || !Array.isArray(items)) return [];
  const before = shownAt(state.view, list);
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
export function moveItem(workbench: Workbench, list: string, from: number, to: number, name: string): void {
  const items = shownAt(workbench.store.getState().view, list);
  if (!Array.isArray(items) || from === to || to < 0 || to >= items.length) return;
  const way = to < from ? 'up' : 'down';
  restructure(workbench, `Move ${name} ${way}`, list, {
    op: 'move',
    pointer: `${list}/${from}`,
    to: `${list}/${to}`,
  });
  notify(workbench, `${name} moved ${way}: ${to + 1} of ${items.length}.`, 'undo');
}

/** Inserts an item into a list of the page; creates the list, and what it is in, if necessary. */
export function insertItem(
  workbench: Workbench,
  list: string,
  index: number,
  value: unknown,
  name: string,
): void {
  const { view } = workbench.store.getState();
  const made: JsonEdit = Array.isArray(shownAt(view, list))
    ? { op: 'insert', pointer: `${list}/${index}`, value }
    : setting(workbench, list, [value]);
  restructure(workbench, `Add ${name}`, list, made);
  notify(workbench, `${name} added.`, 'undo');
}

/** Inserts a copy of an item after it. Its anchors stay with the first of the two. */
export function duplicateItem(workbench: Workbench, list: string, index: number, name: string): void {
  const state = workbench.store.getState();
  const at = `${list}/${index}`;
  const value = shownAt(state.view, at);
  const taken = new Set(textsIn(documentIn(state.view, partPlace(list).owner)));
  const copy = withFreeAnchors(value, schemaOf(state, at), state.site?.definitions ?? {}, taken);
  restructure(workbench, `Duplicate ${name}`, list, {
    op: 'insert',
    pointer: `${list}/${index + 1}`,
    value: copy,
  });
  notify(workbench, `${name} duplicated.`, 'undo');
}

export function removeItem(workbench: Workbench, list: string, index: number, name: string): void {
  restructure(workbench, `Remove ${name}`, list, { op: 'remove', pointer: `${list}/${index}` });
  notify(workbench, `${name} removed.`, 'undo');
}

/** Opens the form of a section, optionally at a field; or the list of sections, optionally at a row. */
export function select(workbench: Workbench, selected: number | undefined, focus: Focus): void {
  const { selected: before, opened, tab } = workbench.store.getState();
  const isOther = selected !== before || tab !== 'sections';
  workbench.store.change({ selected, focus, tab: 'sections', opened: isOther ? opened + 1 : opened });
}

/** Opens the form that has a field of the page, or of what every page shows, at that field. */
export function goTo(workbench: Workbench, focus: Focus): void {
  const { site, view } = workbench.store.getState();
  const { pointer } = focus;
  const index = sectionIndexIn(view, pointer);
  const part = site && partAt(pointer, frameParts(site.frame.site, site.definitions));
  if (part) workbench.store.change({ tab: 'sections', selected: undefined, part: part.pointer, focus });
  else if (index === undefined) workbench.store.change({ tab: 'page', selected: undefined, focus });
  else select(workbench, index, focus);
}

/** Shows a tab of the panel; the sections if it is shown already. */
export function toggleTab({ store }: Workbench, tab: Tab): void {
  const isOpen = store.getState().tab === tab;
  store.change({ tab: isOpen ? 'sections' : tab, focus: undefined });
}

/** Moves a section. The focus stays with it. */
export function moveSection(workbench: Workbench, from: number, to: number): void {
  const sections = shownSections(workbench.store.getState().view);
  const section = sections[from];
  if (!section || to < 0 || to >= sections.length) return;
  moveItem(workbench, '/sections', from, to, sectionName(workbench, section));
  if (workbench.store.getState().selected === undefined) focusRow(workbench, to);
}

export function duplicateSection(workbench: Workbench, index: number, name: string): void {
  duplicateItem(workbench, '/sections', index, name);
  focusRow(workbench, index + 1);
}

export function removeSection(workbench: Workbench, index: number, name: string): void {
  removeItem(workbench, '/sections', index, name);
  focusRow(workbench, Math.min(index, shownSections(workbench.store.getState().view).length - 1));
}

/** Moves the focus to a section's row in the list. */
function focusRow(workbench: Workbench, index: number): void {
  workbench.store.change({ focus: { pointer: `/sections/${index}` } });
}

/** Records that a field was left: an empty field is not an error while it is being filled in. */
export function leaveField(workbench: Workbench, pointer: string): void {
  const { left } = workbench.store.getState();
  if (!left.has(pointer)) workbench.store.change({ left: new Set([...left, pointer]) });
}
