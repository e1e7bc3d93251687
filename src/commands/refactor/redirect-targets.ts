import { beforeSplat, isOwn, isPattern, redirectFor, redirectsFile } from '../../content/model/redirects';
import type { Checker } from '../../node/check/checker';
import { UsageError } from '../../node/project/project';
import type { SiteEdits } from './site-edits';

/**
 * Lets redirects lead to where a page or an anchor is now.
 *
 * @param follow what a link becomes; undefined or the link itself where it stays
 */
export function moveTargets(
  checker: Checker,
  edits: SiteEdits,
  follow: (href: string) => string | undefined,
): void {
  for (const { index, to } of checker.site.redirects) {
    if (to === undefined || !isOwn(to)) continue;
    const folder = isPattern(to) ? beforeSplat(to).slice(0, -1) : undefined;
    const moved = follow(folder ?? to);
    const written = moved !== undefined && folder !== undefined ? `${moved}/*` : moved;
    if (written !== undefined && written !== to) edits.replace(redirectsFile, `/${index}/to`, to, written);
  }
}

/** Makes sure that no redirect leads on from a route that a page is to have. @throws UsageError where one does */
export function assertNotLedOn(checker: Checker, routes: Iterable<string>): void {
  for (const route of routes) {
    const redirect = redirectFor(route, checker.site.redirects);
    if (redirect)
      throw new UsageError(
        `${redirectsFile} leads ${redirect.from} on, and ${route} would never be reached: change that entry first.`,
      );
  }
}
