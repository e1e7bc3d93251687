import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { readImageFacts } from './image-files';

const folder = temporaryFolder('whole-image');
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const image = (kind: (typeof kinds)[number]) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#8a7f70', noise } })
    .toFormat(kind)
    .toBuffer();
const look = (name: string, bytes: Buffer) => {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return readImageFacts(file);
};
const right = expect.objectContaining({ width: 90, height: 60 });

it.each(kinds)('%s is found half copied, and without its last bytes', async (kind) => {
  const bytes = await image(kind);
  expect(look(`whole.${kind}`, bytes)).toEqual(right);
  for (const length of [Math.ceil(bytes.length * 0.9), bytes.length - 9])
    expect(look(`half.${kind}`, bytes.subarray(0, length))).toMatch(/ends too early/);
});

it.each(['jpeg', 'png', 'webp'] as const)('%s may have something behind its end', async (kind) => {
  expect(look(`more.${kind}`, Buffer.concat([await image(kind), Buffer.from('a film')]))).toEqual(right);
});

it('jpeg is not whole by the end of a small image in its notes', async () => {
  const bytes = await image('jpeg');
  const note = Buffer.from([0xff, 0xe2, 0, 6, 0xff, 0xd9, 0, 0]);
  const noted = Buffer.concat([bytes.subarray(0, 2), note, bytes.subarray(2)]);
  expect(look('noted.jpg', Buffer.concat([noted, Buffer.from('more')]))).toEqual(right);
  expect(look('cut.jpg', noted.subarray(0, noted.length - 20))).toMatch(/ends too early/);
});
