import { languages } from '../content/languages';
import type { PageFacts } from '../content/page-facts';
import { localize, routeOf } from '../content/routes';
import { readClient } from './bundle';
import { type Hosting, hostingFiles, securityHeaders } from './hosting';
import { type ServerEntry, sitemapXml } from './html';
import { siteFile } from './page-output';
import type { Prepared } from './prepare';

/** The files of a build that belong to no single page, with what they hold. */
export function* sharedFiles(
  pages: readonly PageFacts[],
  { bundle, content, sites, rendering }: Prepared,
  server: ServerEntry,
): Iterable<[file: string, content: string | Uint8Array]> {
  for (const [language, site] of sites) yield [siteFile(language), JSON.stringify(site)];
  for (const file of bundle.clientFiles) yield [file, readClient(bundle, file)];
  yield* content.assets;
  const site = sites.get('en');
  if (site) yield* server.siteFiles(site);
  yield* indexFiles(pages, rendering.siteUrl, server);
  yield* hostingFiles(hostingOf(pages, bundle.template.html));
}

/** How a build is to be served. @param html any page */
export function hostingOf(pages: readonly PageFacts[], html: string): Hosting {
  const redirects: Record<string, string> = {};
  for (const { id, aliases } of pages) {
    for (const alias of aliases) {
      for (const language of languages)
        redirects[localize(alias, language)] = localize(routeOf(id), language);
    }
  }
  const endpoints = pages.flatMap((page) => page.endpoints);
  return { headers: securityHeaders(html, endpoints), redirects };
}

/** The lists of pages that search engines read. */
function* indexFiles(
  pages: readonly PageFacts[],
  url: string,
  { escapeHtml }: ServerEntry,
): Iterable<[string, string]> {
  const shown = pages
    .filter(({ id }) => !id.startsWith('_'))
    .map(({ id }) =>
      languages.map((language) => ({
        language,
        address: escapeHtml(url + localize(routeOf(id), language)),
      })),
    );
  yield ['sitemap.xml', sitemapXml(shown)];
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`];
}
