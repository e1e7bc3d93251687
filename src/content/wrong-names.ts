import { imageTypes } from './images';
import { notFoundId, siteFolder } from './routes';
import { suggest } from './suggest';

/** What the folder of a page may hold beside images, and what the folder of the site holds. */
const ofPage = ['page.json', 'es.json'];
const ofSite = ['site.json', 'es.json'];

/** The documents that a folder may hold. */
export function documentsOf(folder: string): readonly string[] {
  return folder === siteFolder ? ofSite : ofPage;
}

/** The document that a file with a wrong name was probably meant to be. */
export function meantBy(name: string, folder: string): string | undefined {
  const known = documentsOf(folder);
  return known.find((document) => name.startsWith(`${document}.`)) ?? suggest(name, known);
}

/**
 * The documents that are missing while a file with a name like theirs lies in their place, and that file: those of the
 * site itself, those of pages, and the dictionaries of pages that have a document.
 */
export function wronglyNamed(files: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const slash = file.lastIndexOf('/');
    const folder = file.slice(0, Math.max(0, slash));
    const name = file.slice(slash + 1);
    if (slash <= 0 || documentsOf(folder).includes(name) || imageTypes.test(name)) continue;
    const meant = meantBy(name, folder);
    if (meant === undefined || files.has(`${folder}/${meant}`)) continue;
    const isPageDocument = meant === 'page.json' && (!folder.startsWith('_') || folder === notFoundId);
    const isNeeded = isPageDocument || folder === siteFolder || files.has(`${folder}/page.json`);
    if (isNeeded && !found.has(`${folder}/${meant}`)) found.set(`${folder}/${meant}`, file);
  }
  return found;
}
