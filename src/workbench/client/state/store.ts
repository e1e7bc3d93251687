import { createStore, type StoreApi } from 'zustand/vanilla';
import { followItems } from '../../../content/json/followed-items';
import type { Changes } from '../../protocol/changes';
import type { Conflict, DocumentFiles, FileEdits, History } from '../../protocol/documents';
import type { SiteInfo } from '../../protocol/site-info';
import { createReadableMemory, emptyView, shownSections, type View, viewOf } from './documents';

/** What the panel shows: a tab of the page, the changes on all pages, the list of pages, or the site's images. */
export type Tab = 'sections' | 'page' | 'findings' | 'changes' | 'pages' | 'pictures';

/** A change that is not written yet: one step of history. */
export interface PendingChange {
  id: string;
  /** Its name in the history. */
  name: string;
  /** Identifies what is changed. While the last change has the same key and was not sent, typing extends it. */
  key: string;
  files: FileEdits[];
  /** Whether it was sent, and may have been written: typing does not extend it. */
  isSent?: true;
  /** Why the server rejected it. */
  refused?: string;
  /** Concurrent changes in the files. */
  conflicts?: Conflict[];
}

/** What to focus once it is rendered: a field, a list item, a section. */
export interface Focus {
  pointer: string;
  /** The language of the field; `open` is the first without a current translation. By default the language of the page. */
  language?: string | undefined;
  /** `item` focuses the item rather than its first field; `reveal` only scrolls to it and leaves the focus. */
  how?: 'item' | 'reveal' | undefined;
}

/** A visible message on the last action, with undo. */
interface Notice {
  words: string;
  action: 'undo' | 'redo' | undefined;
}

/** The dialog that is open, and what it is about. */
interface OpenDialog {
  name:
    | 'insert'
    | 'new-page'
    | 'move-page'
    | 'delete-page'
    | 'publish'
    | 'history'
    | 'copy'
    | 'compare'
    | 'find'
    | 'replace';
  /** Its initial text. */
  words?: string;
  /** The route of its page, if that is not the open one. */
  route?: string;
  /** The index of the section that it is about: where to insert one, or which to copy. */
  at?: number;
}

export interface State {
  route: string;
  /** The code of the page's language. */
  language: string;
  files: DocumentFiles | undefined;
  view: View;
  site: SiteInfo | undefined;
  /** Why there is nothing to edit. */
  failure: string | undefined;
  history: History;
  /** Why the next step cannot be undone or redone. */
  stuck: { direction: 'undo' | 'redo'; message: string } | undefined;
  changes: readonly PendingChange[];
  /** Uncommitted changes in the files; undefined until they are known. */
  listed: Changes | undefined;
  /** Whether the development server responds. */
  connection: 'there' | 'away';
  /** The id of the change that is on its way to the server. */
  sending: string | undefined;
  tab: Tab;
  /** The index of the section whose form is open. It follows the section when that moves, and is cleared when it is removed. */
  selected: number | undefined;
  /** The pointer of the part around `main` whose form is open. Opening a section, or the list, closes it. */
  part: string | undefined;
  /** Incremented each time a form opens: a form stays mounted while its section moves. */
  opened: number;
  focus: Focus | undefined;
  notice: Notice | undefined;
  /** Empty fields that have been focused and left. */
  left: ReadonlySet<string>;
  /** Shared texts that the editor has agreed to change for all pages. */
  agreed: ReadonlySet<string>;
  /** The index of the finding that was gone to last; -1 before the first one. */
  walked: number;
  dialog: OpenDialog | undefined;
  /** The text of the live region. */
  announcement: string;
}

const initialState: State = {
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
  sending: undefined,
  tab: 'sections',
  selected: undefined,
  part: undefined,
  opened: 0,
  focus: undefined,
  notice: undefined,
  left: new Set(),
  agreed: new Set(),
  walked: -1,
  dialog: undefined,
  announcement: '',
};

/** The state of a workbench. It changes through `change` alone, which keeps its parts in agreement. */
export interface Store extends Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes some of the state, and what follows from that: the view, and what is stored by the index of a section. */
  change(partial: Partial<State>): void;
  /** Remembers what files say, to be shown of them while they cannot be read. It does so for the files in the state. */
  rememberReadable(files: DocumentFiles): void;
}

/** Creates the state of a workbench that has not opened a page yet. */
export function createStateStore(): Store {
  const { setState, ...store } = createStore<State>(() => initialState);
  const rememberReadable = createReadableMemory();
  const change = (partial: Partial<State>) => {
    const state = store.getState();
    const next = { ...state, ...('selected' in partial && { part: undefined }), ...partial };
    if (next.files && (next.files !== state.files || next.changes !== state.changes)) {
      rememberReadable(next.files);
      next.view = viewOf(next.files, next.changes);
      if (next.files.page.file === state.files?.page.file)
        Object.assign(next, followed(state, next, partial));
    }
    setState(next, true);
  };
  return { ...store, change, rememberReadable };
}

/** Updates state stored by section index after sections have moved; a removed section is deselected. */
function followed(before: State, after: State, { selected, dialog }: Partial<State>): Partial<State> {
  const sections = shownSections(after.view);
  const placeOf = (index: number) => {
    const place = followItems(shownSections(before.view), sections)?.indexOf(index) ?? -1;
    return place < 0 ? undefined : place;
  };
  const corrected: Partial<State> = {};
  if (after.selected !== undefined && selected === undefined) {
    corrected.selected = placeOf(after.selected);
    const nearest = Math.min(after.selected, sections.length - 1);
    if (corrected.selected === undefined) corrected.focus = { pointer: `/sections/${nearest}` };
  }
  if (after.dialog?.name === 'copy' && after.dialog.at !== undefined && !dialog) {
    const at = placeOf(after.dialog.at);
    corrected.dialog = at === undefined ? undefined : { ...after.dialog, at };
  }
  return corrected;
}
