/** Not a command: what further threads run where pages are many. */
import { workerData } from 'node:worker_threads';
import { workInThread } from '../src/node/render/threads';

void workInThread(workerData);
