import type { TextStorage } from './storage';
import type { PendingChange } from './store';

const prefix = 'workbench:changes:';
const tabKey = 'workbench:tab';

/** Whether the browser stores changes of any page that are not written yet. */
export function hasKeptChanges(storage: TextStorage): boolean {
  return storage.names().some((name) => name.startsWith(prefix));
}

/** The unwritten changes that a workbench stores in the browser, so that they survive a reload. */
export type KeptChanges = ReturnType<typeof createKeptChanges>;

/** Creates the kept changes of a workbench; until it has taken those of earlier pages, it stores none. */
export function createKeptChanges(storage: TextStorage) {
  /** This tab's key for unwritten changes; undefined until it has taken those of earlier pages. */
  let key: string | undefined;
  /** Whether the last changes were stored, or there was nothing to store. */
  let isStored = true;

  /** The id of this tab and those of other open tabs; each tab has its own history. */
  async function openTabs(): Promise<{ tab: string; others: string[] }> {
    const names = (await heldLocks()).filter((name) => name.startsWith(prefix) && name !== key);
    const idOf = (name: string) => name.slice(prefix.length);
    return { tab: idOf(key ?? ''), others: names.map(idOf) };
  }

  /** Stores unwritten changes. */
  function keep(changes: readonly PendingChange[]): void {
    if (key === undefined) return;
    isStored = storage.store('local', key, changes.length === 0 ? undefined : JSON.stringify(changes));
  }

  /** Whether unwritten changes survive closing the tab: some browsers forbid storage, and it may be full. */
  function isKeeping(): boolean {
    return isStored;
  }

  /**
   * Takes the changes stored by this tab before a reload and by closed tabs. Each tab holds a lock with its id while it is open,
   * so that no other tab takes changes that it is about to send. It hands its id to its next page when this one ends, and not before:
   * a duplicated tab begins with all that this one has stored, and needs an id of its own.
   */
  async function take(): Promise<PendingChange[]> {
    const taken = new Set(await heldLocks());
    const own = storage.read('session', tabKey) ?? prefix + crypto.randomUUID();
    // The lock of this tab's previous page may not be released yet.
    const names = storage
      .names()
      .filter((name) => name.startsWith(prefix) && (name === own || !taken.has(name)));
    key = own;
    storage.store('session', tabKey, undefined);
    addEventListener('pagehide', () => storage.store('session', tabKey, own));
    void navigator.locks?.request(own, () => new Promise(() => {})).catch(() => {});
    const changes = names.flatMap((name) => parsedChanges(storage.read('local', name)));
    keep(changes);
    for (const name of names) if (name !== own) storage.store('local', name, undefined);
    return changes;
  }

  return { openTabs, keep, isKeeping, take };
}

async function heldLocks(): Promise<string[]> {
  // A browser that forbids storage forbids locks as well.
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name = '' }) => name);
}

function parsedChanges(text = '[]'): PendingChange[] {
  try {
    const kept = JSON.parse(text) as PendingChange[];
    // Changes that were rejected or in conflict may succeed now.
    return kept.map(({ refused: _, conflicts: __, ...change }) => change);
  } catch {
    return [];
  }
}
