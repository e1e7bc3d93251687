/** Not a command: what a second thread runs where pages are many. */
import { workerData } from 'node:worker_threads';
import { workInSecondThread } from '../src/build/two-threads';

void workInSecondThread(workerData);
