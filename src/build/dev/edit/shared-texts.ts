import { parseOpen } from '../../../content/page-facts';
import type { Checker } from '../../check/checker';

/**
 * On how many pages the texts of a page stand whose words it has from the shared dictionaries.
 *
 * @param id the page
 * @returns a number for each such text
 */
export function countSharing(checker: Checker, id: string): Record<string, number> {
  const open = Object.values(checker.facts(id)?.translations ?? {}).flatMap((one) => one.open);
  const wanted = new Set(open.map((key) => parseOpen(key).copy));
  const counts: Record<string, number> = {};
  for (const { open: all } of checker.site.translations) {
    const inLanguage = new Map<string, number>();
    for (const [key, count] of all.entries()) {
      const { copy } = parseOpen(key);
      // The same text may stand in places of different lengths.
      if (wanted.has(copy)) inLanguage.set(copy, (inLanguage.get(copy) ?? 0) + count);
    }
    for (const [copy, count] of inLanguage) counts[copy] = Math.max(counts[copy] ?? 0, count);
  }
  return counts;
}
