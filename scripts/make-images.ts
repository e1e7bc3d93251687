/** Not a command: builds run it to resize images. Reads one job per line and answers each with one line. */
import { createInterface } from 'node:readline';
import { doImageJob } from '../src/node/images/do-image-job';
import type { ImageJob } from '../src/node/images/image-jobs';
import { print } from '../src/node/project/print';

// A build that has failed reads no answers any more.
process.stdout.on('error', () => process.exit());

async function run(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await doImageJob(JSON.parse(line) as ImageJob);
    print(`${JSON.stringify(answer)}\n`);
    if (answer.stop !== undefined) return;
  }
}

void run();
