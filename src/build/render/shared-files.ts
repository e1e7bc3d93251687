import { languages } from '../../content/languages';
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
  { bundle, content, sites, rendering }: Prepared,
  server: ServerEntry,
): Iterable<[file: string, content: string | Uint8Array]> {
  const site = sites.get('en');
  const ids = new Set(pages.map(({ id }) => id));
  // The same in every language.
  const linked = site ? linkedPages(rendering.folder, ids, site) : [];
  const codeFiles = allCodeFiles(bundle.template.manifest);
  for (const [language, each] of sites) {
    const published: PublishedSite = { ...each, linkedPages: linked, codeFiles };
    yield [siteFile(language), JSON.stringify(published)];
  }
  for (const file of bundle.clientFiles) yield [file, readClient(bundle, file)];
  yield* content.assets;
  if (site) yield* server.siteFiles(site);
  yield ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${rendering.siteUrl}/${sitemapFile}\n`];
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

export const sitemapFile = 'sitemap.xml';

/** The list of all pages that search engines read. */
export function sitemapOf(pages: readonly PageFacts[], siteUrl: string, { escapeHtml }: ServerEntry): string {
  const shown = pages
    .filter(({ id }) => !id.startsWith('_'))
    .map(({ id }) =>
      languages.map((language) => ({
        language,
        address: escapeHtml(siteUrl + localize(routeOf(id), language)),
      })),
    );
  return sitemapXml(shown);
}
