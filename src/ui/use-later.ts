import { useEffect, useState } from 'react';

/**
 * Loads code when it is needed, and reports a failure instead of throwing. With React's `lazy`, a file that cannot be fetched,
 * after a deploy or without a connection, would remove the whole page, and would never be fetched again.
 *
 * @param load fetches the code
 * @param need any truthy value while the code is needed; after a failure, a different value starts another attempt
 * @returns the code, as soon as it is there, and whether the last attempt failed
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
