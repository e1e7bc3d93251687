import type { Language } from '../../content/model/languages';
import { localPath } from '../../content/model/local-routes';
import { routeOf } from '../../content/model/routes';
import { feedPath } from '../../content/resolve/feed';
import { type FeedEntry, feedEntries } from '../../content/resolve/feeds';
import type { ResolvedSite } from '../../content/resolve/resolved-page';
import type { SharedContent } from '../../content/resolve/shared-content';
import type { SiteContext } from '../../content/site/site-context';
import { startOf } from '../../content/text/days';
import { escapeXml } from '../../content/text/encode/html';

interface FedSite {
  context: SiteContext;
  shared: Pick<SharedContent, 'languages' | 'feeds' | 'datedLists' | 'routes'>;
  sites: ReadonlyMap<Language, ResolvedSite>;
  siteUrl: string;
}

/** The feeds of a site, one per list and language. The output does not depend on the current day. */
export function* feedFiles({
  context,
  shared,
  sites,
  siteUrl,
}: FedSite): Iterable<[file: string, text: string]> {
  const { languages, feeds = new Map(), datedLists = new Map(), routes } = shared;
  for (const { route, page, titles } of feeds.values())
    for (const { code } of languages) {
      const addressOf = (route: string) => siteUrl + localPath(route, code, languages, routes?.get(route));
      const path = feedPath(route, code, languages, routes);
      const told: ToldFeed = {
        address: siteUrl + path,
        page: addressOf(page),
        language: code,
        title: titles[code] ?? '',
        brand: sites.get(code)?.brand.name ?? '',
        timeZone: context.shared?.timeZone,
        entries: feedEntries(context, route, code, datedLists).map((entry) => ({
          ...entry,
          address: addressOf(routeOf(entry.id)),
        })),
      };
      yield [path.slice(1), feedXml(told)];
    }
}

interface ToldFeed {
  address: string;
  /** The address of the page with the list. */
  page: string;
  language: Language;
  title: string;
  brand: string;
  timeZone: string | undefined;
  /** Newest first. */
  entries: readonly (FeedEntry & { address: string })[];
}

/** A feed in Atom format: https://www.rfc-editor.org/rfc/rfc4287. */
export function feedXml({ address, page, language, title, brand, timeZone, entries }: ToldFeed): string {
  const time = (day = '') => startOf(day, timeZone);
  const self = escapeXml(address);
  const listed = entries.map(({ address, title, text, published, updated }) => {
    const entry = escapeXml(address);
    const first = published === undefined ? '' : `    <published>${time(published)}</published>\n`;
    return `  <entry>
    <id>${entry}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${entry}"/>
${first}    <updated>${time(updated)}</updated>
    <summary>${escapeXml(text)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
  <id>${self}</id>
  <title>${escapeXml(`${title} | ${brand}`)}</title>
  <updated>${time(entries[0]?.updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <author>
    <name>${escapeXml(brand)}</name>
  </author>
${listed.join('')}</feed>
`;
}
