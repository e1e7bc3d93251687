import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { doImageJob } from './do-image-job';
import { ImageList } from './image-cache';
import type { ImageJob } from './image-jobs';
import { readSiteImages } from './site-images';

const { work } = vi.hoisted(() => {
  const { mkdtempSync: make } = process.getBuiltinModule('node:fs');
  const { tmpdir: folder } = process.getBuiltinModule('node:os');
  return { work: make(`${folder()}/site-images-`) };
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
vi.mock('../cache/place', () => ({ inCache: (...names: string[]) => path.join(work, ...names) }));
const made: string[] = [];
vi.mock('./image-jobs', () => ({
  makeImages: async (jobs: readonly ImageJob[], done: (file: string) => void) => {
    for (const job of jobs) {
      made.push(job.image.file);
      done((await doImageJob(job)).file);
    }
  },
}));

/** Makes what is missing of the images. @returns those of which something was */
async function make(files: readonly string[]): Promise<string[]> {
  made.length = 0;
  const images = await readSiteImages(work, files, new ImageList(work, ''));
  await images.make(
    () => {},
    () => {},
  );
  return [...made];
}

it('images in use stay, however many there are; of others, the newest', async () => {
  for (const [name, background] of [
    ['a.webp', '#8a7f70'],
    ['b.webp', '#70807a'],
  ] as const) {
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background } });
    writeFileSync(path.join(work, name), await image.webp().toBuffer());
  }
  expect(await make(['a.webp'])).toEqual(['a.webp']);
  const cache = path.join(work, 'images');
  const first = readdirSync(cache);
  expect(first.some((name) => name.startsWith('facts-'))).toBe(true);
  for (const name of first) utimesSync(path.join(cache, name), 1, 1);
  for (let index = 0; index <= 12_000; index++) writeFileSync(path.join(cache, `${index}.avif`), '');

  expect(await make(['a.webp', 'b.webp'])).toEqual(['b.webp']);
  const left = readdirSync(cache);
  expect(first.filter((name) => !left.includes(name))).toEqual([]);
  expect(left.filter((name) => /^\d{1,5}\.avif$/.test(name))).toHaveLength(6000);
  expect(await make(['a.webp', 'b.webp'])).toEqual([]);
}, 30_000);
