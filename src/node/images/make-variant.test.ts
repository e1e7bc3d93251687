import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeSmaller, meanColorOf } from './make-variant';

/** A picture in which neighbouring pixels differ a little, with more colours than a palette has. */
const gradient = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    data[at * 3] = ((at % width) * 255) / width;
    data[at * 3 + 1] = (Math.floor(at / width) * 255) / height;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
};
const isPalette = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).isPalette;

it('a PNG is shrunk without losing its colours, and one with a palette keeps that', async () => {
  const made = await makeSmaller('a.png', await gradient(4100, 50).png().toBuffer());
  expect(await sharp(made).metadata()).toMatchObject({ format: 'png', width: 4000 });
  expect(await isPalette(made)).toBe(false);
  const drawn = await gradient(4100, 50).png({ palette: true }).toBuffer();
  expect(await isPalette(await makeSmaller('a.png', drawn))).toBe(true);
});

it('an image of any format becomes as light as it has to be', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const create = { width: 2400, height: 2400, channels: 3, background: '#888', noise } as const;
  const made = await makeSmaller('a.PNG', await sharp({ create }).png().toBuffer());
  expect(made.length).toBeLessThanOrEqual(10_000_000);
  expect((await sharp(made).metadata()).width).toBeGreaterThan(1200);
});

const plain = { create: { width: 8, height: 6, channels: 4, background: '#3366cc' } } as const;
const hole = { create: { width: 2, height: 2, channels: 4, background: '#0000' } } as const;

it.each(['png', 'webp', 'avif'] as const)(
  'the mean colour of an image is that of its pixels: %s',
  async (kind) => {
    const image = await sharp(plain).toFormat(kind, { lossless: true }).toBuffer();
    expect(await meanColorOf(image)).toMatch(/^#3[234]6[567]c[bcd]$/);
    expect(await meanColorOf(await sharp(image).flatten().png().toBuffer())).toMatch(/^#3[234]6[567]c[bcd]$/);
  },
);

it.each(['png', 'webp', 'avif'] as const)('one that is transparent anywhere has none: %s', async (kind) => {
  const cut = sharp(plain).composite([
    { input: await sharp(hole).png().toBuffer(), blend: 'dest-in', left: 0, top: 0 },
  ]);
  expect(await meanColorOf(await cut.toFormat(kind).toBuffer())).toBe('');
});

it('one with a palette has none if one of its colours is transparent', async () => {
  const cut = sharp(plain).composite([{ input: await sharp(hole).png().toBuffer(), blend: 'dest-in' }]);
  expect(await meanColorOf(await cut.png({ palette: true }).toBuffer())).toBe('');
});
