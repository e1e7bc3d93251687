import { relativePath } from '../text/relative-path';
import { isDownloadPath } from './downloads';
import { isImagePath } from './images';

/**
 * A part of a document for another one: paths of images and downloads are relative to their document, and keep leading to the
 * same files.
 *
 * @param from the document of the part
 * @param to the other document
 */
export function withCopiedPaths<T>(part: T, from: string, to: string): T {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) => {
    if (typeof value !== 'string' || !(isDownloadPath(value) || isImagePath(value))) return value;
    const file = new URL(value, `file:///${from}`).pathname.slice(1);
    return relativePath(to, file);
  });
}
