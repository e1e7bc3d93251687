import { routeOf } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import { isOver, isUnpublished } from '../../content/site/unpublished';

const mostNames = 5;

/**
 * Which pages are not published, in words: how many are drafts, and which wait for their first day or are past their last.
 *
 * @param now the time of the build, `2027-01-21T09:15`, or its date
 * @returns `left out: 2 drafts, /offer (until 2026-12-31)`; empty if all are published
 */
export function listUnpublished(pages: Iterable<Pick<PageFacts, 'id' | 'draft'>>, now: string): string {
  const unpublished = [...pages].filter(({ draft }) => isUnpublished(draft, now));
  const dated = unpublished.flatMap(({ id, draft }) =>
    typeof draft === 'boolean'
      ? []
      : `${routeOf(id)} (${isOver(draft, now) ? `until ${draft.until}` : `from ${draft.from}`})`,
  );
  const drafts = unpublished.length - dated.length;
  const named = dated.slice(0, mostNames);
  const more = dated.length - named.length;
  const parts = [
    ...(drafts > 0 ? [drafts === 1 ? '1 draft' : `${drafts} drafts`] : []),
    ...named,
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return parts.length === 0 ? '' : `left out: ${parts.join(', ')}`;
}
