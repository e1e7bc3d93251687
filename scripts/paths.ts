import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../src/node/project/project';
import { realTarget } from '../src/node/write/real-paths';

/**
 * The files and folders of a site that a command line names. They are looked for where it was called, which npm says in
 * `INIT_CWD`, and then where it runs.
 *
 * @param folder the folder of the site
 * @throws UsageError when a path is not there and git knows nothing of it, or is neither a part of the site nor around it
 */
export async function findPaths(given: readonly string[], folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of given) {
    const places = [process.env.INIT_CWD, '.'].flatMap((from) => (from ? path.resolve(from, name) : []));
    const file = places.find((place) => existsSync(place)) ?? (await findDeleted(places, folder));
    if (file === undefined) throw new UsageError(`There is no file or folder "${name}".`);
    const part = asPart(file, folder);
    if (part === undefined)
      throw new UsageError(`"${name}" is not a part of the site in ${folder}: name its files or folders.`);
    found.push(part);
  }
  return found;
}

/** A file by its path in the folder of the site, be it named by way of links; undefined when it is neither a part of it nor around it. */
function asPart(file: string, folder: string): string | undefined {
  const isAround = (one: string, site: string) => isBelow(one, site) || isBelow(site, one);
  if (isAround(file, folder)) return file;
  const [real, site] = [realTarget(file), realTarget(folder)];
  return isAround(real, site) ? path.resolve(folder, path.relative(site, real)) : undefined;
}

/** What is gone may be what breaks other pages. */
async function findDeleted(places: readonly string[], folder: string): Promise<string | undefined> {
  const { isKnownToGit } = await import('../src/node/read/git-files');
  return places.find((place) => isBelow(place, folder) && isKnownToGit(place, folder));
}

/** Whether a path is a folder or lies below it. */
export function isBelow(file: string, folder: string): boolean {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
}
