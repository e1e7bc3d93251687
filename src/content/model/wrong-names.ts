import { suggest } from '../text/suggest';
import { downloadTypes } from './downloads';
import { imageTypes } from './images';
import { isLanguageCode, type Languages, translatedLanguages } from './languages';
import { documentFile, isSharedSection, notFoundId, siteFolder } from './routes';

/** The documents that a folder may contain: that of the page or site, dictionaries, and the site's other documents. */
export function documentsOf(folder: string, languages: Languages): readonly string[] {
  const document = documentFile(folder).slice(folder.length + 1);
  const dictionaries = translatedLanguages(languages).map(({ code }) => `${code}.json`);
  return folder === siteFolder
    ? [document, ...dictionaries, 'glossary.json', 'rules.json', 'redirects.json', 'theme.json']
    : [document, ...dictionaries];
}

/** The document that a misnamed file was probably meant to be. */
export function meantBy(name: string, folder: string, languages: Languages): string | undefined {
  const known = documentsOf(folder, languages);
  // A dictionary of a language that the site does not have is not a misspelling of another.
  if (name.endsWith('.json') && isLanguageCode(name.slice(0, -'.json'.length))) return undefined;
  return known.find((document) => name.startsWith(`${document}.`)) ?? suggest(name, known);
}

/**
 * The missing documents in whose place a similarly named file exists, with that file: documents of the site and of
 * pages, and dictionaries of pages that have a document.
 */
export function wronglyNamed(files: ReadonlySet<string>, languages: Languages): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const slash = file.lastIndexOf('/');
    const folder = file.slice(0, Math.max(0, slash));
    const name = file.slice(slash + 1);
    if (slash <= 0 || documentsOf(folder, languages).includes(name) || imageTypes.test(name)) continue;
    if (downloadTypes.test(name)) continue;
    const meant = meantBy(name, folder, languages);
    if (meant === undefined || files.has(`${folder}/${meant}`)) continue;
    const isPageDocument = meant === 'page.json' && (!folder.startsWith('_') || folder === notFoundId);
    const isNeeded =
      isPageDocument ||
      folder === siteFolder ||
      (isSharedSection(folder) && meant === 'section.json') ||
      files.has(documentFile(folder));
    if (isNeeded && !found.has(`${folder}/${meant}`)) found.set(`${folder}/${meant}`, file);
  }
  return found;
}
