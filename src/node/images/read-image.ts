import path from 'node:path';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { read } from '../read/files';
import { settings } from './variants';

/** An image as it was checked. */
export interface CheckedImage {
  /** Its path within the site. */
  file: string;
  /** Of what it holds and of how its sizes are made. */
  hash: string;
}

/** An image whose header can be read and whose pixels cannot: the message is the decoder's. */
export class UnreadableImage extends Error {}

/** The hash that names an image's files: of what it holds and of how its sizes are made. */
export function hashOfImage(bytes: Uint8Array): string {
  return hashOf(`${hashOf(bytes)} ${JSON.stringify(settings)}`);
}

/**
 * What an image holds, which must be what was checked.
 *
 * @param folder of the site
 * @throws UsageError when it cannot be read, or holds something else now
 */
export function readCheckedImage(folder: string, { file, hash }: CheckedImage): Buffer {
  const bytes = read(path.join(folder, file));
  if (hashOfImage(bytes) !== hash) throw changedMeanwhile(file, folder);
  return bytes;
}

/** What comes of decoding an image. @throws UnreadableImage when it cannot be decoded */
export async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UnreadableImage((error as Error).message);
  }
}
