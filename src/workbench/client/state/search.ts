import { searchable } from '../../../content/model/wording';

/** The search terms of an item: most important parts first. */
type Searched = readonly (string | readonly string[])[];

/**
 * The items that match every word of the input, best first. Earlier parts rank higher than later ones; a whole part higher than
 * its start, that higher than the start of a word, and that higher than letters in a word. Of equal matches, shorter names come
 * first, then the original order.
 *
 * @param partsOf the search terms of an item
 */
export function search<T>(items: readonly T[], typed: string, partsOf: (item: T) => Searched): T[] {
  const phrase = searchable(typed.trim());
  const words = phrase.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [...items];
  const matches = items.flatMap((item) => {
    const parts = partsOf(item).map((part) => (typeof part === 'string' ? [part] : part).map(searchable));
    const ranks = words.map((word) => rankOf(word, parts));
    if (ranks.some((rank) => rank === undefined)) return [];
    const isWhole = parts.findIndex((part) => part.includes(phrase));
    const sum = ranks.reduce<number>((total, rank) => total + (rank ?? 0), 0);
    return [
      { item, rank: isWhole < 0 ? sum : Math.min(sum, isWhole * 10 - 1), length: parts[0]?.[0]?.length ?? 0 },
    ];
  });
  return matches.sort((a, b) => a.rank - b.rank || a.length - b.length).map(({ item }) => item);
}

/** The pages that match the input, by title or route. */
export function findPages<T extends { title: string; route: string }>(
  pages: readonly T[],
  typed: string,
): T[] {
  return search(pages, typed.replace(/^\//, ''), ({ title, route }) => [[title, route.slice(1)]]);
}

/** The rank of a word, lower is better; undefined if no part matches. */
function rankOf(word: string, parts: readonly (readonly string[])[]): number | undefined {
  let best: number | undefined;
  for (const [index, texts] of parts.entries())
    for (const text of texts) {
      const at = text.indexOf(word);
      if (at < 0) continue;
      const rank = index * 10 + (text === word ? 0 : at === 0 ? 1 : beginsWord(text, word) ? 2 : 5);
      best = Math.min(best ?? rank, rank);
    }
  return best;
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}
