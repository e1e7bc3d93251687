interface Part {
  id?: string | undefined;
  heading?: string | undefined;
}

/**
 * What links to each part of a text end with: the anchor that its editor chose, or else the words of its heading as the page's
 * language has them. The latter always has a sign that the former cannot have, so that the two never meet.
 */
export function anchorsOf(parts: readonly Part[]): (string | undefined)[] {
  const taken = new Set<string>();
  return parts.map(({ id, heading }) => {
    if (id !== undefined || heading === undefined) return id;
    const words = heading.replaceAll('\u00ad', '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const name = words.join('_');
    const base = /[^a-z0-9]/.test(name) ? name : `${name}_`;
    let anchor = base;
    for (let count = 2; taken.has(anchor); count++) anchor = `${base}_${count}`;
    taken.add(anchor);
    return anchor;
  });
}
