import { type DatedLists, datedKind } from '../model/dated';
import { compareText } from '../model/diagnostics';
import type { Language, Languages } from '../model/languages';
import { notFoundId, pageIdOf, routeOf } from '../model/routes';
import { routeAbove } from '../site/lists';
import type { PageFacts } from '../site/page-facts';
import type { SiteContext } from '../site/site-context';
import { isUnpublished } from '../site/unpublished';
import type { Feed, Feeds } from './feed';
import { translatorOf } from './lent-by-page';

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
  const titlesOf = (page: PageFacts) => languages.map(({ code }) => [code, wordsIn(site, page, code).title]);
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
  language: Language,
  lists: DatedLists,
): FeedEntry[] {
  return entriesOf(site, route, lists)
    .map(({ page, ...days }) => ({
      id: page.id,
      ...wordsIn(site, page, language),
      ...days,
    }))
    .sort((a, b) => compareText(b.updated, a.updated) || compareText(a.id, b.id))
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

/** Title and text of a page in a language, as its teaser says them, or else the page itself. */
function wordsIn(site: SiteContext, page: PageFacts, language: Language): { title: string; text: string } {
  const { title, description, teaser, translations } = page;
  const words = translations[language];
  const shared = site.translations.find((one) => one.language === language)?.entries;
  const say = translatorOf(page, words && { ...words.listed, title: words.title }, shared);
  return {
    title: say(teaser?.title ?? title),
    text: say(teaser?.text ?? (words?.description || description)),
  };
}
