import path from 'node:path';
import { type DownloadFacts, downloadTypes } from '../../content/model/downloads';
import { type ImageFacts, imageTypes } from '../../content/model/images';
import type { ReadFiles } from '../../content/site/load';
import { readDownloadFacts } from './download-files';
import { readImageFacts } from './image-files';
import { readText } from './page-files';
import { listSite } from './site-listing';

/**
 * Reads a site from disk: the text of its JSON files, and facts about its images and downloads.
 *
 * @throws UsageError when the folder does not exist or a file cannot be read
 */
export function readSiteFiles(folder: string): ReadFiles {
  const documents = new Map<string, string>();
  const images = new Map<string, ImageFacts>();
  const brokenImages = new Map<string, string>();
  const downloads = new Map<string, DownloadFacts>();
  const strays: string[] = [];
  const { files, strange } = listSite(folder);
  for (const file of files) {
    if (file.endsWith('.json')) {
      documents.set(file, strange.has(file) ? '' : readText(folder, file));
    } else if (strange.has(file)) {
      strays.push(file);
    } else if (imageTypes.test(file)) {
      const facts = readImageFacts(path.join(folder, file));
      if (typeof facts === 'string') brokenImages.set(file, facts);
      else images.set(file, facts);
    } else if (downloadTypes.test(file)) {
      downloads.set(file, readDownloadFacts(path.join(folder, file)));
    } else {
      strays.push(file);
    }
  }
  return { documents, images, brokenImages, downloads, strays, strange };
}
