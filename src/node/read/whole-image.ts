import type { ReadAt } from './files';
import { avifBoxes, jpegSegments, pngChunks } from './image-parts';

/**
 * Whether a raster image is there to its end, by what its format says of its length. What some programs write behind the
 * end does not matter.
 */
export function isWholeImage(format: string, read: ReadAt, size: number): boolean {
  if (format === 'png') return isWholePng(read, size);
  if (format === 'jpg') return isWholeJpeg(read, size);
  if (format === 'webp') return read(4, 4).readUInt32LE(0) + 8 <= size;
  return format !== 'avif' || hasWholeBoxes(read, size);
}

/** A PNG is chunks, the last of which is `IEND`. */
function isWholePng(read: ReadAt, size: number): boolean {
  if (read(size - 8, 4).toString('latin1') === 'IEND') return true;
  for (const { type } of pngChunks(read, size)) if (type === 'IEND') return true;
  return false;
}

/** A JPEG is segments with their lengths, then data that holds no end mark, then the end mark. */
function isWholeJpeg(read: ReadAt, size: number): boolean {
  if (read(size - 2, 2).equals(endOfJpeg)) return true;
  for (const { type, start } of jpegSegments(read, size))
    if (type === 'da') return read(start, size - start).includes(endOfJpeg);
  return false;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** An AVIF is boxes, each with its length. */
function hasWholeBoxes(read: ReadAt, size: number): boolean {
  let last = 0;
  for (const { end } of avifBoxes(read, 0, size)) last = end;
  return last <= size && last + 8 > size;
}
