import { UsageError } from '../project/project';
import { keepMade } from './image-cache';
import type { ImageAnswer, ImageJob } from './image-jobs';
import { makeVariants } from './make-variant';
import { readCheckedImage } from './read-image';

/** Makes and caches the variants of an image. */
export async function doImageJob({ folder, image, variants }: ImageJob): Promise<ImageAnswer> {
  const { file } = image;
  try {
    const bytes = readCheckedImage(folder, image);
    for await (const [{ name }, made] of makeVariants(bytes, variants)) keepMade(name, made);
    return { file };
  } catch (error) {
    const { message } = error as Error;
    return error instanceof UsageError ? { file, stop: message } : { file, problem: message };
  }
}
