import { imageTypes } from '../model/images';
import { resolveFile } from './load';
import type { SiteContext } from './site-context';
import { wrongUses } from './uses-by';

/** The files that documents name as images, and that are of a kind which browsers do not show, such as HEIC. */
export function unshownImages(site: SiteContext): Set<string> {
  const files = new Set<string>();
  for (const { file, text } of wrongUses(site, 'wrongImages')) {
    const named = resolveFile(file, text.trim());
    if (named !== undefined && site.folder.files.has(named) && !imageTypes.test(named)) files.add(named);
  }
  return files;
}
