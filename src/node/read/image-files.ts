import path from 'node:path';
import { imageSize } from 'image-size';
import type { ImageFacts } from '../../content/model/images';
import { isLfsPointer, lfsPointer } from '../../content/text/lfs-pointer';
import { readDrawing } from './drawing/drawing';
import { rasterKind } from './drawing/embedded';
import { type ReadAt, readBytes, readParts } from './files';
import { isTurned } from './turned-image';
import { isWholeImage } from './whole-image';

/**
 * How many bytes to read for a header, in attempts: the first is usually enough, but some contain a color profile, a
 * thumbnail, or megabytes of metadata.
 */
const headers = [64 * 1024, 1024 * 1024, 8 * 1024 * 1024, 64 * 1024 * 1024];

/**
 * Facts about an image. Of a raster image only the header and what says where it ends are read, however large it is; a
 * drawing is read whole.
 *
 * @returns what is wrong, in words, if it is not an image of the type that its name says
 * @throws UsageError when the file cannot be read
 */
export function readImageFacts(file: string): ImageFacts | string {
  // A drawing must be read whole: something dangerous may be anywhere in it.
  if (/\.svg$/i.test(file)) return factsOf(file, readBytes(file));
  return readParts(file, (readAt, size) => {
    let facts: ImageFacts | string = '';
    for (const length of headers) {
      facts = factsIn(file, readAt(0, length), readAt, size);
      if (typeof facts !== 'string' || size <= length) break;
    }
    if (typeof facts === 'string' || facts.isDrawing) return facts;
    return isWholeImage(formatOf(file), readAt, size) ? facts : unfinished;
  });
}

const unfinished = 'It ends too early, as if it were only half copied.';

/** The format that the name of an image says. */
function formatOf(file: string): string {
  return path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
}

/**
 * Facts about an image from all of its bytes.
 *
 * @returns what is wrong, in words, if the bytes are not an image of the type that the name says
 */
export function factsOf(file: string, bytes: Uint8Array): ImageFacts | string {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return factsIn(file, whole, (at, length) => whole.subarray(at, at + length), whole.length);
}

/** The same from its beginning and what is read of the rest. @param bytes all of a drawing */
function factsIn(file: string, bytes: Buffer, readAt: ReadAt, size: number): ImageFacts | string {
  const start = bytes.toString('latin1', 0, 64);
  if (isLfsPointer(start)) return lfsPointer.message;
  const wanted = formatOf(file);
  if (bytes.toString('latin1', 4, 12) === 'ftypavis') return 'It is an animation: export one frame of it.';
  if (wanted === 'svg' && rasterKind(bytes) === undefined) {
    const drawing = readDrawing(bytes);
    return typeof drawing === 'string'
      ? drawing
      : { ...drawing, bytes: size, isAnimated: false, isDrawing: true };
  }
  try {
    const { width, height, type } = imageSize(bytes);
    // AVIF is the only format with two names.
    const format = type === 'heif' ? 'avif' : type;
    if (format !== wanted) return `It is ${format}, and its name says ${wanted}.`;
    const areSwapped = isTurned(format, readAt, size);
    return {
      width: areSwapped ? height : width,
      height: areSwapped ? width : height,
      bytes: size,
      isAnimated: isAnimated(bytes),
      isDrawing: false,
    };
  } catch {
    if (size === 0) return 'The file is empty: it was not copied to its end.';
    return `Its name says ${wanted}, but it holds something else, or is damaged.`;
  }
}

/** Whether an image has several frames, according to its WebP or PNG header. */
function isAnimated(header: Buffer): boolean {
  const at = (offset: number, length = 4) => header.toString('latin1', offset, offset + length);
  if (at(8) === 'WEBP') return at(12) === 'VP8X' && ((header[20] ?? 0) & 2) > 0;
  if (at(1, 3) !== 'PNG') return false;
  // In an animated PNG, the `acTL` chunk comes before the first `IDAT`.
  const pixels = header.indexOf('IDAT');
  const frames = header.indexOf('acTL');
  return frames > 0 && (pixels < 0 || frames < pixels);
}
