import { availableParallelism } from 'node:os';
import path from 'node:path';
import { engineRoot, siteArguments, UsageError } from '../project/project';
import { type PageToRender, prepareRendering, type Rendered, type Rendering } from './render-pages';

interface Order {
  rendering: Rendering;
  items: readonly PageToRender[];
  /** The part of the items that the thread begins with. */
  own: number;
  /** How many batches have been taken of each part: there are as many as threads. */
  taken: Int32Array<SharedArrayBuffer>;
}

/** What a thread sends: results, or why it cannot go on. */
type Message = { results: Rendered[] } | { problem: string };

export interface Sharing {
  /** Takes what became of each page, in any order. */
  keep: (rendered: Rendered) => void;
  /** Is told now and then how many items were taken. */
  progress?: ((taken: number) => void) | undefined;
}

/** Rendering this many documents takes longer than starting a thread for it. */
const perThread = 150;

const batchSize = 50;

/** More threads would take more memory than a build is to take, and wait for the disk. */
const atMost = 4;

/**
 * Renders pages, in several threads where they are many: each takes more when it is done with its own.
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
  // Their failure is told when this thread is done; until then nobody listens.
  for (const other of others) other.catch(() => {});
  for await (const results of batchesOf({ rendering, items, own: 0, taken })) {
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

/** Has a thread of its own do what is left of an order. @throws UsageError when a file cannot be read or written */
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
 * Keeps V8 from enlarging the young generation of its heap when many objects survive a collection. Pages need their objects
 * only briefly: the larger size would add 15 MB in each thread and save no time. The flag applies to the calling thread.
 */
function keepYoungSpaceSmall(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
}

/** Takes 2 ms to load, and most builds render a few pages. */
function threading(): typeof import('node:worker_threads') {
  return process.getBuiltinModule('node:worker_threads');
}
