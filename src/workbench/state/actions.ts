import { pointerToken } from '../../content/diagnostics';
import { isRecord, typeOf } from '../../content/fields';
import type { Edit } from '../api';
import { editsOf, sectionsOf } from './documents';
import { earlierAt, forgetEarlier, rememberEarlier } from './earlier';
import { enqueue } from './queue';
import { announce, store } from './store';
import { translationEdits } from './translation';
import { typeLabel } from './type-label';
import { valueAt } from './values';

/** What a section is called: its heading, or its type. */
export function sectionName(section: Record<string, unknown>): string {
  const { title } = section;
  return typeof title === 'string' && title !== '' ? title : typeLabel(typeOf(section));
}

function edit(name: string, key: string, ...edits: Edit[]): void {
  const { files } = store.get();
  if (!files || edits.length === 0) return;
  enqueue(name, key, [editsOf(files.page, ...edits)]);
}

/** Gives a place of the page another value; undefined takes it out. */
export function setValue(pointer: string, value: unknown, label: string): void {
  const { view } = store.get();
  const before = valueAt(view.page, pointer);
  if (before === value) return;
  const change: Edit = value === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value };
  edit(`Change ${label}`, `page${pointer}`, change);
}

/** Writes a text of the page. What it said before is remembered, so that its translations can be asked about. */
export function setText(pointer: string, text: string, label: string, isRequired: boolean): void {
  const { files, view } = store.get();
  const before = valueAt(view.page, pointer);
  if (files && typeof before === 'string') rememberEarlier(files.page.file, pointer, before);
  setValue(pointer, text === '' && !isRequired ? undefined : text, label);
}

/** Says what a text of the page says in another language. */
export function setTranslation(
  pointer: string,
  code: string,
  words: string,
  label: string,
  isOwn = false,
): void {
  const { files, view } = store.get();
  const text = valueAt(view.page, pointer);
  if (!files || typeof text !== 'string') return;
  const before = earlierAt(files.page.file, pointer);
  const edits = translationEdits(files, view, code, text, words, { before, isOwn });
  enqueue(`Change ${label} (${code})`, `${code}${text}`, edits);
}

/** The translation of an earlier wording is right for the present one, too. */
export function confirmTranslation(pointer: string, code: string, words: string, label: string): void {
  const { files } = store.get();
  setTranslation(pointer, code, words, label);
  if (files) forgetEarlier(files.page.file, pointer);
}

/** Takes out what a text of the page says in another language. */
export function removeTranslation(pointer: string, code: string, label: string): void {
  const { files, view } = store.get();
  const text = valueAt(view.page, pointer);
  const dictionary = files?.dictionaries[code];
  if (!dictionary || typeof text !== 'string') return;
  const edits = editsOf(dictionary, { op: 'remove', pointer: pointerToken(text) });
  enqueue(`Change ${label} (${code})`, `${code}${text}`, [edits]);
}

/** Changes that move things about: what was remembered by place stands elsewhere now. */
function restructure(name: string, ...edits: Edit[]): void {
  const { files } = store.get();
  if (files) forgetEarlier(files.page.file);
  edit(name, crypto.randomUUID(), ...edits);
}

/** Puts an item of a list of the page at another index. */
export function moveItem(list: string, from: number, to: number, name: string): void {
  const items = valueAt(store.get().view.page, list);
  if (!Array.isArray(items) || from === to || to < 0 || to >= items.length) return;
  const way = to < from ? 'up' : 'down';
  restructure(`Move ${name} ${way}`, { op: 'move', pointer: `${list}/${from}`, to: `${list}/${to}` });
  announce(`${name} moved ${way}: ${to + 1} of ${items.length}.`);
}

/** Puts an item into a list of the page; a list that is not there yet is made. */
export function insertItem(list: string, index: number, value: unknown, name: string): void {
  const items = valueAt(store.get().view.page, list);
  const made: Edit = Array.isArray(items)
    ? { op: 'insert', pointer: `${list}/${index}`, value }
    : { op: 'set', pointer: list, value: [value] };
  restructure(`Add ${name}`, made);
  announce(`${name} added.`);
}

export function duplicateItem(list: string, index: number, name: string): void {
  const value = valueAt(store.get().view.page, `${list}/${index}`);
  // Two sections with one anchor are a mistake.
  const copy = isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id'))
    : value;
  restructure(`Duplicate ${name}`, { op: 'insert', pointer: `${list}/${index + 1}`, value: copy });
  announce(`${name} duplicated.`);
}

export function removeItem(list: string, index: number, name: string): void {
  restructure(`Remove ${name}`, { op: 'remove', pointer: `${list}/${index}` });
  announce(`${name} removed.`);
}

/** Opens the form of a section, at a field where one is meant. */
export function select(selected: number | undefined, focus?: string): void {
  store.set({ selected, focus, tab: 'sections' });
}

/** Opens the form that a pointer of the page belongs to, at its field. */
export function goTo(pointer: string): void {
  const index = /^\/sections\/(\d+)/.exec(pointer)?.[1];
  if (index === undefined) store.set({ tab: 'page', selected: undefined, focus: pointer });
  else select(Number(index), pointer);
}

export function moveSection(from: number, to: number): void {
  const { view, selected } = store.get();
  const sections = sectionsOf(view);
  const section = sections[from];
  if (!section || to < 0 || to >= sections.length) return;
  moveItem('/sections', from, to, sectionName(section));
  if (selected === from) store.set({ selected: to });
}
