import type { Api } from '../../protocol/api';
import { createEarlierTexts, type EarlierTexts } from './earlier';
import { createKeptChanges, type KeptChanges } from './kept';
import { documentIn, filesAt, type Owner, pointerIn, sharedOwner } from './parts';
import { createQueue, type Queue } from './queue';
import { createStorage, type TextStorage } from './storage';
import { createStateStore, type Store } from './store';
import { createThumbnails, type Thumbnails } from './thumbnails';
import { createTimer, type Timer } from './timer';

/** One workbench with all of its state. Whatever reads or changes that takes it as its first argument. */
export interface Workbench {
  /** The development server; undefined where nothing is saved. */
  api: Api | undefined;
  store: Store;
  queue: Queue;
  kept: KeptChanges;
  earlier: EarlierTexts;
  /** By the pointer of a property that was emptied on the open page: the property behind it. */
  emptied: Map<string, string>;
  thumbnails: Thumbnails;
  storage: TextStorage;
  /** Asks a server that did not answer again. */
  askAgain: Timer;
}

/** The parts of a workbench that exist before it, because its server needs them. */
interface Parts {
  storage?: TextStorage;
  kept?: KeptChanges;
}

/**
 * Creates a workbench. Two of them in one process do not know of each other; with one storage, they are to each other as two
 * pages of one tab.
 */
export function createWorkbench(
  api: Api | undefined,
  { storage = createStorage(), kept = createKeptChanges(storage) }: Parts = {},
): Workbench {
  const store = createStateStore();
  const earlier = createEarlierTexts(storage);
  store.subscribe((now, before) => {
    const { files, view } = now;
    if (!files || files.page.file !== before.files?.page.file) return;
    const owners: Owner[] = ['page', 'site', ...Object.keys(files.sections ?? {}).map(sharedOwner)];
    for (const owner of owners) {
      const whole = pointerIn(owner, '');
      const document = filesAt(files, whole)?.page.file;
      const [was, is] = [documentIn(before.view, owner), documentIn(view, owner)];
      if (document !== undefined && was && is && was !== is) earlier.follow(document, whole, was, is);
    }
  });
  return {
    api,
    store,
    queue: createQueue(store, kept),
    kept,
    earlier,
    emptied: new Map(),
    thumbnails: createThumbnails(api),
    storage,
    askAgain: createTimer(),
  };
}
