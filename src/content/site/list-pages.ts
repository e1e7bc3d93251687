import type { Language } from '../model/languages';
import type { RoutesOfPage } from '../model/local-routes';
import { routeOf } from '../model/routes';
import type { List, ListedPage } from '../text/list';
import type { ListPages } from '../types.generated';
import { pagesOf } from './lists';
import type { PageFacts } from './page-facts';

/**
 * The list of a page that goes on where its limit ends, on pages of its own: the only one with a limit among those that stand on the
 * page whose route they name. Any other list is a choice, and ends.
 *
 * @param lists those that the page's own document holds
 */
export function goesOn<L extends List | undefined>(route: string, lists: readonly L[]): L | undefined {
  const own = lists.filter((list) => list?.of === route && list.limit !== undefined);
  return own.length === 1 ? own[0] : undefined;
}

/** On how many pages a list stands: one where all of it has room. */
export function countParts(total: number, limit = total): number {
  return Math.max(1, Math.ceil(total / Math.max(1, limit)));
}

/** On how many pages the lists of pages stand that go on, by page id: those that stand on more than one. */
export function partCounts(
  pages: Iterable<Pick<PageFacts, 'id' | 'lists'>>,
  pagesBelow: (route: string) => readonly ListedPage[],
  today: string,
): Map<string, number> {
  const counts = new Map<string, number>();
  const collator = new Intl.Collator('en');
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

/** The paths of a further page in languages in which that of the first is another than its folder says. */
export function partRoutes(routes: RoutesOfPage, part: number): RoutesOfPage {
  const paths = Object.entries(routes).map(([language, path]) => [language, partPath(path, part)]);
  return Object.fromEntries(paths) as Readonly<Record<Language, string>>;
}

/** The path of the page with the list, and which page of it a path would be; undefined for any other path. */
export function listBehind(path: string): { route: string; part: number } | undefined {
  const [, route, part] = /^(.*)\/([1-9]\d{0,5})$/.exec(path) ?? [];
  if (route === undefined || part === undefined || part === '1') return undefined;
  return { route: route || '/', part: Number(part) };
}

/** What a list says of its pages: undefined where there is one. @param hrefOf gives the link to one of them */
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
