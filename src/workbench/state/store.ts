import { useSyncExternalStore } from 'react';
import type { Conflict, DocumentFiles, FileEdits, History, SiteInfo } from '../api';
import { emptyView, type View, viewOf } from './documents';

export type Tab = 'sections' | 'page' | 'findings';

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
  changes: readonly Change[];
  /** Whether the development server answers. */
  connection: 'there' | 'away';
  isSending: boolean;
  tab: Tab;
  /** The section whose form is open, by its place. */
  selected: number | undefined;
  /** The pointer that gets the focus when its field is there. */
  focus: string | undefined;
  dialog: 'insert' | 'new-page' | 'copy' | 'compare' | undefined;
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
  changes: [],
  connection: 'there',
  isSending: false,
  tab: 'sections',
  selected: undefined,
  focus: undefined,
  dialog: undefined,
  dialogAt: undefined,
  announcement: '',
};
const listeners = new Set<() => void>();

/** What the workbench knows and shows. */
export const store = {
  get: (): State => state,
  set(change: Partial<State>): void {
    const next = { ...state, ...change };
    if (next.files && (next.files !== state.files || next.changes !== state.changes))
      next.view = viewOf(next.files, next.changes);
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A part of the state; whoever uses it is rendered again when it is another one. */
export function useStore<T>(select: (state: State) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(state));
}

/** Says something to whoever cannot see it. */
export function announce(announcement: string): void {
  store.set({ announcement });
}
