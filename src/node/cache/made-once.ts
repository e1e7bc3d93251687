import { existsSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from '../project/hash';
import { projectPlace } from '../project/place-of';
import { readCache, writeCache } from './cache';
import { ofPackages } from './inputs';
import { inCache } from './place';

/**
 * What a package makes of its inputs, made once for each installed version of the packages.
 *
 * @param folder the folder of the cache
 * @param inputs everything that the result depends on, apart from packages
 */
export async function madeOnce(
  folder: string,
  inputs: unknown,
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const file = inCache(folder, hashOf(JSON.stringify([process.version, packagesKey(), inputs])));
  const made = readCache(file);
  if (made) return made;
  const content = Buffer.from(await make());
  writeCache(file, content, mostFiles);
  return content;
}

/** Twice as many as the largest folder has in use. */
const mostFiles = 500;

/** What is installed: read again only when its size or time differs. */
function packagesKey(): string {
  const list = ofPackages.map(projectPlace).find((file) => existsSync(file));
  if (list === undefined) return '';
  const { size, mtimeMs, ctimeMs } = statSync(list);
  const stamp = `${list} ${size} ${mtimeMs} ${ctimeMs}`;
  if (packages.stamp !== stamp) packages = { stamp, key: hashOf(readFileSync(list)) };
  return packages.key;
}

let packages = { stamp: '', key: '' };
