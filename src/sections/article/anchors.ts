interface Part {
  id?: string | undefined;
  heading?: string | undefined;
}

/**
 * The fragments of links to each part of a text: the anchor that its editor chose, otherwise one made from its heading in the
 * page's language. Generated anchors contain a character that chosen ones cannot, so the two never collide.
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
