import { isSharedSection, routeOf, siteFolder } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';

/** Where something of a document is edited: the route of its page, what that is called, and its field, as forms say it. */
export interface EditedPlace {
  /** Empty for what stands on every page. */
  route: string;
  title: string;
  pointer: string;
}

/** Where what stands in a document is edited; undefined for a section that no page shows. */
export function placesIn(
  { site }: Checker,
  { id, title }: PageFacts,
): ((pointer: string) => EditedPlace) | undefined {
  if (id === siteFolder)
    return (pointer: string) => ({ route: '', title: 'On every page', pointer: `site:${pointer}` });
  if (!isSharedSection(id)) return (pointer: string) => ({ route: routeOf(id), title, pointer });
  // A section that pages share is edited on the first of them.
  const [page] = site.pagesShowing(id);
  const pointer = page?.shows?.find((one) => one.id === id)?.pointer;
  if (!page || pointer === undefined) return undefined;
  return () => ({ route: routeOf(page.id), title: page.title, pointer });
}
