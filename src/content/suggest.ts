/**
 * The candidate that an editor most likely meant, or undefined when none is likely: at most a third of the letters
 * differ (and at most three), counting a swap of neighbours as one.
 */
export function suggest(text: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.min(3, Math.max(1, Math.floor(text.length / 3))) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const distance = editDistance(text.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edits (insert, delete, replace, swap neighbours) between two texts: the optimal string alignment distance. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** `"a", "b" or "c"`. */
export function quoteList(values: readonly unknown[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** The only candidate within one or two edits, or undefined: what may be corrected without asking. */
export function suggestOnly(text: string, candidates: Iterable<string>): string | undefined {
  const limit = text.length > 4 ? 2 : 1;
  let only: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) > limit) continue;
    if (editDistance(text.toLowerCase(), candidate.toLowerCase()) > limit) continue;
    if (only !== undefined) return undefined;
    only = candidate;
  }
  return only;
}
