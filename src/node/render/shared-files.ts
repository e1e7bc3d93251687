import { type Language, sourceLanguage, translatedLanguages } from '../../content/model/languages';
import { localPath, routeIn } from '../../content/model/local-routes';
import { fileOfRedirect, redirectsByLanguage } from '../../content/model/redirects';
import { localize, pageIdOf, parsePath, routeOf } from '../../content/model/routes';
import { feedPath } from '../../content/resolve/feed';
import type { LinkedPage, PublishedSite } from '../../content/resolve/resolved-page';
import { htmlFile, siteFile } from '../../content/site/output-files';
import type { PageFacts } from '../../content/site/page-facts';
import type { SiteContext } from '../../content/site/site-context';
import type { SectionType } from '../../content/types.generated';
import { readClient } from '../bundle/bundle';
import type { ServerEntry } from '../bundle/server-entry';
import { allCodeFiles } from '../bundle/vite-manifest';
import { type Hosting, hostingFiles, securityHeaders } from '../output/hosting';
import { feedFiles } from './feed';
import { belowBase, redirectHtml, redirectScript, stylesBelow } from './html';
import { linkedPages } from './linked-pages';
import type { Prepared } from './prepare';
import { sitemapFile } from './sitemap';

/** The files of a build that belong to no single page. */
export function* sharedFiles(
  pages: readonly PageFacts[],
  { bundle, shared, sites, rendering, hasDrafts, redirects: rules }: Prepared,
  server: ServerEntry,
  context: SiteContext,
): Iterable<[file: string, content: string | Uint8Array]> {
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
      url: rendering.siteUrl,
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
  const hosting = hostingOf(pages, { bundle, shared, redirects: rules });
  // A page with a localized path may have been published at the default one before: redirect from there.
  for (const { id, routes } of pages)
    for (const code of Object.keys(routes ?? {})) {
      const from = localize(routeOf(id), code, languages);
      yield [htmlFile(from), redirectHtml(hosting.redirects[from] ?? '/', rendering.siteUrl, code)];
    }
  for (const { from, to } of hosting.rules ?? []) {
    const file = fileOfRedirect(from);
    if (file !== undefined && to !== undefined)
      yield [file, redirectHtml(to, rendering.siteUrl, parsePath(from, languages).language)];
  }
  yield* feedFiles({ context, shared, sites, siteUrl: rendering.siteUrl });
  yield* hostingFiles(hosting);
}

/** How a build is to be served. */
export function hostingOf(
  pages: readonly PageFacts[],
  {
    bundle: { template },
    shared: { languages, base = '', routes, feeds = new Map() },
    redirects: earlier,
  }: Pick<Prepared, 'bundle' | 'shared' | 'redirects'>,
): Hosting {
  const { html } = base ? belowBase(template, base) : template;
  const redirects: Record<string, string> = {};
  for (const { id, aliases, routes: own } of pages) {
    for (const { code } of languages) {
      const target = localPath(routeOf(id), code, languages, own);
      for (const alias of aliases) redirects[localize(alias, code, languages)] = target;
      if (own?.[code]) redirects[localize(routeOf(id), code, languages)] = target;
    }
  }
  const endpoints = pages.flatMap((page) => page.endpoints);
  const posted = pages.flatMap((page) => page.posted);
  const embedded = pages.flatMap((page) => page.embedded ?? []);
  const translated = translatedLanguages(languages).map(({ code }) => code);
  const headers = securityHeaders(html + redirectScript, endpoints, posted, embedded);
  const rules = redirectsByLanguage(earlier, languages, routes);
  const fed = [...feeds.keys()].flatMap((route) =>
    languages.map(({ code }) => feedPath(route, code, languages, routes)),
  );
  return {
    ...{ headers, redirects, languages: translated },
    ...(rules.length > 0 && { rules }),
    ...(fed.length > 0 && { feeds: fed }),
    ...(base && { base }),
  };
}
