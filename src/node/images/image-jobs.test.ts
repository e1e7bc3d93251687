import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../project/project';
import { type ImageJob, makeImages } from './image-jobs';

const job = (file: string): ImageJob => ({
  folder: path.join(engineRoot, 'tests/broken-sites/_valid'),
  image: { file, hash: '' },
  variants: [],
});
const jobs = [job('nowhere.avif'), job('nothing.avif')];

it('the process ends without a word when nobody reads its answers any more', async () => {
  const child = spawn(process.execPath, [path.join(engineRoot, 'scripts/run.cjs'), 'make-images']);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.destroy();
  child.stdin.on('error', () => {});
  child.stdin.end(jobs.map((one) => `${JSON.stringify(one)}\n`).join(''));
  await once(child, 'close');
  expect(said).toBe('');
});

it('leaves no listener behind, whether it ends or fails', async () => {
  const listeners = () => process.listenerCount('exit');
  const before = listeners();
  await makeImages(jobs, () => {}).catch(() => {});
  const failed = makeImages([{ ...job('_site/team.svg') }], () => {
    throw new Error('The disk is full.');
  });
  await expect(failed).rejects.toThrow();
  await expect.poll(listeners, { timeout: 20_000 }).toBe(before);
});
