import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, Worker } from 'node:worker_threads';
import { batchesOf, type Inspected, type SharedList } from './inspect-pages';
import { projectRoot, UsageError } from './project';
import { loadSchemas } from './schema-cache';

/** What the second thread sends: a batch, or why it cannot go on. */
type Message = { inspected: Inspected[] } | { problem: string };

/**
 * Looks at what is left of a list in a thread of its own.
 *
 * @param keep takes what was learned of each page
 * @throws UsageError when a file cannot be read
 */
export function inSecondThread(list: SharedList, keep: (inspected: Inspected) => void): Promise<void> {
  keepYoungSpaceSmall();
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(projectRoot, 'scripts/run.cjs'), {
      argv: ['inspect-worker'],
      workerData: list,
    });
    worker.on('message', (message: Message) => {
      if ('problem' in message) reject(new UsageError(message.problem));
      else message.inspected.forEach(keep);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The second thread that checks pages has stopped.'));
    });
  });
}

/** What the second thread does. */
export async function workInSecondThread(list: SharedList): Promise<void> {
  keepYoungSpaceSmall();
  const send = (message: Message) => parentPort?.postMessage(message);
  try {
    const { schemas } = await loadSchemas();
    for (const inspected of batchesOf(list, schemas)) send({ inspected });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    send({ problem: error.message });
  }
}

/**
 * Documents come and go. More room for young values, which V8 makes where many survive, would add 15 MB in each thread
 * and save no time. It holds for the thread that says it.
 */
function keepYoungSpaceSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
