import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../src/node/project/project';
import { isWithin, realTarget } from '../../src/node/write/real-paths';

/**
 * Resolves the files and folders of a site named on a command line.
 *
 * @param allowed files that may be named even if they are gone
 * @throws UsageError if a path does not exist and is unknown to git, or neither belongs to the site nor contains it
 */
export async function findPaths(
  names: readonly string[],
  folder: string,
  allowed: readonly string[] = [],
): Promise<string[]> {
  const parts: string[] = [];
  for (const name of names) {
    const places = placesOf(name);
    const isThere = (place: string) => existsSync(place) || allowed.some((one) => isWithin(one, place));
    const file = places.find(isThere) ?? (await findDeleted(places, folder));
    if (file === undefined) throw new UsageError(`There is no file or folder "${name}".`);
    const part = asPart(file, folder);
    if (part === undefined)
      throw new UsageError(`"${name}" is not a part of the site in ${folder}: name its files or folders.`);
    parts.push(part);
  }
  return parts;
}

/** Where a name on a command line may lead: from where npm was called (`INIT_CWD`), then from the working directory. */
export function placesOf(name: string): string[] {
  return [process.env.INIT_CWD, '.'].flatMap((from) => (from ? path.resolve(from, name) : []));
}

/** A file to read that is named on a command line; the name itself if it does not exist. */
export function namedFile(name: string): string {
  return placesOf(name).find((place) => existsSync(place)) ?? name;
}

/**
 * Resolves links in a file's path to its path in the site's folder; undefined if it neither belongs to the site nor contains
 * it.
 */
function asPart(file: string, folder: string): string | undefined {
  const isAround = (one: string, site: string) => isWithin(one, site) || isWithin(site, one);
  if (isAround(file, folder)) return file;
  const [real, site] = [realTarget(file), realTarget(folder)];
  return isAround(real, site) ? path.resolve(folder, path.relative(site, real)) : undefined;
}

/** A deleted file may be what breaks other pages. */
async function findDeleted(places: readonly string[], folder: string): Promise<string | undefined> {
  const { isKnownToGit } = await import('../../src/node/read/git-files');
  return places.find((place) => isWithin(place, folder) && isKnownToGit(place, folder));
}
