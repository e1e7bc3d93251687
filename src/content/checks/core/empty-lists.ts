import { isChosen } from '../../model/list';
import { listableRoutes, routeAbove } from '../../site/lists';
import type { SiteContext } from '../../site/site-context';
import { suggest } from '../../text/suggest';

/** A list that shows no page, whatever is published. */
interface EmptyList {
  file: string;
  /** The pointer to its section. */
  pointer: string;
  of: string;
  /** Its tag, if pages stand below its route and none has that. */
  tag?: string;
  /** The route or tag that was probably meant. */
  meant: string | undefined;
}

/** The lists of valid documents that show no page. */
export function emptyLists(site: SiteContext): EmptyList[] {
  // Unpublished pages count, too.
  const pages = [...site.pages.values()];
  const routes = listableRoutes(pages);
  return site.all().flatMap(({ file, isInvalid, lists = [] }) =>
    // Invalid routes are reported by the schema.
    (isInvalid ? [] : lists).flatMap(({ of, tag, pointer }): EmptyList[] => {
      const below = pages.filter((page) => routeAbove(page) === of);
      const list = { file, pointer, of };
      if (below.length === 0)
        // The pages may be in misnamed files.
        return inWrongFiles(site.wrongNames.keys(), of) ? [] : [{ ...list, meant: suggest(of, routes) }];
      const tags = new Set(below.flatMap(({ teaser }) => teaser?.tags ?? []));
      // The tags of an invalid page are unknown.
      if (tag === undefined || isChosen(tag, [...tags]) || below.some((page) => page.isInvalid)) return [];
      return [{ ...list, tag, meant: suggest(tag, tags) }];
    }),
  );
}

/** Whether a missing document would be a page below a route. */
function inWrongFiles(documents: Iterable<string>, route: string): boolean {
  return [...documents].some((file) => {
    const [, id] = /^(.+)\/page\.json$/.exec(file) ?? [];
    return id !== undefined && routeAbove({ id, isUnindexed: false }) === route;
  });
}
