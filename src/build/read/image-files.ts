import path from 'node:path';
import { imageSize } from 'image-size';
import { hashOf } from '../project/hash';

/** The name under which the build serves an image: readable, and different when the image is. */
export function imageName(file: string, bytes: Uint8Array): string {
  const { name, ext } = path.parse(file);
  return `${name}-${hashOf(bytes)}${ext}`;
}

/**
 * The size of an image in CSS pixels.
 *
 * @returns what is wrong, in words, when the bytes are not an image of the kind that the name says
 */
export function sizeOf(file: string, bytes: Uint8Array): { width: number; height: number } | string {
  const wanted = path.extname(file).slice(1).replace('jpeg', 'jpg');
  try {
    const { width, height, type } = imageSize(bytes);
    // AVIF is the one kind that is known by two names.
    const found = type === 'heif' ? 'avif' : type;
    return found === wanted ? { width, height } : `It is ${found}, and its name says ${wanted}.`;
  } catch {
    return `Its name says ${wanted}, and what is in it is not; or it is damaged.`;
  }
}
