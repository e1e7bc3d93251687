import { pathOf } from '../../content/model/hrefs';
import { routeOf } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';
import type { Plan } from '../../node/plan/plan';
import { UsageError, unknownName } from '../../node/project/project';
import { fieldPlaces } from './field-places';
import { moveLinks } from './move-links';
import { assertReadable, pageAt } from './obstacles';
import { moveTargets } from './redirect-targets';
import { SiteEdits } from './site-edits';

/**
 * Renames an anchor where it is defined, on the page or in a section that pages share, and in every link to it.
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
    throw new UsageError(
      `"${after}" is not an anchor: lower-case letters from a to z, digits and hyphens, a letter first.`,
    );
  const { pages, sharedSections } = checker.site;
  const partsOf = (facts: PageFacts) => [
    facts,
    ...(facts.shows ?? []).flatMap(({ id }) => sharedSections.get(id) ?? []),
  ];
  const anchorsOf = (facts: PageFacts) => partsOf(facts).flatMap(({ anchors }) => anchors);
  const owner = partsOf(page).find(({ anchors }) => anchors.includes(before));
  if (!owner) throw unknownName(`${route} has no anchor "${before}"`, before, anchorsOf(page));
  const shown = [...pages.values()].filter(
    ({ id, shows = [] }) => id === owner.id || shows.some((one) => one.id === owner.id),
  );
  const taken = shown.find((facts) => anchorsOf(facts).includes(after));
  if (taken) throw new UsageError(`${routeOf(taken.id)} has an anchor "${after}" already.`);
  assertReadable(
    checker,
    (text) => text.includes(`#${before}"`) || text.includes(`#${before})`) || text.includes(`"${before}"`),
  );

  const edits = new SiteEdits((file) => checker.text(file));
  const isOwner = ({ id }: { id: string }) => id === owner.id;
  for (const { file, pointer } of fieldPlaces(checker.site, 'anchors', isOwner, (text) => text === before))
    edits.replace(file, pointer, before, after);
  const paths = shown.flatMap(({ id, aliases }) => [routeOf(id), ...aliases]);
  const within = new Set([owner.id, ...shown.map(({ id }) => id)]);
  const leads = (href: string, id: string) =>
    href.endsWith(`#${before}`) && (paths.includes(pathOf(href)) || (pathOf(href) === '' && within.has(id)));
  moveLinks(checker, edits, (href, id) => (leads(href, id) ? `${pathOf(href)}#${after}` : undefined));
  moveTargets(checker, edits, (href) => (leads(href, '') ? `${pathOf(href)}#${after}` : undefined));
  return {
    root: folder,
    title: `Rename the anchor ${route}#${before} to #${after}`,
    changes: edits.changes(),
    notes: [
      `Links from other sites to ${shown.map(({ id }) => `${routeOf(id)}#${before}`).join(', ')} lead to the top of the page now.`,
    ],
  };
}
