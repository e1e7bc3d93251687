import { type Languages, sourceLanguage, translatedLanguages } from '../../content/languages';
import type { PageFacts } from '../../content/page-facts';
import type { PublishedSite } from '../../content/resolve';
import { localize, routeOf } from '../../content/routes';
import { readClient } from '../bundle/bundle';
import type { ServerEntry } from '../bundle/server-entry';
import { allCodeFiles } from '../bundle/vite-manifest';
import { type Hosting, hostingFiles, securityHeaders } from '../output/hosting';
import { siteFile } from '../output/page-output';
import { sitemapXml } from './html';
import { linkedPages } from './linked-pages';
import type { Prepared } from './prepare';

/** The files of a build that belong to no single page, with what they hold. */
export function* sharedFiles(
  pages: readonly PageFacts[],
  { bundle, shared, sites, rendering }: Prepared,
  server: ServerEntry,
): Iterable<[file: string, content: string | Uint8Array]> {
  const { languages } = shared;
  const site = sites.get(sourceLanguage(languages));
  const ids = new Set(pages.map(({ id }) => id));
  // The same in every language.
  const linked = site ? linkedPages(rendering.folder, ids, site) : [];
  const codeFiles = allCodeFiles(bundle.template.manifest);
  for (const [language, each] of sites) {
    const published: PublishedSite = { ...each, linkedPages: linked, codeFiles };
    yield [siteFile(language), JSON.stringify(published)];
  }
  for (const file of bundle.clientFiles) yield [file, readClient(bundle, file)];
  if (site) yield* server.siteFiles(site);
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${rendering.siteUrl}/${sitemapFile}\n`];
  yield* hostingFiles(hostingOf(pages, languages, bundle.template.html));
}

/** How a build is to be served. @param html any page */
export function hostingOf(pages: readonly PageFacts[], languages: Languages, html: string): Hosting {
  const redirects: Record<string, string> = {};
  for (const { id, aliases } of pages) {
    for (const alias of aliases) {
      for (const { code } of languages)
        redirects[localize(alias, code, languages)] = localize(routeOf(id), code, languages);
    }
  }
  const endpoints = pages.flatMap((page) => page.endpoints);
  const translated = translatedLanguages(languages).map(({ code }) => code);
  return { headers: securityHeaders(html, endpoints), redirects, languages: translated };
}

export const sitemapFile = 'sitemap.xml';

/** The list of all pages that search engines read. */
export function sitemapOf(pages: readonly PageFacts[], languages: Languages, siteUrl: string): string {
  const shown = pages
    .filter(({ id }) => !id.startsWith('_'))
    .map(({ id }) =>
      languages.map(({ code }) => ({
        language: code,
        address: siteUrl + localize(routeOf(id), code, languages),
      })),
    );
  return sitemapXml(shown);
}
