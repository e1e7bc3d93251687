import { useEffect, useState } from 'react';

/**
 * Loads code when it is needed and reports failure instead of throwing. With React's `lazy`, a file that cannot be fetched,
 * after a deploy or offline, would unmount the whole page and never be requested again.
 *
 * @param load fetches the code
 * @param need truthy while the code is needed; after a failure, a different value triggers a retry
 * @returns the code once it has loaded, and whether the last attempt failed
 */
export function useLater<T>(load: () => Promise<T>, need: unknown): { value?: T; hasFailed: boolean } {
  const [state, setState] = useState<{ value?: T; hasFailed: boolean }>({ hasFailed: false });
  const isThere = state.value !== undefined;
  useEffect(() => {
    if (!need || isThere) return;
    let isLatest = true;
    const set = (next: typeof state) => isLatest && setState(next);
    load().then(
      (value) => set({ value, hasFailed: false }),
      () => set({ hasFailed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [load, need, isThere]);
  return state;
}
