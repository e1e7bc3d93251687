import { availableParallelism } from 'node:os';
import path from 'node:path';
import { engineRoot, siteArguments, UsageError } from '../project/project';
import { type PageToRender, prepareRendering, type Rendered, type Rendering } from './render-pages';

interface Order {
  rendering: Rendering;
  items: readonly PageToRender[];
  /** The index of the part of the items that the thread begins with. */
  own: number;
  /** The number of batches taken from each part; there is one part per thread. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** A message from a thread: results, or why it stopped. */
type Message = { results: Rendered[] } | { problem: string };

interface Sharing {
  /** Receives the result of each page, in any order. */
  keep: (rendered: Rendered) => void;
  /** Called occasionally with the number of items taken. */
  progress?: ((taken: number) => void) | undefined;
}

/** Rendering this many documents takes longer than starting a thread. */
const perThread = 150;

const batchSize = 50;

/** More threads would exceed the memory budget of a build, and wait for the disk. */
const atMost = 4;

/**
 * Renders pages, with several threads if there are many. A thread that finishes its own part takes from the others.
 *
 * @throws UsageError when a file cannot be read or written
 */
export async function inThreads(
  rendering: Rendering,
  items: readonly PageToRender[],
  { keep, progress }: Sharing,
): Promise<void> {
  const threads = Math.min(atMost, availableParallelism(), 1 + Math.floor(items.length / perThread));
  const taken = new Int32Array(new SharedArrayBuffer(4 * threads));
  const keepAll = (results: Rendered[]) => results.forEach(keep);
  const others = Array.from({ length: threads - 1 }, (_, index) =>
    startThread({ rendering, items, own: index + 1, taken }, keepAll),
  );
  // Prevents unhandled rejections: errors are reported once this thread has finished.
  for (const other of others) other.catch(() => {});
  for await (const results of batchesOf({ rendering, items, own: 0, taken })) {
    keepAll(results);
    const batches = taken.reduce((sum, count) => sum + count, 0);
    progress?.(Math.min(items.length, batches * batchSize));
  }
  await Promise.all(others);
}

/**
 * Takes items until none are left and yields results by batch, first from the thread's own part, then from the others.
 * This way threads write to different folders instead of waiting for each other.
 */
async function* batchesOf({ rendering, items, own, taken }: Order): AsyncIterable<Rendered[]> {
  const render = await prepareRendering(rendering);
  const size = Math.ceil(items.length / batchSize / taken.length);
  for (let next = own; next < own + taken.length; next++) {
    const part = next % taken.length;
    for (;;) {
      const number = Atomics.add(taken, part, 1);
      if (number >= size) break;
      const start = (part * size + number) * batchSize;
      const results: Rendered[] = [];
      for (const item of items.slice(start, start + batchSize)) results.push(await render(item));
      yield results;
    }
  }
}

/** Starts a thread to work on an order. @throws UsageError when a file cannot be read or written */
export function startThread(order: Order, keep: (results: Rendered[]) => void): Promise<void> {
  keepYoungSpaceSmall();
  const { Worker } = threading();
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(engineRoot, 'scripts/run.cjs'), {
      argv: ['thread', ...siteArguments],
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

/** The main function of a thread. */
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
 * Keeps V8 from enlarging the young generation of its heap when many objects survive a collection. Pages are
 * short-lived: the larger size would add 15 MB per thread and save no time. The flag applies to the calling thread.
 */
function keepYoungSpaceSmall(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}

/** Loaded lazily: it takes 2 ms, and most builds render a few pages. */
function threading(): typeof import('node:worker_threads') {
  return process.getBuiltinModule('node:worker_threads');
}
