/** Not a command: the second thread that looks at pages where they are many. */
import { workerData } from 'node:worker_threads';

void import('../src/build/second-thread').then(({ workInSecondThread }) => workInSecondThread(workerData));
