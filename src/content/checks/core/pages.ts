import { notFoundId } from '../../model/routes';
import type { PageFacts } from '../../site/page-facts';
import type { SiteContext } from '../../site/site-context';
import { isUnpublished } from '../../site/unpublished';
import { isMisplaced } from '../wrong-route';

/** The pages whose content is known, but for the 404 page. */
export function validPages(site: SiteContext): PageFacts[] {
  return site.all().filter(({ id, isInvalid }) => !isInvalid && id !== notFoundId && site.pages.has(id));
}

/** The published pages that visitors are to find by links, but for sitemap pages. */
export function pagesToFind({ pages, languages, now }: SiteContext): PageFacts[] {
  return [...pages.values()].filter(
    ({ id, draft, isSitemap, isUnindexed }) =>
      !(id === notFoundId || isSitemap || isUnindexed || isUnpublished(draft, now)) &&
      // A folder with an invalid name cannot be linked to; another check reports it.
      !isMisplaced(id, languages),
  );
}
