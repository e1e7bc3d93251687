import type { Place } from '../model/diagnostics';
import { addTo } from '../text/grouped';
import { type FieldUse, InlineLinkUse } from './field-uses';
import type { PageContext } from './page-context';
import type { PageFacts } from './page-facts';
import type { SiteContext } from './site-context';

/** A use of a field's text, with its place and document. */
export interface PlacedUse extends Place {
  text: string;
  facts: PageFacts;
  /** For a link inside an inline text: that text, and the document's text that it is or translates. */
  inline?: { whole: string; copy: string; isEntry: boolean };
}

/** The uses of a link that is one mistake, that in a document first. */
export type LinkUses = [first: PlacedUse, ...others: PlacedUse[]];

/**
 * Finds every use of several values, grouped by key, in a single pass that only reads documents whose facts contain one
 * of them.
 *
 * @param keyOfFact the key of a value in a document's facts; undefined to skip it
 * @param keyOfUse the key of a field's text; by default the same function
 */
export function usesBy(
  site: SiteContext,
  kind: 'hrefs' | 'outward' | 'images' | 'downloads' | 'icons',
  keyOfFact: (named: string, id: string) => string | undefined,
  keyOfUse: (text: string, context: PageContext) => string | undefined = (text, { id }) =>
    keyOfFact(text, id),
): Map<string, PlacedUse[]> {
  const groups = new Map<string, PlacedUse[]>();
  for (const facts of site.all()) {
    if (!facts[kind]?.some((named) => keyOfFact(named, facts.id) !== undefined)) continue;
    const context = site.context(facts);
    const uses: readonly FieldUse[] = context[kind];
    for (const field of uses) {
      const key = keyOfUse(field.text, context);
      if (key !== undefined) addTo(groups, key, placedUse(field, facts));
    }
  }
  return groups;
}

/** The use of a field, as findings store it. */
function placedUse(field: FieldUse, facts: PageFacts): PlacedUse {
  const { file, pointer, text } = field;
  if (!(field instanceof InlineLinkUse)) return { file, pointer, text, facts };
  const { part, whole, copy, entry } = field;
  return { file, pointer, part, text, facts, inline: { whole, copy, isEntry: entry !== undefined } };
}

/** A place without further properties. */
export function placeOfUse({ file, pointer, part }: Place): Place {
  return { file, pointer, ...(part && { part }) };
}

/**
 * Groups links that are one mistake: the same link in the translations of an inline text belongs to the one in the
 * text.
 */
export function groupedLinks(uses: readonly PlacedUse[]): LinkUses[] {
  const groups = new Map<string | PlacedUse, LinkUses>();
  for (const use of uses) {
    const key = use.inline ? `${use.text} ${use.inline.copy}` : use;
    const group = groups.get(key);
    if (!group) groups.set(key, [use]);
    else if (group[0].inline?.isEntry && !use.inline?.isEntry) group.unshift(use);
    else group.push(use);
  }
  return [...groups.values()];
}

/** Every invalid link or path of a file in a site. Only documents that have some are read. */
export function wrongUses(
  site: SiteContext,
  kind: 'wrongHrefs' | 'wrongImages' | 'wrongDownloads',
): PlacedUse[] {
  return site
    .all()
    .flatMap((facts) =>
      facts[kind]?.length ? site.context(facts)[kind].map((use: FieldUse) => placedUse(use, facts)) : [],
    );
}
