import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { engineRoot, siteArguments, UsageError } from '../project/project';
import type { CheckedImage } from './read-image';
import type { Variant } from './variants';

/**
 * The result of a job: nothing on success; `problem` if the image cannot be decoded; `stop` if no further image can be
 * made.
 */
export interface ImageAnswer {
  file: string;
  problem?: string;
  stop?: string;
}

/** An image and the variants to make of it. */
export interface ImageJob {
  /** The site's folder. */
  folder: string;
  image: CheckedImage;
  variants: readonly Variant[];
}

/**
 * Makes image variants in a child process, which frees its memory when it exits. It makes one image at a time with all
 * cores, which takes half the memory of several at once.
 *
 * @param done is called for each finished image, with the reason if it cannot be decoded
 * @throws UsageError when the process ends early, or an image has changed since it was checked
 */
export async function makeImages(
  jobs: readonly ImageJob[],
  done: (file: string, problem: string | undefined) => void,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join(engineRoot, 'scripts/run.cjs'), 'make-images', ...siteArguments],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Otherwise glibc keeps freed memory per thread: see sharp's manual.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    },
  );
  const ended = once(child, 'exit');
  // A build that fails meanwhile needs no further images.
  const stop = () => void child.kill();
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  child.stdin.on('error', () => {});
  child.stdin.end(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  let answers = 0;
  let stopped: string | undefined;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const { file, problem, stop } = JSON.parse(line) as ImageAnswer;
      if (stop !== undefined) {
        stopped = stop;
        continue;
      }
      answers++;
      done(file, problem);
    }
  } catch (error) {
    stop();
    throw error;
  }
  const [code, signal] = await ended;
  if (stopped !== undefined) throw new UsageError(stopped);
  if (answers < jobs.length)
    throw new UsageError(
      `The sizes of ${jobs[answers]?.image.file} cannot be made: the process that makes them was ended ${signal ? `by ${signal}` : `with exit code ${code}`}. Is it damaged, or is memory short?`,
    );
}
