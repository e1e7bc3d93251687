import type { ReadAt } from './files';

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
  for (let at = 8; at + 12 <= size; ) {
    const header = read(at, 8);
    if (header.toString('latin1', 4, 8) === 'IEND') return true;
    at += header.readUInt32BE(0) + 12;
  }
  return false;
}

/** A JPEG is segments with their lengths, then data that holds no end mark, then the end mark. */
function isWholeJpeg(read: ReadAt, size: number): boolean {
  if (read(size - 2, 2).equals(endOfJpeg)) return true;
  let at = 2;
  while (at + 4 <= size) {
    const segment = read(at, 4);
    if (segment[0] !== 0xff) return false;
    if (segment[1] === 0xda) return read(at, size - at).includes(endOfJpeg);
    // Marks may be filled up.
    at += segment[1] === 0xff ? 1 : segment.readUInt16BE(2) + 2;
  }
  return false;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** An AVIF is boxes, each with its length; the last may reach to the end of the file. */
function hasWholeBoxes(read: ReadAt, size: number): boolean {
  let at = 0;
  while (at + 8 <= size) {
    const header = read(at, 16);
    const short = header.readUInt32BE(0);
    const length = short === 1 && header.length === 16 ? Number(header.readBigUInt64BE(8)) : short;
    if (length === 0) return true;
    if (length < 8) return false;
    at += length;
  }
  return at <= size;
}
