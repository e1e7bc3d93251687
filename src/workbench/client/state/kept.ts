import type { Change } from './store';

const prefix = 'workbench:changes:';
const tabKey = 'workbench:tab';

/** Where this tab keeps what is not written yet. */
let key: string | undefined;

/** Which tab this is, and which others are open: history belongs to tabs. */
export async function openTabs(): Promise<{ tab: string; others: string[] }> {
  const names = (await heldLocks()).filter((name) => name.startsWith(prefix) && name !== key);
  const idOf = (name: string) => name.slice(prefix.length);
  return { tab: idOf(key ?? ''), others: names.map(idOf) };
}

async function heldLocks(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name = '' }) => name);
}

/** Keeps what is not in its files yet, so that it outlives the page. */
export function keep(changes: readonly Change[]): void {
  if (key === undefined) return;
  if (changes.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(changes));
}

/**
 * What was kept by this tab before it was loaded again, and by tabs that are gone. A tab holds a lock of its own name as
 * long as it lives, so that nobody takes what another one is about to send.
 */
export async function takeKept(): Promise<Change[]> {
  const taken = new Set(await heldLocks());
  // The lock of this tab's page before may still be on its way out.
  const before = sessionStorage.getItem(tabKey);
  const names = Object.keys(localStorage).filter(
    (name) => name.startsWith(prefix) && (name === before || !taken.has(name)),
  );
  const own = prefix + crypto.randomUUID();
  key = own;
  sessionStorage.setItem(tabKey, own);
  void navigator.locks?.request(own, () => new Promise(() => {}));
  const changes = names.flatMap(read);
  keep(changes);
  for (const name of names) localStorage.removeItem(name);
  return changes;
}

function read(name: string): Change[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as Change[];
    // What was refused or asked about then may be written now.
    return kept.map(({ refused: _, conflicts: __, ...change }) => change);
  } catch {
    return [];
  }
}
