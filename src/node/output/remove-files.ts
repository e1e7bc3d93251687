import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';

/**
 * Removes files, and the folders that have nothing else: web servers answer the address of an empty folder with 403 instead of
 * the 404 page.
 *
 * @param files relative to the folder, which stays
 */
export function removeFiles(folder: string, files: readonly string[]): void {
  const around = new Set<string>();
  for (const file of files) {
    rmSync(path.join(folder, file), { force: true });
    for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) around.add(at);
  }
  const innermostFirst = [...around].sort((one, other) => other.length - one.length);
  for (const one of innermostFirst) attempt(() => rmdirSync(path.join(folder, one)));
}
