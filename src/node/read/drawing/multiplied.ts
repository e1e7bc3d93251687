/** An element with its children, and the ids of the parts that it draws by reference. */
export interface DrawnPart {
  isGradient: boolean;
  children: readonly DrawnPart[];
  references: readonly string[];
}

/** As many elements as a browser draws without noticeable delay. */
export const mostDrawn = 200_000;

/**
 * How many elements a browser draws for a part. References multiply: nested `use` elements grow exponentially, so that
 * a few lines can take for ever to draw.
 *
 * @returns infinity if a part refers to itself
 */
export function countDrawn(root: DrawnPart, byId: ReadonlyMap<string, DrawnPart>): number {
  const counts = new Map<DrawnPart, number>();
  const count = (part: DrawnPart): number => {
    const before = counts.get(part);
    if (before !== undefined) return before;
    counts.set(part, Number.POSITIVE_INFINITY);
    let drawn = 1;
    for (const child of part.children) drawn += count(child);
    for (const id of part.references) {
      const target = byId.get(id);
      // A gradient is computed once, however often it is used.
      if (target) drawn += target.isGradient ? 1 : count(target);
    }
    counts.set(part, drawn);
    return drawn;
  };
  return count(root);
}
