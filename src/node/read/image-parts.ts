import type { ReadAt } from './files';

/** A part of an image file, and where its content lies: a segment of a JPEG, a chunk of a PNG or a WebP, a box of an AVIF. */
export interface ImagePart {
  type: string;
  start: number;
  end: number;
}

/** The segments up to the one that the data follow. Their type is their marker, in hexadecimal digits. */
export function* jpegSegments(read: ReadAt, size: number): Iterable<ImagePart> {
  for (let at = 2; at + 4 <= size; ) {
    const header = read(at, 4);
    const type = header.toString('hex', 1, 2);
    if (header[0] !== 0xff) return;
    // Markers may be filled up.
    const end = type === 'ff' ? at + 1 : at + 2 + header.readUInt16BE(2);
    if (type !== 'ff') yield { type, start: at + 4, end };
    if (type === 'da') return;
    at = end;
  }
}

/** The chunks of a PNG, behind its signature. */
export function* pngChunks(read: ReadAt, size: number): Iterable<ImagePart> {
  // Each ends with four bytes of checksum.
  for (let at = 8; at + 12 <= size; ) {
    const header = read(at, 8);
    const [start, end] = [at + 8, at + 8 + header.readUInt32BE(0)];
    yield { type: header.toString('latin1', 4), start, end };
    at = end + 4;
  }
}

/** The chunks of a WebP, behind its header. Those of odd length are padded. */
export function* webpChunks(read: ReadAt, size: number): Iterable<ImagePart> {
  for (let at = 12; at + 8 <= size; ) {
    const header = read(at, 8);
    const [start, end] = [at + 8, at + 8 + header.readUInt32LE(4)];
    yield { type: header.toString('latin1', 0, 4), start, end };
    at = end + (end % 2);
  }
}

/** The boxes between two offsets, up to one whose length cannot be right. */
export function* avifBoxes(read: ReadAt, from: number, to: number): Iterable<ImagePart> {
  for (let at = from; at + 8 <= to; ) {
    const header = read(at, 16);
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === 16;
    // The last may reach to the end of the file.
    const length = isLong ? Number(header.readBigUInt64BE(8)) : short || to - at;
    if (length < 8) return;
    const end = at + length;
    yield { type: header.toString('latin1', 4, 8), start: at + (isLong ? 16 : 8), end };
    at = end;
  }
}
