/** The parts of a version: `1.2.3-beta.4`. */
const pattern = /^v?(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

/** Whether a text is a version as in package.json. */
export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/**
 * Compares two versions as semver.org specifies. Anything that is not a version is older.
 *
 * @returns above 0 if the first is newer, 0 if they are the same
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [pattern.exec(one), pattern.exec(other)];
  if (!a || !b) return Number(a !== null) - Number(b !== null);
  for (let part = 1; part <= 3; part++) {
    const difference = Number(a[part]) - Number(b[part]);
    if (difference !== 0) return difference;
  }
  // A pre-release is older than its version.
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
