import { useEffect } from 'react';

/**
 * Asks when the component appears, and again whenever what the question is about changes. An answer to an earlier question is
 * dropped.
 */
export function useAnswer<T>(ask: () => Promise<T>, take: (answer: T) => void, about?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the question is about
  useEffect(() => {
    let isGone = false;
    void ask().then((answer) => isGone || take(answer));
    return () => {
      isGone = true;
    };
  }, [about]);
}
