/** The parts of a version: `1.2.3-beta.4`. */
const pattern = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

/** Whether a text is a version, as package.json has one. */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/**
 * Which of two versions is the newer one, as semver.org orders them. What is none is older than any.
 *
 * @returns above 0 when the first one is newer, 0 when they are the same
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [pattern.exec(one), pattern.exec(other)];
  if (!a || !b) return Number(a !== null) - Number(b !== null);
  for (let part = 1; part <= 3; part++) {
    const difference = Number(a[part]) - Number(b[part]);
    if (difference !== 0) return difference;
  }
  // What comes before a version is older than it.
  if (a[4] === undefined || b[4] === undefined)
    return Number(a[4] === undefined) - Number(b[4] === undefined);
  return comparePreviews(a[4].split('.'), b[4].split('.'));
}

function comparePreviews(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const [one, two] = [part, other].map((text) => (/^\d+$/.test(text) ? Number(text) : undefined));
    if (one !== undefined && two !== undefined) return one - two;
    if (one !== undefined || two !== undefined) return one === undefined ? 1 : -1;
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
}
