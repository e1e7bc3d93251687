import { folderIn, nameIn } from '../text/paths';
import { suggest } from '../text/suggest';
import { settingNames } from './document-kind';
import { downloadTypes } from './downloads';
import { imageTypes } from './images';
import { isLanguageCode, type Languages, languageName, ownName, translatedLanguages } from './languages';
import { documentFile, isRoute, isSharedSection, notFoundId, siteFolder } from './routes';

/** The documents of a site that it can do without. */
const optional = settingNames.map((name) => `${name}.json`);

/** The documents that a folder may contain: that of the page or site, dictionaries, and the site's other documents. */
export function documentsOf(folder: string, languages: Languages): readonly string[] {
  const document = documentFile(folder).slice(folder.length + 1);
  const dictionaries = translatedLanguages(languages).map(({ code }) => `${code}.json`);
  return folder === siteFolder ? [document, ...dictionaries, ...optional] : [document, ...dictionaries];
}

/** The document that a misnamed file was probably meant to be. */
export function meantBy(name: string, folder: string, languages: Languages): string | undefined {
  const documents = documentsOf(folder, languages);
  const lower = name.toLowerCase();
  // A shared section was a page before, or the other way round. Other programs name a page after its folder, or `index`.
  if (['page.json', 'section.json', 'index.json'].includes(lower) || lower === `${nameIn(folder)}.json`)
    return documentFile(folder).slice(folder.length + 1);
  const language = translatedLanguages(languages).find(({ code }) =>
    [languageName(code), ownName(code)].some((own) => lower === `${own.toLowerCase()}.json`),
  );
  if (language) return `${language.code}.json`;
  // Other programs write the codes of languages with capitals: `pt-BR`, `pt_BR`.
  const written = lower.replace('_', '-');
  if (written !== name && documents.includes(written)) return written;
  // A dictionary of a language that the site does not have is not a misspelling of another.
  if (name.endsWith('.json') && isLanguageCode(name.slice(0, -'.json'.length))) return undefined;
  return documents.find((document) => isCopyOf(name, document)) ?? suggest(name, documents);
}

/** Whether a name is that of a document with what a program puts behind it: `page.json.txt`, `page (1).json`, `page - Copy.json`. */
function isCopyOf(name: string, document: string): boolean {
  const stem = document.replace(/\.json$/, '');
  return (
    name.startsWith(`${document}.`) ||
    (name.endsWith('.json') && /^[ (]/.test(name.slice(stem.length)) && name.startsWith(stem))
  );
}

/**
 * The missing documents in whose place a similarly named file exists, with that file: documents of the site and of
 * pages, and dictionaries of pages that have a document. A page under the name of its folder, beside that, is one.
 *
 * @param isPage whether a file holds a page document
 */
export function wronglyNamed(
  files: ReadonlySet<string>,
  languages: Languages,
  isPage: (file: string) => boolean = () => false,
): Map<string, string> {
  const wrong = new Map<string, string>();
  for (const file of files) {
    const [folder, name] = [folderIn(file), nameIn(file)];
    if (documentsOf(folder, languages).includes(name) || imageTypes.test(name)) continue;
    if (downloadTypes.test(name)) continue;
    const meant = folder !== '' ? meantBy(name, folder, languages) : undefined;
    if (meant === undefined) {
      const id = file.replace(/\.json$/, '');
      const page = documentFile(id);
      const isMissing = isRoute(id) && !files.has(page) && !wrong.has(page);
      // A copy beside a page, such as `page-2.json`, is not another page.
      if (isMissing && !/^page\b/.test(name) && isPage(file)) wrong.set(page, file);
    }
    if (meant === undefined || files.has(`${folder}/${meant}`)) continue;
    // A site can do without them, so that only a name that says it without doubt is missed.
    if (folder === siteFolder && optional.includes(meant) && !isBeyondDoubt(name, meant)) continue;
    const isPageDocument = meant === 'page.json' && (!folder.startsWith('_') || folder === notFoundId);
    const isNeeded =
      isPageDocument ||
      folder === siteFolder ||
      (isSharedSection(folder) && meant === 'section.json') ||
      files.has(documentFile(folder));
    if (isNeeded && !wrong.has(`${folder}/${meant}`)) wrong.set(`${folder}/${meant}`, file);
  }
  return wrong;
}

/** Whether a name differs from that of a document by capitals, or by what a program has put behind it. */
function isBeyondDoubt(name: string, meant: string): boolean {
  const lower = name.toLowerCase();
  return lower === meant || isCopyOf(lower, meant);
}

/**
 * The folder that was meant to be a folder with an underscore, by its name: `_Site`, `site`, `_not_found`.
 *
 * @param document in the missing folder
 */
export function folderInPlaceOf(document: string, files: ReadonlySet<string>): string | undefined {
  const [folder = '', name = ''] = document.split('/');
  if (!folder.startsWith('_')) return undefined;
  for (const file of files) {
    const [otherFolder = '', other = '', ...deeper] = file.split('/');
    if (
      deeper.length === 0 &&
      other === name &&
      otherFolder !== folder &&
      lettersOf(otherFolder) === lettersOf(folder)
    )
      return otherFolder;
  }
  return undefined;
}

const lettersOf = (folder: string) => folder.toLowerCase().replace(/[^a-z]/g, '');
