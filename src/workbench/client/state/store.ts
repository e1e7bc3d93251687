import { useSyncExternalStore } from 'react';
import type { Changes, Conflict, DocumentFiles, FileEdits, History, SiteInfo } from '../../protocol';
import { emptyView, sectionsOf, type View, viewOf } from './documents';
import { placeAfter } from './follow';

/** What the panel shows: a tab of the page, what was changed on all pages, the list of pages, or the pictures of the site. */
export type Tab = 'sections' | 'page' | 'findings' | 'changes' | 'pages' | 'pictures';

/** Something that was done and is not in its files yet: one step of history. */
export interface Change {
  id: string;
  /** What history calls it. */
  name: string;
  /** Identifies what is changed. While the last change has the same key and is not being sent, typing extends it. */
  key: string;
  files: FileEdits[];
  /** Why the server does not write it. */
  refused?: string;
  /** What was changed in the files meanwhile. */
  conflicts?: Conflict[];
}

/** Where the focus goes as soon as that is shown: to a field, to an item of a list, to a section. */
export interface Focus {
  pointer: string;
  /** The language whose words are meant; `open` is the first that is not translated as the text is now. Else the one that the page is shown in. */
  language?: string | undefined;
  /** The item itself rather than its first field; or only bring it into view, and leave the focus where it is. */
  how?: 'item' | 'reveal' | undefined;
}

/** What was just done, in words that everybody sees, and what takes it back. */
export interface Notice {
  words: string;
  action: 'undo' | 'redo' | undefined;
}

export interface State {
  isOpen: boolean;
  route: string;
  /** The language that the page is shown in, by code. */
  language: string;
  files: DocumentFiles | undefined;
  view: View;
  site: SiteInfo | undefined;
  /** Why there is nothing to edit. */
  failure: string | undefined;
  history: History;
  /** Why the next step cannot be taken back, or made again. */
  stuck: { direction: 'undo' | 'redo'; message: string } | undefined;
  changes: readonly Change[];
  /** What is in the files and was not committed yet; undefined until it is known. */
  listed: Changes | undefined;
  /** Whether the development server answers. */
  connection: 'there' | 'away';
  isSending: boolean;
  tab: Tab;
  /** The section whose form is open, by its place. It follows the section wherever that goes, and is there as long as it is. */
  selected: number | undefined;
  /** What stands on every page and whose form is open, by its pointer. Whoever opens a section, or the list, closes it. */
  part: string | undefined;
  /** How often a form was opened: the same form stays while its section moves. */
  opened: number;
  focus: Focus | undefined;
  notice: Notice | undefined;
  /** The empty fields that somebody has been in and left. */
  left: ReadonlySet<string>;
  dialog:
    | 'insert'
    | 'new-page'
    | 'move-page'
    | 'delete-page'
    | 'publish'
    | 'history'
    | 'copy'
    | 'compare'
    | 'find'
    | 'replace'
    | undefined;
  /** The words that the dialog begins with. */
  dialogWords: string | undefined;
  /** The page that the dialog is about, where that is not the open one. */
  dialogRoute: string | undefined;
  /** The place of the section that the dialog is about: a new one goes there, or a copy is made of it. */
  dialogAt: number | undefined;
  /** What a screen reader is told. */
  announcement: string;
}

let state: State = {
  isOpen: false,
  route: '',
  language: '',
  files: undefined,
  view: emptyView,
  site: undefined,
  failure: undefined,
  history: { undo: undefined, redo: undefined },
  stuck: undefined,
  changes: [],
  listed: undefined,
  connection: 'there',
  isSending: false,
  tab: 'sections',
  selected: undefined,
  part: undefined,
  opened: 0,
  focus: undefined,
  notice: undefined,
  left: new Set(),
  dialog: undefined,
  dialogWords: undefined,
  dialogRoute: undefined,
  dialogAt: undefined,
  announcement: '',
};
const listeners = new Set<() => void>();

/** What the workbench knows and shows. */
export const store = {
  get: (): State => state,
  set(change: Partial<State>): void {
    const next = { ...state, ...('selected' in change && { part: undefined }), ...change };
    if (next.files && (next.files !== state.files || next.changes !== state.changes)) {
      next.view = viewOf(next.files, next.changes);
      if (next.files.page.file === state.files?.page.file) Object.assign(next, followed(state, next, change));
    }
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What is said by the place of a section, when sections have moved: a section that is gone is selected no more. */
function followed(before: State, after: State, { selected, dialogAt }: Partial<State>): Partial<State> {
  const known = sectionsOf(before.view);
  const sections = sectionsOf(after.view);
  const corrected: Partial<State> = {};
  if (after.selected !== undefined && selected === undefined) {
    corrected.selected = placeAfter(after.selected, known, sections);
    const nearest = Math.min(after.selected, sections.length - 1);
    if (corrected.selected === undefined) corrected.focus = { pointer: `/sections/${nearest}` };
  }
  if (after.dialog === 'copy' && after.dialogAt !== undefined && dialogAt === undefined) {
    corrected.dialogAt = placeAfter(after.dialogAt, known, sections);
    if (corrected.dialogAt === undefined) corrected.dialog = undefined;
  }
  return corrected;
}

/** A part of the state; whoever uses it is rendered again when it is another one. */
export function useStore<T>(select: (state: State) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(state));
}

/** Takes note that a field was left: while it was being filled in, it was no mistake that it is empty. */
export function leaveField(pointer: string): void {
  const { left } = state;
  if (!left.has(pointer)) store.set({ left: new Set([...left, pointer]) });
}

/** Says something to whoever cannot see it. */
export function announce(announcement: string): void {
  store.set({ announcement });
}

/** Says to everybody what was just done, and offers to take it back where that can be. */
export function notify(words: string, action?: Notice['action']): void {
  store.set({ notice: { words: words.charAt(0).toUpperCase() + words.slice(1), action } });
}
