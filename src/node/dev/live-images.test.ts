import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { LiveImages } from './live-images';

const site = temporaryFolder('live-images');

it('an image is shown at once as it is, and in the size that was asked for when that is made', async () => {
  mkdirSync(path.join(site, 'finance'));
  // Random, so that no variant is cached.
  const background = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const bytes = await sharp({ create: { width: 1000, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
  writeFileSync(path.join(site, 'finance/plant.jpg'), bytes);
  const images = new LiveImages(site, ['finance/plant.jpg', 'finance/gone.jpg'], '');
  expect([...images.served.keys()]).toEqual(['finance/plant.jpg']);
  const { avif = '' } = images.served.get('finance/plant.jpg') ?? {};
  const name = /\/(\S+) 400w/.exec(avif)?.[1] ?? '';

  expect(images.find(name)).toEqual({ bytes, type: 'image/jpeg' });
  await vi.waitFor(() => expect(images.find(name)?.type).toBe('image/avif'), { timeout: 20_000 });
  const made = await sharp(images.find(name)?.bytes).metadata();
  expect(made).toMatchObject({ format: 'heif', width: 400, height: 280 });
  expect(images.find('assets/other.jpg')).toBeUndefined();
});
