import { statSync } from 'node:fs';

/**
 * A stamp of files' sizes and times: an equal stamp means unchanged files.
 *
 * @param files paths; undefined is skipped
 * @param started when the scan began, in milliseconds
 * @returns an empty text if a file is missing, or so new that another change might leave its time the same
 */
export function stampOf(files: readonly (string | undefined)[], started: number): string {
  let stamp = '';
  for (const file of files) {
    if (file === undefined) continue;
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat || stat.mtimeMs > started - marginOf(stat.mtimeMs)) return '';
    // The two times are mostly equal, and formatting a time is slow.
    stamp += `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs - stat.mtimeMs} ${stat.ino} `;
  }
  return stamp;
}

/**
 * How old a file must be for a further change to give it another time, in milliseconds. Whole seconds suggest a file
 * system with a resolution of one or two seconds; others resolve a few milliseconds.
 */
function marginOf(time: number): number {
  return time % 1000 === 0 ? 2000 : 50;
}
