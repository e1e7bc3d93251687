import path from 'node:path';
import { imageTypes } from '../../content/images';
import { readLanguages } from '../../content/languages';
import { findDictionaries, loadSource } from '../../content/load';
import type { SharedContent } from '../../content/resolve';
import { siteFolder } from '../../content/routes';
import type { SchemaSet } from '../../content/schemas';
import type { ResolvedImage } from '../../content/types.generated';
import { read } from './files';
import { imageName, sizeOf } from './image-files';
import { readText } from './page-files';

/** What the pages of a site share, and the bytes of its images by the name under which they are served. */
export interface SiteContent {
  shared: SharedContent;
  assets: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads what the pages of a site share: the site document, its dictionaries and every image.
 *
 * @param files every file of the site, relative to its folder
 * @throws UsageError when one of them cannot be read
 */
export function readSiteContent(folder: string, files: ReadonlySet<string>, schemas: SchemaSet): SiteContent {
  const images = new Map<string, ResolvedImage>();
  const assets = new Map<string, Uint8Array>();
  const source = (file: string) => loadSource(file, readText(folder, file));
  const sourceOf = (file: string) => (files.has(file) ? source(file) : undefined);
  const siteDocument = sourceOf(`${siteFolder}/site.json`);
  const languages = readLanguages(siteDocument, undefined, files, schemas);
  const sharedDictionaries = findDictionaries(languages, (code) => sourceOf(`${siteFolder}/${code}.json`));
  for (const file of files) {
    if (imageTypes.test(file)) {
      const bytes = read(path.join(folder, file));
      const size = sizeOf(file, bytes);
      // What is not an image was found by its check.
      if (typeof size === 'string') continue;
      const name = `assets/${imageName(file, bytes)}`;
      images.set(file, { src: `/${name}`, ...size });
      assets.set(name, bytes);
    }
  }
  return { shared: { languages, siteDocument, sharedDictionaries, images }, assets };
}
