import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { factsOf, readImageFacts } from './image-files';

const folder = temporaryFolder('image-files');
const flat = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#8a7f70' } });

describe('an image is known from its header', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', async (kind) => {
    const file = path.join(folder, `plant.${kind}`);
    writeFileSync(file, await flat().toFormat(kind).toBuffer());
    expect(readImageFacts(file)).toMatchObject({
      width: 30,
      height: 20,
      isAnimated: false,
      isDrawing: false,
    });
  });

  it('turned, as the camera was held', async () => {
    const bytes = await flat().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(factsOf('a.jpg', bytes)).toMatchObject({ width: 20, height: 30 });
  });

  it('behind a large colour profile', async () => {
    const jpeg = await flat().jpeg().toBuffer();
    // Enough metadata segments to fill the first read.
    const note = Buffer.alloc(60_002, 'x');
    note.writeUInt16BE(0xffe2, 0);
    note.writeUInt16BE(60_000, 2);
    const file = path.join(folder, 'notes.jpg');
    writeFileSync(file, Buffer.concat([jpeg.subarray(0, 2), note, note, note, jpeg.subarray(2)]));
    expect(readImageFacts(file)).toMatchObject({ width: 30, height: 20 });
  });

  it('several frames of WebP, PNG and AVIF', async () => {
    const frames = await sharp([await flat().png().toBuffer(), await flat().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(factsOf('a.webp', frames)).toMatchObject({ isAnimated: true });
    const png = await flat().png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    expect(factsOf('a.png', Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toMatchObject({
      isAnimated: true,
    });
    const avif = Buffer.from(await flat().avif().toBuffer());
    avif.write('avis', 8, 'latin1');
    expect(factsOf('a.avif', avif)).toContain('It is an animation');
  });
});

it.each([
  ['a.png', 'GIF89a', /its name says png/],
  ['a.jpg', '', /The file is empty/],

  // The rules for drawings have their own tests: drawing/drawing.test.ts.
  [
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>',
    /It holds a script/,
  ],
  ['a.svg', 'PNG', /what is in it is no XML/],
])('%s with %s is refused', (file, text, message) => {
  expect(factsOf(file, Buffer.from(text))).toMatch(message);
});

it('a drawing that only refers to itself and to its namespace is shown', () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect id="a" fill="url(#b)"/><use href="#a"/></svg>';
  expect(factsOf('a.svg', Buffer.from(text))).toMatchObject({ width: 8, height: 8, isDrawing: true });
});
