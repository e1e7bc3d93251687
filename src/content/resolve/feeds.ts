import { type DatedLists, datedKind } from '../model/dated';
import { type Languages, sourceLanguage } from '../model/languages';
import { notFoundId, pageIdOf, routeOf } from '../model/routes';
import { routeAbove } from '../site/lists';
import type { PageFacts } from '../site/page-facts';
import { isUnpublished } from '../site/published';
import type { SiteContext } from '../site/site-context';
import type { Feed, Feeds } from './feed';

/** As many of the newest pages as a feed tells of: readers ask for it again and again, and keep what they have read. */
export const mostEntries = 50;

/**
 * The feeds of a site: one for each route whose pages a published list shows, where one of them says a day.
 *
 * @param lists of the whole site
 */
export function feedsOf(site: SiteContext, languages: Languages, lists: DatedLists): Feeds {
  const feeds = new Map<string, Feed>();
  const seen = new Set<string>();
  const isPublished = (page: PageFacts | undefined) =>
    page !== undefined && page.id !== notFoundId && !isUnpublished(page.draft, site.now);
  const titlesOf = (page: PageFacts) =>
    languages.map(({ code }) => [code, wordIn(site, page, 'title', code)]);
  for (const page of site.all()) {
    if (!site.pages.has(page.id) || !isPublished(page)) continue;
    for (const { of } of [page, ...site.sectionsOn(page)].flatMap(({ lists = [] }) => lists)) {
      if (seen.has(of)) continue;
      seen.add(of);
      if (entriesOf(site, of, lists).length === 0) continue;
      const own = site.pages.get(pageIdOf(of));
      const shown = own && isPublished(own) ? own : page;
      feeds.set(of, { route: of, page: routeOf(shown.id), titles: Object.fromEntries(titlesOf(shown)) });
    }
  }
  return feeds;
}

/** What a feed says of a page; the words are those of one language. */
export interface FeedEntry {
  id: string;
  title: string;
  text: string;
  /** The day that it came out, where that is known. */
  published?: string;
  /** The day that readers sort by. */
  updated: string;
}

/** The entries of a feed in a language, the newest first. */
export function feedEntries(
  site: SiteContext,
  route: string,
  language: string,
  lists: DatedLists,
): FeedEntry[] {
  return entriesOf(site, route, lists)
    .map(({ page, ...days }) => {
      const title = wordIn(site, page, 'title', language);
      const text = wordIn(site, page, page.teaser?.text === undefined ? 'description' : 'text', language);
      return { id: page.id, title, text, ...days };
    })
    .sort((a, b) => (a.updated === b.updated ? (a.id < b.id ? -1 : 1) : a.updated < b.updated ? 1 : -1))
    .slice(0, mostEntries);
}

/**
 * The pages with a day below a route, and the days that readers are told. News came out on its day; when an event was announced is
 * known where its page says from which day on it is published.
 */
function entriesOf(site: SiteContext, route: string, lists: DatedLists) {
  return site.pagesBelow(route).flatMap((page) => {
    const kind = datedKind(routeAbove(page), page.teaser, lists);
    const { date } = page.teaser ?? {};
    if (!kind || date === undefined) return [];
    const from = typeof page.draft === 'object' ? page.draft.from : undefined;
    const published = kind === 'news' ? date : from;
    return { page, ...(published !== undefined && { published }), updated: published ?? date };
  });
}

/** A word of a page in a language: of its own dictionary, of the shared one, or as it is written. */
function wordIn(
  site: SiteContext,
  page: PageFacts,
  name: 'title' | 'description' | 'text',
  language: string,
) {
  const copy = (name === 'text' ? page.teaser?.text : page[name]) ?? '';
  if (language === sourceLanguage(site.languages)) return copy;
  const own = page.translations[language];
  const shared = site.translations.find((one) => one.language === language)?.entries[copy];
  return (name === 'text' ? own?.listed?.text : own?.[name]) || shared || copy;
}
