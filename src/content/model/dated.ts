import type { ResolvedImage } from '../types.generated';
import { isRecord } from './is-record';
import { isChosen, type List, type Teaser } from './list';

/** The kind of a dated page in metadata: something that has happened, or something to attend. */
type DatedKind = 'news' | 'event';

/** The lists of a site by the route whose subpages they show: distinct combinations of tag and time filter. */
export type DatedLists = ReadonlyMap<string, readonly Pick<List, 'tag' | 'when'>[]>;

/** Metadata of a dated page for search engines. */
export interface Dated extends Pick<Teaser, 'date' | 'until'> {
  kind: DatedKind;
  date: string;
  /** The address of its teaser image, if any. */
  image?: string;
}

/** Collects the filters of a site's lists, by route. */
export function datedLists(lists: Iterable<List>): DatedLists {
  const byRoute = new Map<string, Map<string, Pick<List, 'tag' | 'when'>>>();
  for (const { of, tag, when } of lists) {
    const one = { ...(tag !== undefined && { tag }), ...(when && { when }) };
    const lists = byRoute.get(of) ?? new Map();
    byRoute.set(of, lists.set(JSON.stringify(one), one));
  }
  return new Map([...byRoute].map(([route, all]) => [route, [...all.values()]]));
}

/**
 * The kind of a dated page: an event if a list of past or upcoming pages shows it, news if only other lists do,
 * undefined if none does or the page has no date.
 *
 * @param above the route that lists of the page refer to; undefined for pages that are in no list
 * @param teaser of the page, valid or not
 */
export function datedKind(
  above: string | undefined,
  teaser: unknown,
  lists: DatedLists | undefined,
): DatedKind | undefined {
  if (above === undefined || !isRecord(teaser) || typeof teaser.date !== 'string') return undefined;
  const tags: unknown[] = Array.isArray(teaser.tags) ? teaser.tags : [];
  const showing = lists?.get(above)?.filter(({ tag }) => isChosen(tag, tags)) ?? [];
  if (showing.length === 0) return undefined;
  return showing.some(({ when }) => when !== undefined) ? 'event' : 'news';
}

/** The metadata of a dated page in a language. @param imageOf returns the address of an image for metadata */
export function datedPage(
  above: string | undefined,
  teaser: unknown,
  lists: DatedLists | undefined,
  imageOf: (image: ResolvedImage) => string,
): Dated | undefined {
  const kind = datedKind(above, teaser, lists);
  if (!kind) return undefined;
  const { date, until, image } = teaser as { date: string; until?: string; image?: ResolvedImage };
  return { kind, date, ...(until !== undefined && { until }), ...(image && { image: imageOf(image) }) };
}
