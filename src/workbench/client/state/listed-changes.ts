import { server } from './server';
import { store } from './store';

/** Delay after a write before the changes are listed: typing causes frequent writes. */
const pauseMs = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/** Lists the changes, and again whenever files change. */
export function startListing(): void {
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
  const api = server();
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
