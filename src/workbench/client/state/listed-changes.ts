import { createTimer } from './timer';
import type { Workbench } from './workbench';

/** Delay after a write before the changes are listed: typing causes frequent writes. */
const pauseMs = 300;

/** Lists the changes whenever files change. */
export function startListing({ api, store }: Workbench): void {
  const timer = createTimer();
  let isAsking = false;

  async function list(): Promise<void> {
    if (!api) return;
    if (isAsking) return schedule();
    isAsking = true;
    try {
      // Pending changes are listed once they are written.
      if (store.getState().changes.length > 0) return schedule();
      store.change({ listed: await api.changes() });
    } catch {
      // The panel already reports a missing connection; the last list stays.
    } finally {
      isAsking = false;
    }
  }

  function schedule(): void {
    timer(() => void list(), pauseMs);
  }

  store.subscribe(({ files }, before) => {
    if (files !== before.files) schedule();
  });
}
