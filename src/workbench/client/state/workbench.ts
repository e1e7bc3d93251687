import type { Api } from '../../protocol/api';
import { filesOfShared, viewOf } from './documents';
import { createEarlierTexts, type EarlierTexts } from './earlier';
import { createKeptChanges, type KeptChanges } from './kept';
import { createQueue, type Queue } from './queue';
import { createStorage, type TextStorage } from './storage';
import { createStateStore, type State, type Store } from './store';
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
    const follow = (file: string | undefined, owner: string, was: unknown, is: unknown) => {
      if (file !== undefined && was && is && was !== is) earlier.follow(file, owner, was, is);
    };
    follow(files.page.file, '', before.view.page, view.page);
    follow(files.frame?.site.file, 'site:', before.view.site, view.site);
    for (const [name, { section }] of Object.entries(files.sections ?? {}))
      if (before.files.sections?.[name]?.section !== section)
        follow(section.file, '', sharedSection(before, name), sharedSection(now, name));
  });
  return {
    api,
    store,
    queue: createQueue(store, kept),
    kept,
    earlier,
    thumbnails: createThumbnails(api),
    storage,
    askAgain: createTimer(),
  };
}

/** A shared section as it is shown, with edits that are not written yet; undefined if it is not on the page. */
function sharedSection({ files, changes }: State, name: string): unknown {
  const own = files && filesOfShared(files, name);
  return own && viewOf(own, changes).page;
}
