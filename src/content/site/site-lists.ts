import { pageIdOf, routeOf } from '../model/routes';
import { grouped } from '../text/grouped';
import { goesOn, listBehind, partCounts } from './list-pages';
import { idsListed, routeAbove } from './lists';
import type { PageFacts } from './page-facts';
import { perVersion } from './per-version';
import { isUnpublished } from './unpublished';

/** What the lists need of a site. */
interface SiteOfLists {
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Increments with every change. */
  readonly version: number;
  readonly today: string;
  readonly now: string;
}

const momentOf = ({ version, now }: SiteOfLists) => `${version} ${now}`;

const pagesByRoute = perVersion(({ pages, now }: SiteOfLists) => {
  const published = [...pages.values()].filter(({ draft }) => !isUnpublished(draft, now));
  return grouped(published, (page) => routeAbove(page) ?? '');
}, momentOf);

const partsByPage = perVersion((site: SiteOfLists) => {
  const below = pagesByRoute(site);
  return partCounts(site.pages.values(), (route) => below.get(route) ?? [], site.today);
}, momentOf);

/** How many more pages a list may get before anybody looks. A year, as in `/news/2026`, is the address of another page. */
const pagesToCome = 50;

/** The lists of a site: which pages they show, and their further pages. Computed anew after a change, or when time has passed. */
export class SiteLists {
  readonly #site: SiteOfLists;

  constructor(site: SiteOfLists) {
    this.#site = site;
  }

  /** The published pages below a route, which its lists may show. */
  pagesBelow(route: string): readonly PageFacts[] {
    return pagesByRoute(this.#site).get(route) ?? [];
  }

  /** The ids of the pages that the lists of a document link to, regardless of the day. */
  listedBy({ id, lists = [] }: PageFacts): ReadonlySet<string> {
    const long = goesOn(routeOf(id), lists);
    const whole = lists.map((list) => (list === long ? { ...list, limit: Number.POSITIVE_INFINITY } : list));
    return idsListed(whole, (route) => this.pagesBelow(route));
  }

  /** The number of pages of each paginated list, by page id. */
  get parts(): ReadonlyMap<string, number> {
    return partsByPage(this.#site);
  }

  /** The page with the list that a path is kept for, as one of its further pages or one that it may soon have, and which one. */
  listAt(path: string): { list: PageFacts; part: number } | undefined {
    const behind = listBehind(path);
    if (!behind) return undefined;
    const isOf = ({ id, routes = {} }: PageFacts) =>
      routeOf(id) === behind.route || Object.values(routes).includes(behind.route);
    const list = [...this.#site.pages.values()].find(
      (page) => page.lists && isOf(page) && goesOn(routeOf(page.id), page.lists),
    );
    if (!list || behind.part > (this.parts.get(list.id) ?? 1) + pagesToCome) return undefined;
    return { list, part: behind.part };
  }

  /** Whether a path is that of a further page of a list. */
  isPart(path: string): boolean {
    const { route, part = 0 } = listBehind(path) ?? {};
    return route !== undefined && part <= (this.parts.get(pageIdOf(route)) ?? 0);
  }
}
