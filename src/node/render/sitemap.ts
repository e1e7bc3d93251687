import type { Language, Languages } from '../../content/model/languages';
import { localPath } from '../../content/model/local-routes';
import { routeOf } from '../../content/model/routes';
import { partPath } from '../../content/site/list-pages';
import type { PageFacts } from '../../content/site/page-facts';
import { escapeXml } from '../../content/text/encode/html';

/** The entry point for search engines. */
export const sitemapFile = 'sitemap.xml';

/** Below the limits of one file, 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html. */
const most = { addresses: 45_000, bytes: 40_000_000 };

/** A page's address in each language, the source language first. */
export type Addresses = readonly { language: Language; address: string }[];

/** The addresses of the indexed pages. @param parts the number of pages of each paginated list, by page id */
export function addressesOf(
  pages: readonly PageFacts[],
  languages: Languages,
  siteUrl: string,
  parts: ReadonlyMap<string, number>,
): Addresses[] {
  return pages
    .filter(({ id }) => !id.startsWith('_'))
    .flatMap(({ id, routes }) =>
      Array.from({ length: parts.get(id) ?? 1 }, (_, index) =>
        languages.map(({ code }) => ({
          language: code,
          address: siteUrl + partPath(localPath(routeOf(id), code, languages, routes), index + 1),
        })),
      ),
    );
}

/**
 * The sitemap: every page in every language, with its alternates and the source language as the default. If it exceeds
 * the limits of one file, it becomes an index of several.
 */
export function sitemapFiles(pages: readonly Addresses[], siteUrl: string): [file: string, text: string][] {
  const parts: string[] = [];
  let urls = '';
  let [count, total] = [0, 0];
  const close = () => {
    parts.push(urls);
    urls = '';
    count = 0;
  };
  for (const page of pages) {
    const entry = entryOf(page);
    if (urls !== '' && (count + page.length > most.addresses || urls.length + entry.length > most.bytes))
      close();
    urls += entry;
    count += page.length;
    total += page.length;
  }
  close();
  if (parts.length === 1 && total < most.addresses) return [[sitemapFile, urlset(parts[0] ?? '')]];
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const listed = names
    .map((name) => `  <sitemap>\n    <loc>${escapeXml(`${siteUrl}/${name}`)}</loc>\n  </sitemap>\n`)
    .join('');
  const index = `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed}</sitemapindex>\n`;
  return [
    [sitemapFile, index],
    ...names.map((name, at): [string, string] => [name, urlset(parts[at] ?? '')]),
  ];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function urlset(urls: string): string {
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

function entryOf(page: Addresses): string {
  const escaped = page.map(({ language, address }) => [escapeXml(language), escapeXml(address)] as const);
  const link = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>\n`;
  const [source] = escaped;
  const links = escaped.map(([language, address]) => link(language, address)).join('');
  const rest = source ? link('x-default', source[1]) : '';
  return escaped
    .map(([, address]) => `  <url>\n    <loc>${address}</loc>\n${links}${rest}  </url>\n`)
    .join('');
}
