import { type DatedLists, datedKind } from '../model/dated';
import { type Languages, sourceLanguage } from '../model/languages';
import { notFoundId, pageIdOf, routeOf } from '../model/routes';
import { routeAbove } from '../site/lists';
import type { PageFacts } from '../site/page-facts';
import { isUnpublished } from '../site/published';
import type { SiteContext } from '../site/site-context';
import type { Feed, Feeds } from './feed';

/** The maximum number of entries, newest first: readers poll a feed and keep what they have read. */
const mostEntries = 50;

/**
 * The feeds of a site: one for each route listed on a published page, if at least one page below it has a date.
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

/** An entry of a feed, in one language. */
export interface FeedEntry {
  id: string;
  title: string;
  text: string;
  /** The publication date, if known. */
  published?: string;
  /** The date that readers sort by. */
  updated: string;
}

/** The entries of a feed in a language, newest first. */
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
 * The dated pages below a route, with their dates for readers. News is published on its date; an event on the day from
 * which its page is published, if it has one.
 */
function entriesOf(site: SiteContext, route: string, lists: DatedLists) {
  return site.lists.pagesBelow(route).flatMap((page) => {
    const kind = datedKind(routeAbove(page), page.teaser, lists);
    const { date } = page.teaser ?? {};
    if (!kind || date === undefined) return [];
    const from = typeof page.draft === 'object' ? page.draft.from : undefined;
    const published = kind === 'news' ? date : from;
    return { page, ...(published !== undefined && { published }), updated: published ?? date };
  });
}

/** A text of a page in a language: from its own dictionary, the shared one, or the source text. */
function wordIn(
  site: SiteContext,
  page: PageFacts,
  name: 'title' | 'description' | 'text',
  language: string,
) {
  // In feeds as in lists: a page may be called there otherwise than by its title.
  const called = name === 'title' ? page.teaser?.title : undefined;
  const copy = called ?? (name === 'text' ? page.teaser?.text : page[name]) ?? '';
  if (language === sourceLanguage(site.languages)) return copy;
  const own = page.translations[language];
  const shared = site.translations.find((one) => one.language === language)?.entries[copy];
  const said = called === undefined ? own?.[name === 'text' ? 'title' : name] : own?.listed?.more?.[called];
  return (name === 'text' ? own?.listed?.text : said) || shared || copy;
}
