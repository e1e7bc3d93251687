import { siteFolder } from '../../content/model/routes';
import type { PageFacts } from '../../content/site/page-facts';
import type { Checker } from '../../node/check/checker';

/**
 * The number of pages that use each text of a page translated in the shared dictionaries.
 *
 * @param id the page or shared section; by default all such texts of all pages are counted
 * @returns a number for each text
 */
export function countSharing(checker: Checker, id?: string): Record<string, number> {
  const facts = id === undefined ? undefined : checker.site.facts(id);
  const wanted = new Set(facts ? openOf(facts) : []);
  const counts = new Map<string, number>();
  for (const page of checker.site.all()) {
    if (id === undefined && page.id === siteFolder) continue;
    for (const copy of new Set(openOf(page)))
      if (id === undefined || wanted.has(copy)) counts.set(copy, (counts.get(copy) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** The texts of a page that its own dictionaries lack in any language. */
function openOf({ translations }: PageFacts): string[] {
  return Object.values(translations).flatMap(({ lacked }) => lacked.map(({ copy }) => copy));
}
