import { availableParallelism } from 'node:os';
import path from 'node:path';
import { prepareInspection } from './inspect-pages';
import { projectRoot, UsageError } from './project';
import { prepareReadingAndRendering } from './render-pages';

/** What can be done in several threads: each job is prepared once in a thread, and then done for one item after the other. */
const jobs = { inspect: prepareInspection, render: prepareReadingAndRendering };

type Jobs = typeof jobs;
type Setup<J extends keyof Jobs> = Parameters<Jobs[J]>[0];
type Work<J extends keyof Jobs> = Awaited<ReturnType<Jobs[J]>>;
type Item<J extends keyof Jobs> = Parameters<Work<J>>[0];
type Result<J extends keyof Jobs> = Awaited<ReturnType<Work<J>>>;

interface Order {
  job: keyof Jobs;
  setup: unknown;
  items: readonly unknown[];
  /** The part of the items that the thread begins with. */
  own: number;
  /** How many batches have been taken of each part: there are as many as threads. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** What a thread sends: results, or why it cannot go on. */
type Message = { results: unknown[] } | { problem: string };

export interface Sharing<R> {
  /** Takes each result, in any order. */
  keep: (result: R) => void;
  /** How many items are worth the start of a thread. */
  perThread: number;
  /** Is told now and then how many items were taken. */
  progress?: ((taken: number) => void) | undefined;
}

/** Rendering this many documents takes longer than starting a thread for it. */
export const renderedPerThread = 150;

const batchSize = 50;

/** More threads would take more memory than a build is to take, and wait for the disk. */
const atMost = 4;

/**
 * Does a job for every item, in several threads where the items are many: each takes more when it is done with its own.
 *
 * @throws UsageError when a file cannot be read or written
 */
export async function inThreads<J extends keyof Jobs>(
  job: J,
  setup: Setup<J>,
  items: readonly Item<J>[],
  { keep, perThread, progress }: Sharing<Result<J>>,
): Promise<void> {
  const threads = Math.min(atMost, availableParallelism(), 1 + Math.floor(items.length / perThread));
  const taken = new Int32Array(new SharedArrayBuffer(4 * threads));
  const keepAll = (results: unknown[]) => results.forEach(keep as () => void);
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    startThread({ job, setup, items, own: index + 1, taken }, keepAll),
  );
  // Their failure is told when this thread is done; until then nobody listens.
  for (const other of others) other.catch(() => {});
  for await (const results of batchesOf({ job, setup, items, own: 0, taken })) {
    keepAll(results);
    const batches = taken.reduce((sum, count) => sum + count, 0);
    progress?.(Math.min(items.length, batches * batchSize));
  }
  await Promise.all(others);
}

/**
 * Takes items until none is left, and gives what came of them batch by batch: those of the thread's own part, then what is
 * left of the others. So threads write to different folders; in one and the same they would wait for each other.
 */
async function* batchesOf({ job, setup, items, own, taken }: Order): AsyncIterable<unknown[]> {
  const prepare = jobs[job] as (setup: unknown) => Promise<(item: unknown) => unknown>;
  const work = await prepare(setup);
  const size = Math.ceil(items.length / batchSize / taken.length);
  for (let next = own; next < own + taken.length; next++) {
    const part = next % taken.length;
    for (;;) {
      const number = Atomics.add(taken, part, 1);
      if (number >= size) break;
      const start = (part * size + number) * batchSize;
      const results: unknown[] = [];
      for (const item of items.slice(start, start + batchSize)) {
        const result = work(item);
        results.push(result instanceof Promise ? await result : result);
      }
      yield results;
    }
  }
}

/** Has a thread of its own do what is left of an order. @throws UsageError when a file cannot be read or written */
export function startThread(order: Order, keep: (results: unknown[]) => void): Promise<void> {
  keepYoungSpaceSmall();
  const { Worker } = threading();
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(projectRoot, 'scripts/run.cjs'), {
      argv: ['thread'],
      workerData: order,
    });
    worker.on('message', (message: Message) => {
      if ('problem' in message) reject(new UsageError(message.problem));
      else keep(message.results);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('A thread has stopped.'));
    });
  });
}

/** What a thread does with an order. */
export async function workInThread(order: Order): Promise<void> {
  keepYoungSpaceSmall();
  const { parentPort } = threading();
  const send = (message: Message) => parentPort?.postMessage(message);
  try {
    for await (const results of batchesOf(order)) send({ results });
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
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}

/** Takes 2 ms to load, and most builds render a few pages. */
function threading(): typeof import('node:worker_threads') {
  return process.getBuiltinModule('node:worker_threads');
}
