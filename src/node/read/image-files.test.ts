import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { openImage } from '../images/make-variant';
import { factsOf, readImageFacts } from './image-files';

const folder = temporaryFolder('image-files');
const flat = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#8a7f70' } });
const noise = () =>
  sharp({
    create: {
      ...{ width: 600, height: 400, channels: 3, background: '#8a7f70' },
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  });
/** The size of an image as variants are made of it. */
async function shownSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { info } = await openImage(bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

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

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('turned, as the camera was held: %s', async (kind) => {
    const file = path.join(folder, `turned.${kind}`);
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      // WebP has its metadata at the end: too far away for the first read.
      const image = kind === 'webp' ? noise() : flat(600, 400);
      const bytes = await image.withMetadata({ orientation }).toFormat(kind, { effort: 1 }).toBuffer();
      const facts = orientation < 5 ? { width: 600, height: 400 } : { width: 400, height: 600 };
      expect(await shownSize(bytes), `${orientation}`).toEqual(facts);
      expect(factsOf(file, bytes), `${orientation}`).toMatchObject(facts);
      writeFileSync(file, bytes);
      expect(readImageFacts(file), `${orientation}`).toMatchObject(facts);
    }
  });

  it.each(['jpeg', 'png', 'webp'] as const)('not turned by what is no orientation: %s', async (kind) => {
    const bytes = await flat().withMetadata({ orientation: 6 }).toFormat(kind).toBuffer();
    const at = bytes.indexOf(Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0]));
    for (const [offset, byte] of [
      [8, 9],
      [0, 0x13],
      [-10, 0],
      [-6, 0xff],
    ] as const) {
      const damaged = Buffer.from(bytes);
      damaged[at + offset] = byte;
      expect(await shownSize(damaged), `${offset}`).toEqual({ width: 30, height: 20 });
      expect(factsOf(`a.${kind}`, damaged), `${offset}`).toMatchObject({ width: 30, height: 20 });
    }
  });

  it('not turned where no program looks for it', async () => {
    const webp = await flat().withMetadata({ orientation: 6 }).webp().toBuffer();
    webp[20] = (webp[20] ?? 0) & ~8;
    const png = await flat().withMetadata({ orientation: 6 }).png().toBuffer();
    const [from, to, end] = [png.indexOf('eXIf') - 4, png.indexOf('pHYs') - 4, png.length - 12];
    const late = [png.subarray(0, from), png.subarray(to, end), png.subarray(from, to), png.subarray(end)];
    for (const [file, bytes] of [
      ['a.webp', webp],
      ['a.png', Buffer.concat(late)],
    ] as const) {
      expect(await shownSize(bytes), file).toEqual({ width: 30, height: 20 });
      expect(factsOf(file, bytes), file).toMatchObject({ width: 30, height: 20 });
    }
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
