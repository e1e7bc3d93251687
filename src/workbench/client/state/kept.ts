import { storedNames, storedText, storeText } from './storage';
import type { PendingChange } from './store';

const prefix = 'workbench:changes:';
const tabKey = 'workbench:tab';

/** This tab's key for unwritten changes. */
let key: string | undefined;

/** The id of this tab and those of other open tabs; each tab has its own history. */
export async function openTabs(): Promise<{ tab: string; others: string[] }> {
  const names = (await heldLocks()).filter((name) => name.startsWith(prefix) && name !== key);
  const idOf = (name: string) => name.slice(prefix.length);
  return { tab: idOf(key ?? ''), others: names.map(idOf) };
}

async function heldLocks(): Promise<string[]> {
  // A browser that forbids storage forbids locks as well.
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name = '' }) => name);
}

/** Whether the last changes were stored, or there was nothing to store. */
let isStored = true;

/** Stores unwritten changes, so that they survive a reload. */
export function keep(changes: readonly PendingChange[]): void {
  if (key === undefined) return;
  isStored = storeText('local', key, changes.length === 0 ? undefined : JSON.stringify(changes));
}

/** Whether unwritten changes survive closing the tab: some browsers forbid storage, and it may be full. */
export function isKeeping(): boolean {
  return isStored;
}

/**
 * Takes the changes stored by this tab before a reload and by closed tabs. Each tab holds a lock with its id while it is open,
 * so that no other tab takes changes that it is about to send.
 */
export async function takeKept(): Promise<PendingChange[]> {
  const taken = new Set(await heldLocks());
  // The lock of this tab's previous page may not be released yet.
  const before = storedText('session', tabKey);
  const names = storedNames('local').filter(
    (name) => name.startsWith(prefix) && (name === before || !taken.has(name)),
  );
  const own = prefix + crypto.randomUUID();
  key = own;
  storeText('session', tabKey, own);
  void navigator.locks?.request(own, () => new Promise(() => {})).catch(() => {});
  const changes = names.flatMap(read);
  keep(changes);
  for (const name of names) storeText('local', name, undefined);
  return changes;
}

function read(name: string): PendingChange[] {
  try {
    const kept = JSON.parse(storedText('local', name) ?? '[]') as PendingChange[];
    // Changes that were rejected or in conflict may succeed now.
    return kept.map(({ refused: _, conflicts: __, ...change }) => change);
  } catch {
    return [];
  }
}
