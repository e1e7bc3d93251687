import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, Worker } from 'node:worker_threads';
import { prepareInspection } from './inspect-pages';
import { projectRoot, UsageError } from './project';
import { prepareRendering } from './render-pages';

/** What can be done in two threads: each job is prepared once in a thread, and then done for one item after the other. */
const jobs = { inspect: prepareInspection, render: prepareRendering };

type Jobs = typeof jobs;
type Setup<J extends keyof Jobs> = Parameters<Jobs[J]>[0];
type Work<J extends keyof Jobs> = Awaited<ReturnType<Jobs[J]>>;
type Item<J extends keyof Jobs> = Parameters<Work<J>>[0];
type Result<J extends keyof Jobs> = Awaited<ReturnType<Work<J>>>;

interface Order {
  job: keyof Jobs;
  setup: unknown;
  items: readonly unknown[];
  /** How many batches have been taken. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** What the second thread sends: results, or why it cannot go on. */
type Message = { results: unknown[] } | { problem: string };

export interface Sharing<R> {
  /** Takes each result, in any order. */
  keep: (result: R) => void;
  /** From how many items on a second thread saves more than its start costs. */
  sharedFrom: number;
  /** Is told now and then how many items were taken. */
  progress?: ((taken: number) => void) | undefined;
}

const batchSize = 50;

/**
 * Does a job for every item, in two threads where the items are many: each takes more when it is done with its own.
 *
 * @throws UsageError when a file cannot be read or written
 */
export async function inTwoThreads<J extends keyof Jobs>(
  job: J,
  setup: Setup<J>,
  items: readonly Item<J>[],
  { keep, sharedFrom, progress }: Sharing<Result<J>>,
): Promise<void> {
  const order: Order = { job, setup, items, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const second =
    items.length >= sharedFrom
      ? startSecond(order, (results) => results.forEach(keep as () => void))
      : undefined;
  // Its failure is told when this thread is done; until then nobody listens.
  second?.catch(() => {});
  for await (const results of batchesOf(order, false)) {
    for (const result of results) keep(result as Result<J>);
    progress?.(Math.min(items.length, Atomics.load(order.taken, 0) * batchSize));
  }
  await second;
}

/**
 * Takes items until none is left, and gives what came of them batch by batch. One thread begins at the front and the
 * other at the back, so that they write to different folders: in one and the same they would wait for each other.
 */
async function* batchesOf({ job, setup, items, taken }: Order, isSecond: boolean): AsyncIterable<unknown[]> {
  const prepare = jobs[job] as (setup: unknown) => Promise<(item: unknown) => unknown>;
  const work = await prepare(setup);
  const batches = Math.ceil(items.length / batchSize);
  let done = 0;
  for (;;) {
    if (Atomics.add(taken, 0, 1) >= batches) return;
    const batch = isSecond ? batches - 1 - done : done;
    done++;
    const results: unknown[] = [];
    for (const item of items.slice(batch * batchSize, (batch + 1) * batchSize)) {
      const result = work(item);
      results.push(result instanceof Promise ? await result : result);
    }
    yield results;
  }
}

/** Has a thread of its own do what is left of an order. @throws UsageError when a file cannot be read or written */
export function startSecond(order: Order, keep: (results: unknown[]) => void): Promise<void> {
  keepYoungSpaceSmall();
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(projectRoot, 'scripts/run.cjs'), {
      argv: ['second-thread'],
      workerData: order,
    });
    worker.on('message', (message: Message) => {
      if ('problem' in message) reject(new UsageError(message.problem));
      else keep(message.results);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The second thread has stopped.'));
    });
  });
}

/** What the second thread does with its order. */
export async function workInSecondThread(order: Order): Promise<void> {
  keepYoungSpaceSmall();
  const send = (message: Message) => parentPort?.postMessage(message);
  try {
    for await (const results of batchesOf(order, true)) send({ results });
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
