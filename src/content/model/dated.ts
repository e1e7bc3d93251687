import type { List, Teaser } from '../text/list';
import type { ResolvedImage } from '../types.generated';
import { isRecord } from './is-record';

/** What a page with a day is, to who reads lists by programs: something that happened and is told, or something to go to. */
export type DatedKind = 'news' | 'event';

/** Which pages the lists of a site show, by the route above them: those of a tag or all, and whether by day. Each once. */
export type DatedLists = ReadonlyMap<string, readonly Pick<List, 'tag' | 'when'>[]>;

/** A page with a day, as search engines are told of it. */
export interface Dated extends Pick<Teaser, 'date' | 'until'> {
  kind: DatedKind;
  date: string;
  /** The address of its teaser's image, where it has one. */
  image?: string;
}

/** What the lists of a site say of the pages below each route. */
export function datedLists(lists: Iterable<List>): DatedLists {
  const found = new Map<string, Map<string, Pick<List, 'tag' | 'when'>>>();
  for (const { of, tag, when } of lists) {
    const one = { ...(tag !== undefined && { tag }), ...(when && { when }) };
    const known = found.get(of) ?? new Map();
    found.set(of, known.set(JSON.stringify(one), one));
  }
  return new Map([...found].map(([route, all]) => [route, [...all.values()]]));
}

/**
 * What a page is to programs: an event where a list shows it among what is coming or past, news where lists show it all the same, and
 * undefined where none does, or where it says no day.
 *
 * @param above the route that lists of the page name; undefined for pages that are in no list
 * @param teaser of the page, checked or not
 */
export function datedKind(
  above: string | undefined,
  teaser: unknown,
  lists: DatedLists | undefined,
): DatedKind | undefined {
  if (above === undefined || !isRecord(teaser) || typeof teaser.date !== 'string') return undefined;
  const tags: unknown[] = Array.isArray(teaser.tags) ? teaser.tags : [];
  const showing = lists?.get(above)?.filter(({ tag }) => tag === undefined || tags.includes(tag)) ?? [];
  if (showing.length === 0) return undefined;
  return showing.some(({ when }) => when !== undefined) ? 'event' : 'news';
}

/** The same of a page in a language, with what belongs to it. @param imageOf gives the address under which an image is shared */
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
