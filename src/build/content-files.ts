import { type Language, languages } from '../content/languages';
import { aliasesOf, type Site } from '../content/load';
import { createResolver, type ResolvedPage, type ResolvedSite } from '../content/resolve';
import { contentKey, localize, notFoundId, pageIdOf, parsePath, siteFolder } from '../content/routes';
import type { SchemaSet } from '../content/schemas';
import { galleryPages } from './gallery';

/** Everything that a checked site says, in every language: what the build writes and the development server serves. */
export interface ResolvedContent {
  pages: ReadonlyArray<{ page: ResolvedPage; site: ResolvedSite }>;
  sites: ReadonlyMap<Language, ResolvedSite>;
  /** Alias to route, both in one language: `/es/industries/healthcare` to `/es/healthcare`. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Resolves every page of a site in every language. Expects a site without errors.
 *
 * @param withGallery whether the gallery of section types follows the pages of the site
 */
export function resolveContent(site: Site, schemas: SchemaSet, withGallery = false): ResolvedContent {
  const resolver = createResolver(site, schemas);
  const sites = new Map(languages.map((language) => [language, resolver.site(language)]));
  const redirects = new Map<string, string>();
  const pages = site.pages.flatMap((source) =>
    languages.map((language) => {
      for (const alias of aliasesOf(source))
        redirects.set(localize(alias, language), localize(source.route, language));
      return {
        page: resolver.page(source, language),
        site: sites.get(language) ?? resolver.site(language),
      };
    }),
  );
  if (withGallery) pages.push(...galleryPages(schemas, sites));
  return { pages, sites, redirects };
}

/** The JSON files that the browser fetches when it navigates, by their path below the site's root. */
export function contentFiles({ pages, sites }: ResolvedContent): Map<string, string> {
  const files = new Map<string, string>();
  for (const { page } of pages) files.set(pathOf(contentKey(page.id, page.language)), JSON.stringify(page));
  for (const [language, site] of sites)
    files.set(pathOf(contentKey(siteFolder, language)), JSON.stringify(site));
  return files;
}

/** The page that answers for a path: the one with that route, or the 404 page. */
export function findPage({ pages }: ResolvedContent, pathname: string) {
  const { language, route } = parsePath(pathname);
  const id = pageIdOf(route);
  const find = (wanted: string) => pages.find(({ page }) => page.id === wanted && page.language === language);
  return find(id) ?? find(notFoundId);
}

function pathOf(key: readonly string[]): string {
  return key.join('/').slice(1);
}
