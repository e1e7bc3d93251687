/** The outcome of an operation: it succeeds, fails as on a full disk, or the process is killed before it. */
export type Outcome = 'done' | 'fails' | 'killed';

/** Counts the operations that change files in a site, and decides their outcome. */
const operations = { count: 0, outcomeOf: (_count: number): Outcome => 'done' };

/** The module that changes files, with every operation counted; pass it to `vi.mock`. */
export async function mockOperations(importActual: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const actual = (await importActual()) as Record<string, (...args: unknown[]) => unknown>;
  return Object.fromEntries(
    Object.entries(actual).map(([name, operation]) => [
      name,
      (...args: unknown[]) => {
        const outcome = operations.outcomeOf(++operations.count);
        if (outcome === 'fails') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        // A process killed during a write leaves half of it.
        if (outcome === 'killed') {
          if (name === 'writeNew' && !isDead) actual.writeNew?.(args[0], String(args[1]).slice(0, 9));
          isDead = true;
          throw new Error('Killed.');
        }
        return operation(...args);
      },
    ]),
  );
}

let isDead = false;

/** Does something undisturbed. @returns how many operations it took */
export async function operationsOf(work: () => unknown): Promise<number> {
  operations.count = 0;
  await work();
  return operations.count;
}

/**
 * Runs something with every operation from the nth on failing, or with something else done before the nth.
 *
 * @returns whether it got that far, how many operations there were, and what it threw
 */
export async function until(
  count: number,
  outcome: 'fails' | 'killed' | (() => void),
  work: () => unknown,
): Promise<{ isReached: boolean; total: number; error: Error | undefined }> {
  let error: Error | undefined;
  operations.count = 0;
  isDead = false;
  operations.outcomeOf = (now) => {
    if (typeof outcome === 'string') return now < count ? 'done' : outcome;
    if (now === count) outcome();
    return 'done';
  };
  try {
    await work();
  } catch (thrown) {
    error = thrown as Error;
  } finally {
    operations.outcomeOf = () => 'done';
  }
  return { isReached: operations.count >= count, total: operations.count, error };
}
