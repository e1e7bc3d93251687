import { readLanguages } from '../../content/languages';
import { findDictionaries, loadSource } from '../../content/load';
import type { SharedContent } from '../../content/resolve';
import { siteFolder } from '../../content/routes';
import type { SchemaSet } from '../../content/schemas';
import { themeFile } from '../../content/theme/theme';
import { readText } from './page-files';

/**
 * Reads what the pages of a site share, apart from its images: the site document, its dictionaries, what it looks like.
 *
 * @param files every file of the site, relative to its folder
 * @throws UsageError when one of them cannot be read
 */
export function readSiteContent(
  folder: string,
  files: ReadonlySet<string>,
  schemas: SchemaSet,
): Omit<SharedContent, 'images'> {
  const source = (file: string) => loadSource(file, readText(folder, file));
  const sourceOf = (file: string) => (files.has(file) ? source(file) : undefined);
  const siteDocument = sourceOf(`${siteFolder}/site.json`);
  const languages = readLanguages(siteDocument, undefined, files, schemas);
  const sharedDictionaries = findDictionaries(languages, (code) => sourceOf(`${siteFolder}/${code}.json`));
  return { languages, siteDocument, sharedDictionaries, theme: sourceOf(themeFile) };
}
