import { type Language, type Languages, sourceLanguage } from '../../content/model/languages';
import { routeIn } from '../../content/model/local-routes';
import { fileOfRedirect } from '../../content/model/redirects';
import { localize, pageIdOf, parsePath, routeOf } from '../../content/model/routes';
import type { LinkedPage, PublishedSite } from '../../content/resolve/resolved-page';
import { siteFile } from '../../content/site/output-files';
import type { PageFacts } from '../../content/site/page-facts';
import type { SiteContext } from '../../content/site/site-context';
import type { SectionType } from '../../content/types.generated';
import { readClient } from '../bundle/bundle';
import type { ServerEntry } from '../bundle/server-entry';
import { allCodeFiles } from '../bundle/vite-manifest';
import { hostingFiles } from '../output/hosting';
import { feedFiles } from './feed';
import { hostingOf } from './hosting-of';
import { redirectHtml, stylesBelow } from './html';
import { linkedPages } from './linked-pages';
import type { Prepared } from './prepare';
import { sitemapFile } from './sitemap';

/** The files of a build that belong to no single page. */
export function* sharedFiles(
  pages: readonly PageFacts[],
  prepared: Prepared,
  server: ServerEntry,
  context: SiteContext,
): Iterable<[file: string, content: string | Uint8Array]> {
  const { bundle, shared, sites, rendering, hasDrafts } = prepared;
  const { languages } = shared;
  const site = sites.get(sourceLanguage(languages));
  const types = new Map(pages.map((facts) => [facts.id, facts.types as readonly SectionType[]]));
  // The same in every language.
  const linked = site ? linkedPages(types, site) : [];
  const { base = '' } = shared;
  // The browser identifies a page by its localized path.
  const named = (page: LinkedPage, language: Language) => {
    const route = routeOf(page.id);
    return { ...page, id: pageIdOf(routeIn(route, language, shared.routes?.get(route))) };
  };
  const codeFiles = allCodeFiles(bundle.template.manifest, base);
  for (const [language, each] of sites) {
    const published: PublishedSite = {
      ...each,
      // As pages were rendered: large sites have none, whatever they say.
      socialPictures: rendering.hasPictures,
      linkedPages: linked.map((page) => named(page, language)),
      codeFiles,
    };
    yield [siteFile(language), JSON.stringify(published)];
  }
  for (const file of bundle.clientFiles) {
    const content = readClient(bundle, file);
    yield [
      file,
      base && file.endsWith('.css') ? stylesBelow(Buffer.from(content).toString(), base) : content,
    ];
  }
  if (site) yield* server.siteFiles(site, rendering.colors);
  // A build with drafts is for colleagues, not for search engines.
  const robots = hasDrafts ? 'Disallow: /\n' : `Allow: /\n\nSitemap: ${rendering.siteUrl}/${sitemapFile}\n`;
  yield ['robots.txt', `User-agent: *\n${robots}`];
  const hosting = hostingOf(pages, prepared);
  const moved = withoutAliases(hosting.redirects, pages, languages);
  for (const { from, to } of [...moved, ...(hosting.rules ?? [])]) {
    const file = fileOfRedirect(from);
    if (file !== undefined && to !== undefined)
      yield [file, redirectHtml(to, rendering.siteUrl, parsePath(from, languages).language)];
  }
  for (const [file, feed] of feedFiles({ context, shared, sites, siteUrl: rendering.siteUrl })) {
    yield [file, feed];
    // No page can lead on from a feed: hosts that cannot redirect have it twice.
    for (const { from, to } of moved) if (to === `/${file}`) yield [from.slice(1), feed];
  }
  yield* hostingFiles(hosting);
  // GitHub Pages otherwise leaves out files whose names begin with an underscore.
  yield ['.nojekyll', ''];
}

/** Redirects but for those of aliases, whose pages are written with the page that they lead to. */
function withoutAliases(
  redirects: Readonly<Record<string, string>>,
  pages: readonly PageFacts[],
  languages: Languages,
) {
  const aliases = new Set(
    pages.flatMap((page) =>
      page.aliases.flatMap((alias) => languages.map(({ code }) => localize(alias, code, languages))),
    ),
  );
  return Object.entries(redirects).flatMap(([from, to]) => (aliases.has(from) ? [] : { from, to }));
}
