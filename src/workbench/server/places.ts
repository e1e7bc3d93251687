import { isSharedSection, routeOf, siteFolder } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';

/** Where part of a document is edited: the route and title of its page, and its form pointer. */
interface EditedPlace {
  /** Empty for shared content. */
  route: string;
  title: string;
  pointer: string;
}

/** Maps locations in a document to form fields; undefined for a section that no page shows. */
export function placesIn(
  { site }: Checker,
  { id, title }: PageFacts,
): ((pointer: string) => EditedPlace) | undefined {
  if (id === siteFolder)
    return (pointer: string) => ({ route: '', title: 'On every page', pointer: `site:${pointer}` });
  if (!isSharedSection(id)) return (pointer: string) => ({ route: routeOf(id), title, pointer });
  // A shared section is edited on the first page with it.
  const [page] = site.pagesShowing(id);
  const pointer = page?.shows?.find((one) => one.id === id)?.pointer;
  if (!page || pointer === undefined) return undefined;
  return () => ({ route: routeOf(page.id), title: page.title, pointer });
}
