import type { Api } from '../../protocol/api';
import { store } from './store';

/** Delay after a write before the changes are listed: typing causes frequent writes. */
const pauseMs = 300;

let api: Api | undefined;

/** The server; undefined before the list is first requested. */
export const listingServer = (): Api | undefined => api;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/** Lists the changes, and again whenever files change. */
export function startListing(server: Api): void {
  api = server;
  let last = store.get().files;
  store.subscribe(() => {
    const { files } = store.get();
    if (files === last) return;
    last = files;
    schedule();
  });
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void list(), pauseMs);
}

async function list(): Promise<void> {
  if (!api) return;
  if (isAsking) return schedule();
  isAsking = true;
  try {
    const { changes } = store.get();
    // Pending changes are listed once they are written.
    if (changes.length > 0) return schedule();
    store.set({ listed: await api.changes() });
  } catch {
    // The panel already reports a missing connection; the last list stays.
  } finally {
    isAsking = false;
  }
}
