import { imageTypes } from '../model/images';
import { resolveFile } from './load';
import type { SiteContext } from './site-context';

/** The files that documents name as images, and that are of a kind which browsers do not show, such as HEIC. */
export function unshownImages(site: SiteContext): Set<string> {
  const files = new Set<string>();
  for (const facts of site.all()) {
    if (facts.wrongImages.length === 0) continue;
    for (const { file, text } of site.context(facts).wrongImages) {
      const named = resolveFile(file, text.trim());
      if (named !== undefined && site.folder.files.has(named) && !imageTypes.test(named)) files.add(named);
    }
  }
  return files;
}
