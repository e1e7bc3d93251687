/** Not a command: what a build runs to make the sizes of images. Reads jobs, a line each, and answers with a line for each. */
import { createInterface } from 'node:readline';
import { keepMade } from '../src/build/images/image-cache';
import type { ImageJob } from '../src/build/images/image-jobs';
import { makeVariants } from '../src/build/images/make-variant';
import { print } from '../src/build/project/print';

async function run(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const { file, variants } = JSON.parse(line) as ImageJob;
    let problem: string | undefined;
    try {
      for await (const [{ name }, bytes] of makeVariants(file, variants)) keepMade(name, bytes);
    } catch (error) {
      problem = (error as Error).message;
    }
    print(`${JSON.stringify({ file, problem })}\n`);
  }
}

void run();
