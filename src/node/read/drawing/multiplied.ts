/** An element, with what it holds and what it shows once more by naming it. */
export interface Part {
  isGradient: boolean;
  children: readonly Part[];
  references: readonly string[];
}

/** As many elements as a browser draws without anybody waiting. */
export const mostDrawn = 200_000;

/**
 * How many elements a browser draws for a part: what is used twice is drawn twice, and what uses that four times. A few lines
 * can ask for more than any machine has time for.
 *
 * @returns infinity where a part shows itself
 */
export function countDrawn(root: Part, byId: ReadonlyMap<string, Part>): number {
  const known = new Map<Part, number>();
  const count = (part: Part): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    known.set(part, Number.POSITIVE_INFINITY);
    let drawn = 1;
    for (const child of part.children) drawn += count(child);
    for (const id of part.references) {
      const target = byId.get(id);
      // A gradient is worked out once, however often it is painted with.
      if (target) drawn += target.isGradient ? 1 : count(target);
    }
    known.set(part, drawn);
    return drawn;
  };
  return count(root);
}
