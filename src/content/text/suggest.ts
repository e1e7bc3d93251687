/**
 * The candidate that was most likely meant, or undefined if none is likely: at most a third of the letters differ (and
 * at most three), counting a transposition as one.
 */
export function suggest(text: string, candidates: Iterable<string>): string | undefined {
  return new Candidates(candidates).nearest(text);
}

/** Candidates prepared for many lookups. */
export class Candidates {
  readonly #all: readonly { candidate: string; lower: string; letters: number }[];

  constructor(candidates: Iterable<string>) {
    this.#all = Array.from(candidates, (candidate) => {
      const lower = candidate.toLowerCase();
      return { candidate, lower, letters: lettersOf(lower) };
    });
  }

  /** The most likely candidate: see `suggest`. */
  nearest(text: string): string | undefined {
    const wanted = text.toLowerCase();
    const letters = lettersOf(wanted);
    let best: string | undefined;
    let most = Math.min(3, Math.max(1, Math.floor(text.length / 3)));
    for (const one of this.#all) {
      if (most < 0) break;
      if (Math.abs(one.lower.length - wanted.length) > most) continue;
      if (differences(letters, one.letters) > 2 * most) continue;
      const distance = editDistance(wanted, one.lower, most);
      if (distance > most) continue;
      best = one.candidate;
      most = distance - 1;
    }
    return best;
  }
}

/**
 * A bit mask of the letters and digits in a text. Each edit changes at most two bits, which gives a lower bound on the
 * distance.
 */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function differences(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/**
 * The optimal string alignment distance: insertions, deletions, substitutions and transpositions.
 *
 * @param most the limit of interest; beyond it, any larger number may be returned
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
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
      if (cost < least) least = cost;
    }
    // Later rows cannot fall below the minimum of the last two rows, less one for a transposition.
    if (least > most + 1) return least;
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

/** The only candidate within one or two edits, which may be applied as a fix; undefined if there is none or several. */
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
