import { notFoundId, routeOf } from '../model/routes';
import type { SiteContext } from './site-context';

/** A page that links may lead to. */
interface LinkTarget {
  route: string;
  title: string;
  anchors: readonly string[];
}

/** Every page that links may lead to, by route rather than alias, in file order. */
export function linkTargets(site: SiteContext): LinkTarget[] {
  return site.all().flatMap((facts) => {
    const { id, title } = facts;
    const isPage = id !== notFoundId && site.pages.has(id);
    return isPage ? [{ route: routeOf(id), title, anchors: site.anchorsOf(facts) }] : [];
  });
}
