import { attempt } from '../../content/text/attempt';
import type { ReadAt } from './files';
import { avifBoxes, type ImagePart, jpegSegments, pngChunks, webpChunks } from './image-parts';

/**
 * Whether an image is shown with its width and height swapped, by what a camera wrote into it. Looks where the decoder
 * that makes variants does; `image-size` looks in JPEG alone.
 */
export function isTurned(format: string, read: ReadAt, size: number): boolean {
  if (format === 'avif') return isTurnedAvif(read, size);
  const exif = exifOf(format, read, size);
  const orientation = exif && attempt(() => orientationIn(read(exif.start, exif.end - exif.start)));
  return orientation !== undefined && orientation >= 5 && orientation <= 8;
}

function exifOf(format: string, read: ReadAt, size: number): ImagePart | undefined {
  const at = (offset: number, length = 4) => read(offset, length).toString('latin1');
  if (format === 'jpg')
    return first(jpegSegments(read, size), ({ type, start }) => type === 'e1' && at(start) === 'Exif');
  if (format === 'png') {
    const chunk = first(pngChunks(read, size), ({ type }) => type === 'eXIf' || type === 'IDAT');
    return chunk?.type === 'eXIf' ? chunk : undefined;
  }
  // A bit says whether the metadata count.
  const isMarked = format === 'webp' && at(12) === 'VP8X' && (at(20, 1).charCodeAt(0) & 8) > 0;
  return isMarked ? first(webpChunks(read, size), ({ type }) => type === 'EXIF') : undefined;
}

/** The orientation that EXIF metadata hold, if any. @throws if they are damaged */
function orientationIn(exif: Buffer): number | undefined {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  const isLittle = exif.toString('latin1', start, start + 2) === 'II';
  const directory = view.getUint32(4, isLittle);
  for (let index = 0; index < view.getUint16(directory, isLittle); index++) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === orientationTag) return view.getUint16(entry + 8, isLittle);
  }
  return undefined;
}

const orientationTag = 0x0112;

/** An AVIF has a property for quarters of a turn. What its EXIF says does not count. */
function isTurnedAvif(read: ReadAt, size: number): boolean {
  const inside = (box: ImagePart | undefined, type: string, skipped = 0) =>
    box && first(avifBoxes(read, box.start + skipped, box.end), (one) => one.type === type);
  const meta = inside({ type: '', start: 0, end: size }, 'meta');
  // The version of `meta` comes before the boxes in it.
  const turn = inside(inside(inside(meta, 'iprp', 4), 'ipco'), 'irot');
  return turn !== undefined && (read(turn.start, 1).readUInt8() & 1) === 1;
}

function first(parts: Iterable<ImagePart>, isWanted: (part: ImagePart) => boolean): ImagePart | undefined {
  for (const part of parts) if (isWanted(part)) return part;
  return undefined;
}
