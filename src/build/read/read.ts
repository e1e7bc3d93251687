import path from 'node:path';
import { imageTypes } from '../../content/images';
import type { SiteFiles } from '../../content/load';
import type { ResolvedImage } from '../../content/types.generated';
import { listFiles, read } from './files';
import { imageName, sizeOf } from './image-files';
import { readText } from './page-files';

/**
 * Reads a site from disk: the text of its JSON files, and address and size of its images.
 *
 * @throws UsageError when the folder does not exist or a file cannot be read
 */
export function readSiteFiles(folder: string): SiteFiles {
  const documents = new Map<string, string>();
  const images = new Map<string, ResolvedImage>();
  const brokenImages = new Map<string, string>();
  const strays: string[] = [];
  for (const file of listFiles(folder)) {
    if (file.endsWith('.json')) {
      documents.set(file, readText(folder, file));
    } else if (imageTypes.test(file)) {
      const bytes = read(path.join(folder, file));
      const size = sizeOf(file, bytes);
      if (typeof size === 'string') brokenImages.set(file, size);
      else images.set(file, { src: `/assets/${imageName(file, bytes)}`, ...size });
    } else {
      strays.push(file);
    }
  }
  return { documents, images, brokenImages, strays };
}
