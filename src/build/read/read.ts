import path from 'node:path';
import { type ImageFacts, imageTypes } from '../../content/images';
import type { SiteFiles } from '../../content/load';
import { listFiles } from './files';
import { readImageFacts } from './image-files';
import { readText } from './page-files';

/**
 * Reads a site from disk: the text of its JSON files, and what its images are.
 *
 * @throws UsageError when the folder does not exist or a file cannot be read
 */
export function readSiteFiles(folder: string): SiteFiles {
  const documents = new Map<string, string>();
  const images = new Map<string, ImageFacts>();
  const brokenImages = new Map<string, string>();
  const strays: string[] = [];
  for (const file of listFiles(folder)) {
    if (file.endsWith('.json')) {
      documents.set(file, readText(folder, file));
    } else if (imageTypes.test(file)) {
      const facts = readImageFacts(path.join(folder, file));
      if (typeof facts === 'string') brokenImages.set(file, facts);
      else images.set(file, facts);
    } else {
      strays.push(file);
    }
  }
  return { documents, images, brokenImages, strays };
}
