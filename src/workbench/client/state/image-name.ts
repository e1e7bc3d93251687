import { fileSize, largestImage } from '../../../content/model/images';
import { deviceIn } from '../../../content/model/routes';
import { resolveFile } from '../../../content/site/load';
import { nameIn } from '../../../content/text/paths';
import { slug } from '../../../content/text/slug';

/** Why an image cannot be sent; undefined if it can. @param what what the sentence calls it */
export async function whyNotSent(image: File, what = 'It'): Promise<string | undefined> {
  if (image.size > largestImage.bytes)
    return `${what} has ${fileSize(image.size)}: ${largestImage.bytes / 1_000_000} MB are the most. Export it smaller.`;
  try {
    await image.slice(0, 1).arrayBuffer();
    return undefined;
  } catch {
    // Sending it would fail in the same way as if the server were gone.
    return `${what} cannot be read: it is a folder, or was changed after it was chosen. Choose one file, as it is now.`;
  }
}

/**
 * Derives a file name for an image in the site's convention: lower-case words joined by hyphens.
 *
 * @param name the original file name
 * @param folder its folder in the site
 * @param taken the images of the site
 * @returns a free path in the site
 */
export function newImagePath(name: string, folder: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const kind = name.slice(dot + 1).toLowerCase();
  const words = slug(name.slice(0, Math.max(0, dot)));
  for (let number = 1; ; number++) {
    const path = `${folder}/${words || 'image'}${number > 1 ? `-${number}` : ''}.${kind}`;
    if (!taken.includes(path) && !deviceIn(nameIn(path))) return path;
  }
}

/** Resolves an image's name in a document to its path in the site; a name that leads out of it stays as it is. */
export function imagePath(name: string, document: string): string {
  return resolveFile(document, name) ?? name;
}
