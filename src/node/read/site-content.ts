import { idOfDocument, isSharedSection, routeOf, siteFolder } from '../../content/model/routes';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SchemaSet } from '../../content/schema/schemas';
import { findDictionaries, loadSource, type Page } from '../../content/site/load';
import { readLanguages } from '../../content/site/read-languages';
import { themeFile } from '../../content/site/theme/theme';
import { readText } from './page-files';

/**
 * Reads what the pages of a site share, except for images: the site document, its dictionaries, the theme, and the
 * shared sections.
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
  const sharedSections = new Map<string, Page>();
  for (const file of files) {
    const id = idOfDocument(file);
    if (id === undefined || !isSharedSection(id)) continue;
    const dictionaries = findDictionaries(languages, (code) => sourceOf(`${id}/${code}.json`));
    sharedSections.set(id, { id, route: routeOf(id), source: source(file), dictionaries });
  }
  return { languages, siteDocument, sharedDictionaries, sharedSections, theme: sourceOf(themeFile) };
}
