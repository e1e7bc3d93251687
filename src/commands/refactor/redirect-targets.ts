import { beforeSplat, isOwn, isPattern, redirectFor, redirectsFile } from '../../content/model/redirects';
import type { Checker } from '../../node/check/checker';
import { UsageError } from '../../node/project/project';
import type { SiteEdits } from './site-edits';

/**
 * Updates redirects to the new target of a page or anchor.
 *
 * @param follow returns the new target of a link; undefined or the same link if it stays
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

/** Checks that no redirect starts at a route that a page will have. @throws UsageError if one does */
export function assertNotLedOn(checker: Checker, routes: Iterable<string>): void {
  for (const route of routes) {
    const redirect = redirectFor(route, checker.site.redirects);
    if (redirect)
      throw new UsageError(
        `${redirectsFile} leads ${redirect.from} on, and ${route} would never be reached: change that entry first.`,
      );
  }
}
