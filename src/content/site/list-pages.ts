import type { Language } from '../model/languages';
import type { List, ListedPage } from '../model/list';
import type { RoutesOfPage } from '../model/local-routes';
import { routeOf } from '../model/routes';
import { only } from '../text/only';
import type { ListPages } from '../types.generated';
import { collatorOf, pagesOf } from './lists';
import type { PageFacts } from './page-facts';

/**
 * The paginated list of a page: the only list with a limit of the page's own subpages. Any other list is merely cut off
 * at its limit.
 *
 * @param lists those in the page's own document
 */
export function goesOn<L extends List | undefined>(route: string, lists: readonly L[]): L | undefined {
  return only(lists.filter((list) => list?.of === route && list.limit !== undefined));
}

/** The number of pages of a list: 1 if all items fit. */
export function countParts(total: number, limit = total): number {
  return Math.max(1, Math.ceil(total / Math.max(1, limit)));
}

/** The number of pages of each paginated list, by page id; only those with more than one. */
export function partCounts(
  pages: Iterable<Pick<PageFacts, 'id' | 'lists'>>,
  pagesBelow: (route: string) => readonly ListedPage[],
  today: string,
): Map<string, number> {
  const counts = new Map<string, number>();
  const collator = collatorOf('en');
  for (const { id, lists = [] } of pages) {
    const list = goesOn(routeOf(id), lists);
    if (!list) continue;
    const { length } = pagesOf(list, pagesBelow(list.of), today, ({ title }) => title, collator);
    const count = countParts(length, list.limit);
    if (count > 1) counts.set(id, count);
  }
  return counts;
}

/** The path of a further page of a list: `/news/2`. */
export function partPath(route: string, part: number): string {
  return part === 1 ? route : `${route === '/' ? '' : route}/${part}`;
}

/** The localized paths of a further page of a list. */
export function partRoutes(routes: RoutesOfPage, part: number): RoutesOfPage {
  const paths = Object.entries(routes).map(([language, path]) => [language, partPath(path, part)]);
  return Object.fromEntries(paths) as Readonly<Record<Language, string>>;
}

/** The route of the list and the page number that a path would stand for; undefined for any other path. */
export function listBehind(path: string): { route: string; part: number } | undefined {
  const [, route, part] = /^(.*)\/([1-9]\d{0,5})$/.exec(path) ?? [];
  if (route === undefined || part === undefined || part === '1') return undefined;
  return { route: route || '/', part: Number(part) };
}

/** The pagination of a list; undefined for a single page. @param hrefOf returns the link to a page */
export function listPages(
  part: number,
  count: number,
  hrefOf: (part: number) => string,
): ListPages | undefined {
  if (count < 2) return undefined;
  return {
    part,
    count,
    ...(part > 1 && { previous: hrefOf(part - 1) }),
    ...(part < count && { next: hrefOf(part + 1) }),
  };
}
