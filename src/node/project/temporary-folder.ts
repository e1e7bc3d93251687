import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Gives `work` an empty folder of its own. It is gone afterwards, also where the process is interrupted, or ends because
 * nobody reads its output any more.
 *
 * @param name what the folder's name begins with
 */
export async function inTemporaryFolder<T>(
  name: string,
  work: (folder: string) => Promise<T> | T,
): Promise<T> {
  let folder: string | undefined;
  const remove = () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  const stop = (signal: NodeJS.Signals) => {
    remove();
    // Nobody listens any more, so the process ends by the signal, as its parent expects.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, stop);
  process.once('exit', remove);
  try {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', remove);
    remove();
  }
}
