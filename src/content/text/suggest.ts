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
  const longer = Math.abs(a.length - b.length);
  if (longer > most) return longer;
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

/**
 * The only candidate that a text can be a slip of, which may be applied as a fix; undefined if there is none, or another
 * one is as near. Any other resemblance is a question: `coal` is no slip of `coral`, nor `light` of `night`.
 */
export function suggestOnly(text: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const meant = suggest(text, all);
  if (meant === undefined) return undefined;
  const [wanted, likely] = [text.toLowerCase(), meant.toLowerCase()];
  if (wanted === likely) return meant;
  const rivals = all.filter((one) => one !== meant && editDistance(wanted, one.toLowerCase(), 1) <= 1);
  return rivals.length === 0 && isSlip(wanted, likely) ? meant : undefined;
}

/** What stands between the words of a name, which people mix up: `data_table`. */
const between = /[\s_-]+/g;
/** From so many letters on, a word with a letter less inside is hardly a word. */
const long = 8;

/**
 * Whether a text is another one as fingers miss it: with two letters in each other's place, with a letter once in place of twice or the
 * other way round, or, if it is long, with a letter too few or too many inside. Both in lower case.
 */
function isSlip(text: string, meant: string): boolean {
  if (text.replaceAll(between, '') === meant.replaceAll(between, '')) return true;
  const [short = '', longer = ''] = text.length < meant.length ? [text, meant] : [meant, text];
  let at = 0;
  while (at < short.length && short[at] === longer[at]) at++;
  const [first = '', second = ''] = longer.slice(at);
  if (!/\p{L}/u.test(first)) return false;
  if (short.length === longer.length)
    return (
      short.length > 3 && /\p{L}/u.test(second) && short.slice(at) === second + first + longer.slice(at + 2)
    );
  if (short.slice(at) !== longer.slice(at + 1)) return false;
  return longer[at - 1] === first || (at > 0 && at < short.length && short.length >= long);
}
