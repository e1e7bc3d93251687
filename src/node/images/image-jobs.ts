import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { engineRoot, siteArguments, UsageError } from '../project/project';
import type { CheckedImage } from './read-image';
import type { Variant } from './variants';

/** What became of a job: nothing to say; why the image cannot be decoded; or why no more can be done. */
export interface ImageAnswer {
  file: string;
  problem?: string;
  stop?: string;
}

/** An image and those of its files that are to be made. */
export interface ImageJob {
  /** The folder of the site. */
  folder: string;
  image: CheckedImage;
  variants: readonly Variant[];
}

/**
 * Makes the files of images in a process of its own, whose memory is free again when it ends. It makes one image after the
 * other, each with all cores, which takes half the memory of making several at once.
 *
 * @param done is told of each image that it is done, with why if it cannot be read
 * @throws UsageError when the process ends before it is done, or an image is not what was checked
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
      // Without it, each thread keeps what it has once used: glibc's allocator, which sharp's manual says this of.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    },
  );
  const ended = once(child, 'exit');
  child.stdin.on('error', () => {});
  child.stdin.end(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  let answers = 0;
  let stopped: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const { file, problem, stop } = JSON.parse(line) as ImageAnswer;
    if (stop !== undefined) {
      stopped = stop;
      continue;
    }
    answers++;
    done(file, problem);
  }
  const [code, signal] = await ended;
  if (stopped !== undefined) throw new UsageError(stopped);
  if (answers < jobs.length)
    throw new UsageError(
      `The sizes of ${jobs[answers]?.image.file} cannot be made: the process that makes them was ended ${signal ? `by ${signal}` : `with exit code ${code}`}. Is it damaged, or is memory short?`,
    );
}
