import path from 'node:path';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { readBytes } from '../read/files';
import { settings } from './variants';

/** An image as of its check. */
export interface CheckedImage {
  /** Its path within the site. */
  file: string;
  /** See `hashOfImage`. */
  hash: string;
}

/** An image with a valid header whose pixels cannot be decoded. The message is the decoder's. */
export class UnreadableImage extends Error {}

/** The hash in the names of an image's variants: of its content and of the settings that they are made with. */
export function hashOfImage(bytes: Uint8Array): string {
  return hashOf(`${hashOf(bytes)} ${JSON.stringify(settings)}`);
}

/**
 * The content of an image, which must be what was checked.
 *
 * @throws UsageError when it cannot be read or has changed
 */
export function readCheckedImage(folder: string, { file, hash }: CheckedImage): Buffer {
  const bytes = readBytes(path.join(folder, file));
  if (hashOfImage(bytes) !== hash) throw changedMeanwhile(file, folder);
  return bytes;
}

/** Wraps errors of decoding. @throws UnreadableImage when the image cannot be decoded */
export async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UnreadableImage((error as Error).message);
  }
}
