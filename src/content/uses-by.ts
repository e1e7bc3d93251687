import type { Place } from './diagnostics';
import type { FieldUse, PageContext } from './page-context';
import type { PageFacts } from './page-facts';
import type { SiteContext } from './site-context';

/** A place where a field stands, what it says there, and the document. */
export interface Use extends Place {
  text: string;
  facts: PageFacts;
}

/**
 * Every place where a field says one of several things, by what it says: documents are read once for all of them, and only those
 * whose facts say one of them.
 *
 * @param keyOfFact what a document says by its facts; undefined for what is not asked for
 * @param keyOfUse the same of a field; the text itself where it is left out
 */
export function usesBy(
  site: SiteContext,
  kind: 'hrefs' | 'outward' | 'images',
  keyOfFact: (named: string, id: string) => string | undefined,
  keyOfUse: (text: string, context: PageContext) => string | undefined = (text, { id }) =>
    keyOfFact(text, id),
): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  for (const facts of site.all()) {
    if (!facts[kind].some((named) => keyOfFact(named, facts.id) !== undefined)) continue;
    const context = site.context(facts);
    const uses: readonly FieldUse[] = context[kind];
    for (const { file, pointer, text } of uses) {
      const key = keyOfUse(text, context);
      if (key === undefined) continue;
      const use = { file, pointer, text, facts };
      const known = found.get(key);
      if (known) known.push(use);
      else found.set(key, [use]);
    }
  }
  return found;
}

/** A place alone. */
export function placeOf({ file, pointer }: Place): Place {
  return { file, pointer };
}
