/** What becomes of an operation: it is done, fails as on a full disk, or the process ends before it. */
export type Outcome = 'done' | 'fails' | 'killed';

/** Counts the operations that change files below a site, and decides which of them are done. */
const operations = { count: 0, outcomeOf: (_count: number): Outcome => 'done' };

/** The module that changes files, with each operation counted: what a test gives to `vi.mock`. */
export async function mockOperations(importActual: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const actual = (await importActual()) as Record<string, (...args: unknown[]) => unknown>;
  return Object.fromEntries(
    Object.entries(actual).map(([name, operation]) => [
      name,
      (...args: unknown[]) => {
        const outcome = operations.outcomeOf(++operations.count);
        if (outcome === 'fails') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        // Half of what it writes is there, when a process ends while it writes.
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

/** Does something while no operation from the nth on is done. @returns whether it came so far, and what it threw */
export async function until(
  count: number,
  outcome: 'fails' | 'killed',
  work: () => unknown,
): Promise<{ isReached: boolean; error: Error | undefined }> {
  let error: Error | undefined;
  operations.count = 0;
  isDead = false;
  operations.outcomeOf = (now) => (now < count ? 'done' : outcome);
  try {
    await work();
  } catch (thrown) {
    error = thrown as Error;
  } finally {
    operations.outcomeOf = () => 'done';
  }
  return { isReached: operations.count >= count, error };
}
