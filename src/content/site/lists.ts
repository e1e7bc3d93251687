import { isRecord } from '../model/is-record';
import type { Language } from '../model/languages';
import {
  isChosen,
  type Lenders,
  type List,
  type Listable,
  type ListedPage,
  type ListedWords,
  type Order,
  orders,
  periods,
  type Teaser,
  type When,
} from '../model/list';
import { notFoundId, routeOf } from '../model/routes';
import { folderIn } from '../text/paths';
import type { ListItem, ListPages, Section } from '../types.generated';
import type { PageFacts } from './page-facts';
import { isUnpublished } from './unpublished';

/** The properties that select pages: components receive the selected pages instead. */
export const choosing: readonly string[] = ['of', 'tag', 'order', 'limit', 'when'];

/** Replaces the selection of a list section with the selected pages. */
export function withItems(section: Section, items: readonly ListItem[], pages?: ListPages): Section {
  const shown = Object.entries(section).filter(([name]) => !choosing.includes(name));
  return { ...Object.fromEntries(shown), items, ...(pages && { pages }) } as Section;
}

/** The list options of a section; undefined if it does not name a route. Invalid options are dropped. */
export function readList(section: unknown): List | undefined {
  if (!isRecord(section) || typeof section.of !== 'string') return undefined;
  const { of, tag, order, limit, when } = section;
  return {
    of,
    ...(typeof tag === 'string' && { tag }),
    ...(orders.some((one) => one === order) && { order: order as Order }),
    ...(typeof limit === 'number' && { limit }),
    ...(periods.some((one) => one === when) && { when: when as When }),
  };
}

/** The parent route of a page, to which lists refer; undefined for pages that are never listed. */
export function routeAbove({ id, isUnindexed }: Pick<PageFacts, 'id' | 'isUnindexed'>): string | undefined {
  if (id === 'index' || id === notFoundId || isUnindexed) return undefined;
  return folderIn(routeOf(id)) || '/';
}

/** The routes that have subpages, in alphabetical order. */
export function listableRoutes(pages: Iterable<PageFacts>): string[] {
  const routes = new Set<string>();
  for (const page of pages) {
    const route = routeAbove(page);
    if (route !== undefined) routes.add(route);
  }
  return [...routes].sort();
}

/**
 * The pages that the lists of a site may show.
 *
 * @param lists all lists of the site
 * @param now the time for leaving out unpublished pages; undefined includes them
 */
export function listablePages(
  pages: Iterable<PageFacts>,
  lists: Iterable<List>,
  now: string | undefined,
): Listable {
  const byRoute = new Map<string, ListedPage[]>();
  for (const { of } of lists) byRoute.set(of, []);
  if (byRoute.size === 0) return byRoute;
  for (const page of pages) {
    const below = byRoute.get(routeAbove(page) ?? '');
    if (!below || (now !== undefined && isUnpublished(page.draft, now))) continue;
    below.push(listedPage(page));
  }
  return byRoute;
}

/** What lists and items need to know of a page. */
function listedPage({ id, title, teaser, translations }: PageFacts): ListedPage {
  const words = Object.entries(translations).map(([language, { title, listed }]): [string, ListedWords] => [
    language,
    { title, ...listed },
  ]);
  return { id, title, ...(teaser && { teaser }), translations: Object.fromEntries(words) };
}

/**
 * The pages that items borrow from, by the paths that they name.
 *
 * @param all the facts of all documents that may contain such items
 * @param now the time for leaving out unpublished pages; undefined includes them
 */
export function lendingPages(
  pages: Iterable<PageFacts>,
  all: Iterable<PageFacts>,
  now: string | undefined,
): Lenders {
  const lenders = new Map<string, ListedPage>();
  const wanted = new Set<string>();
  for (const { borrows = [] } of all) for (const { of } of borrows) wanted.add(of);
  if (wanted.size === 0) return lenders;
  for (const page of pages) {
    if (now !== undefined && isUnpublished(page.draft, now)) continue;
    for (const path of [routeOf(page.id), ...page.aliases])
      if (wanted.has(path)) lenders.set(path, listedPage(page));
  }
  return lenders;
}

/**
 * The pages that a list shows on a given day, in order.
 *
 * @param pages those below its route
 * @param titleOf the title of a page in the list's language
 * @param collator of that language
 */
export function pagesOf(
  { tag, when, order = when === 'coming' ? 'oldest' : 'newest' }: List,
  pages: readonly ListedPage[],
  today: string,
  titleOf: (page: ListedPage) => string,
  collator: Intl.Collator,
): ListedPage[] {
  const chosen = pages.filter(
    ({ teaser }) => isChosen(tag, teaser?.tags) && (when === undefined || periodOf(teaser, today) === when),
  );
  const byTitle = (a: ListedPage, b: ListedPage) =>
    collator.compare(titleOf(a), titleOf(b)) || (a.id < b.id ? -1 : 1);
  if (order === 'title') return chosen.sort(byTitle);
  const dayOf = ({ teaser }: ListedPage) => teaser?.date ?? teaser?.until ?? '';
  return chosen.sort((a, b) => {
    const [first, second] = [dayOf(a), dayOf(b)];
    if (first === second) return byTitle(a, b);
    if (first === '' || second === '') return first === '' ? 1 : -1;
    return first < second === (order === 'oldest') ? -1 : 1;
  });
}

/** Compares titles in a language, with numbers in their order. */
export function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(language, { numeric: true });
}

/** Whether a page is upcoming, current, or past. Without a date it is always current. */
function periodOf({ date, until }: Teaser = {}, today: string): When {
  if (date !== undefined && date > today) return 'coming';
  const last = until ?? date;
  return last !== undefined && last < today ? 'past' : 'now';
}

/**
 * The pages that lists link to, regardless of the day.
 *
 * @param pagesBelow returns the published pages below a route
 */
export function idsListed(
  lists: readonly List[],
  pagesBelow: (route: string) => readonly PageFacts[],
): Set<string> {
  const collator = collatorOf('en');
  const ids = new Set<string>();
  for (const { of, limit, when: _, ...list } of lists) {
    const pages = pagesOf({ ...list, of }, pagesBelow(of), '', ({ title }) => title, collator);
    for (const { id } of pages.slice(0, limit)) ids.add(id);
  }
  return ids;
}
