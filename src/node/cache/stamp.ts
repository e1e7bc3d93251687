import { statSync } from 'node:fs';

/**
 * Sizes and times of files: the same text means the same files.
 *
 * @param files as paths; what is undefined is passed over
 * @param started when the look at them began, in milliseconds
 * @returns an empty text when one is gone, or so new that another change might give it the same time
 */
export function stampOf(files: readonly (string | undefined)[], started: number): string {
  let stamp = '';
  for (const file of files) {
    if (file === undefined) continue;
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat || stat.mtimeMs > started - marginOf(stat.mtimeMs)) return '';
    // The two times are mostly the same, and a time takes long to write.
    stamp += `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs - stat.mtimeMs} ${stat.ino} `;
  }
  return stamp;
}

/**
 * How old a file must be for another change to give it another time, in milliseconds. Whole seconds may come from a file
 * system that knows no less, or only every second one; the others tell times a few milliseconds apart.
 */
function marginOf(time: number): number {
  return time % 1000 === 0 ? 2000 : 50;
}
