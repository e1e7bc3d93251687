import { pathOf } from '../../content/model/hrefs';
import { routeOf } from '../../content/model/routes';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError, unknownName } from '../../node/project/project';
import { fieldPlaces } from './field-places';
import { moveLinks } from './move-links';
import { assertReadable, pageAt } from './obstacles';
import { moveTargets } from './redirect-targets';
import { SiteEdits } from './site-edits';

/**
 * Renames an anchor where it is defined and in every link to it.
 *
 * @param from a route with an anchor: `/solutions#data`
 * @param to the same route with another anchor, or only the anchor: `#integration`
 * @throws UsageError if the anchor does not exist, the new one is invalid or taken, or a document that refers to it has errors
 */
export function planAnchorMove(checker: Checker, folder: string, from: string, to: string): Plan {
  const route = pathOf(from);
  const [before, after] = [from, to].map((href) => href.slice(href.indexOf('#') + 1)) as [string, string];
  if (route === '') throw new UsageError(`Say on which page: /route${from}, or /${from} for the home page.`);
  const page = pageAt(checker, route);
  if (!to.includes('#') || ![route, ''].includes(pathOf(to)))
    throw new UsageError(`An anchor stays on its page: write ${route}#${after.replace(/.*\//, '')}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(after))
    throw new UsageError(`"${after}" is not an anchor: lower-case words and hyphens, a letter first.`);
  if (!page.anchors.includes(before))
    throw unknownName(`${route} has no anchor "${before}"`, before, page.anchors);
  if (page.anchors.includes(after)) throw new UsageError(`${route} has an anchor "${after}" already.`);
  assertReadable(
    checker,
    (text) => text.includes(`#${before}"`) || text.includes(`#${before})`) || text.includes(`"${before}"`),
  );

  const edits = new SiteEdits((file) => checker.text(file));
  const isPage = ({ id }: { id: string }) => id === page.id;
  for (const { file, pointer } of fieldPlaces(checker.site, 'anchors', isPage, (text) => text === before))
    edits.replace(file, pointer, before, after);
  const paths = [routeOf(page.id), ...page.aliases];
  const leads = (href: string, id: string) =>
    href.endsWith(`#${before}`) && (paths.includes(pathOf(href)) || (pathOf(href) === '' && id === page.id));
  moveLinks(checker, edits, (href, id) => (leads(href, id) ? `${pathOf(href)}#${after}` : undefined));
  moveTargets(checker, edits, (href) => (leads(href, '') ? `${pathOf(href)}#${after}` : undefined));
  return {
    root: folder,
    title: `Rename the anchor ${route}#${before} to #${after}`,
    changes: edits.changes(),
    notes: [`Links from other sites to ${route}#${before} lead to the top of the page now.`],
  };
}
