import { isSharedSection, routeOf } from '../../content/model/routes';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError } from '../../node/project/project';
import { inSite } from '../../node/project/working-directory';
import { planAnchorMove } from './move-anchor';
import { planImageMove } from './move-image';
import { planPageMove } from './move-page';

/**
 * Plans the move of a page (`/finance`), of an anchor (`/solutions#data`), or of a file (`finance/plan.avif`).
 *
 * @param pages the folder of the site
 * @param hasAlias whether the old route of a page leads to the new one
 * @throws UsageError if it cannot be moved
 */
export function planMove(checker: Checker, pages: string, from: string, to: string, hasAlias = true): Plan {
  if (from.includes('#')) return planAnchorMove(checker, pages, from, to);
  if (from.startsWith('/'))
    return planPageMove(checker, pages, { from: trimmed(from), to: trimmed(to), hasAlias });
  if (isSharedSection(from.replace(/^pages\/|\/$/g, '')))
    throw new UsageError(
      `${from} is a shared section. Rename its folder, and correct "name" where pages show it: npm run validate-pages lists them.`,
    );
  const file = inSite(from, pages);
  const page = file.replace(/\/(?:page\.json)?$/, '');
  if (checker.facts(page))
    throw new UsageError(`${from} is a page: move it by its route, ${routeOf(page)}, to another one.`);
  return planImageMove(checker, pages, file, inSite(to, pages));
}

/** Removes the trailing slash of a route. */
function trimmed(route: string): string {
  return route.replace(/(.)\/+$/, '$1');
}
