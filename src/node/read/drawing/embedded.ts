import { imageSize } from 'image-size';
import { largestImage } from '../../../content/model/images';
import { attempt } from '../../../content/text/attempt';

/** The format of a raster image, by its magic bytes; undefined for anything else. */
export function rasterKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return start.slice(4) === 'ftypavif' ? 'avif' : undefined;
}

/** Whether a `data:` URL is a raster image of its declared type, no larger than any page needs. */
export function isEmbeddedPicture(address: string): boolean {
  const text = address.replaceAll(/\s+/g, '');
  const [, kind, data = ''] =
    /^data:image\/(png|jpe?g|webp|avif|gif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(data, 'base64');
  if (kind === undefined || rasterKind(bytes) !== kind.replace(/^jpg$/, 'jpeg')) return false;
  const size = attempt(() => imageSize(bytes));
  return size !== undefined && size.width * size.height <= largestImage.pixels;
}
