/** Not a command: the entry point of worker threads for large sites. */
import { workerData } from 'node:worker_threads';
import { workInThread } from '../src/node/render/threads';

void workInThread(workerData);
