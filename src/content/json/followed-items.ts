import { commonEnds, isSameValue, ownValue } from './values';

/** The comparison is quadratic, so longer lists are only matched if their length is unchanged. */
const mostCompared = 300;
/** The minimum similarity for one object to count as an edited version of another. */
const alike = 0.3;

/**
 * Matches the items of two versions of a list, as items have no identity. In order of preference: equal at both ends,
 * or in the same order between them (kept); equal elsewhere (moved); same anchor, or similar (edited).
 *
 * @returns for each item of `after` its index in `before`, or undefined if it is new; undefined as a whole if they
 *   cannot be matched
 */
export function followItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] | undefined {
  const { start, end } = commonEnds(before, after);
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const shift = before.length - after.length;
  const middle = followMiddle(gone, come);
  if (!middle) return undefined;
  return after.map((_, index) => {
    if (index < start) return index;
    if (index >= after.length - end) return index + shift;
    const origin = middle[index - start];
    return origin === undefined ? undefined : origin + start;
  });
}

function followMiddle(
  gone: readonly unknown[],
  come: readonly unknown[],
): (number | undefined)[] | undefined {
  if (Math.max(gone.length, come.length) > mostCompared)
    return gone.length === come.length ? come.map((_, index) => index) : undefined;
  const { origins, left, free } = pairUp(gone, come, [isSameValue, hasSame('id')]);
  // If equally many are left on both sides, each was rewritten in place.
  if (left.length === free.length)
    for (const [order, origin] of free.entries()) origins[left[order] as number] = origin;
  return origins;
}

/**
 * Pairs items of two lists: those that a test finds to be one, test after test, and then those that are most alike.
 *
 * @returns the index before by index after, and which indexes on both sides have no other
 */
export function pairUp(
  before: readonly unknown[],
  after: readonly unknown[],
  tests: readonly ((old: unknown, now: unknown) => boolean)[],
): { origins: (number | undefined)[]; left: number[]; free: number[] } {
  const origins: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  const open = () => [...after.keys()].filter((index) => origins[index] === undefined);
  const pair = (index: number, origin: number) => {
    origins[index] = origin;
    free.delete(origin);
  };
  for (const isOne of tests)
    for (const index of open()) {
      // The item at the same index is preferred.
      const candidates = free.has(index) ? [index, ...free] : [...free];
      const origin = candidates.find((old) => isOne(before[old], after[index]));
      if (origin !== undefined) pair(index, origin);
    }
  const likely = open()
    .flatMap((index) => [...free].map((old) => ({ index, old, share: likeness(before[old], after[index]) })))
    .filter(({ share }) => share >= alike)
    .sort((a, b) => b.share - a.share);
  for (const { index, old } of likely) if (origins[index] === undefined && free.has(old)) pair(index, old);
  return { origins, left: open(), free: [...free] };
}

/** A test for `pairUp`: both have this property, with one value. */
export function hasSame(name: string): (old: unknown, now: unknown) => boolean {
  return (old, now) =>
    ownValue(old, name) !== undefined && isSameValue(ownValue(old, name), ownValue(now, name));
}

/** The share of equal leaves in two objects; 0 if their types differ. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 0;
  if (Array.isArray(one) !== Array.isArray(other)) return 0;
  if (!isSameValue(ownValue(one, 'type'), ownValue(other, 'type'))) return 0;
  const [first, second] = [leavesOf(one), leavesOf(other)];
  const all = new Set([...first, ...second]);
  return all.size === 0 ? 1 : [...first].filter((leaf) => second.has(leaf)).length / all.size;
}

function leavesOf(value: unknown, leaves = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) leavesOf(part, leaves);
  else leaves.add(JSON.stringify(value));
  return leaves;
}
