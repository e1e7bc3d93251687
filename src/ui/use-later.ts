import { useEffect, useState } from 'react';

/**
 * Fetches code when it is needed. React's `lazy` would take the whole page away when a file cannot be fetched, and for good:
 * after a deploy, or without a connection.
 *
 * @param load fetches it
 * @param need what needs it, if anything does; with every other one it is tried again
 * @returns what was fetched, as soon as it is there, and whether the last attempt failed
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
