import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../project/hash';
import { listFiles } from '../read/files';
import { readCachedJson, writeSealed } from './cache';

const listName = 'files.json';

/** Lists what a folder of the cache holds, with the hash of each file: what is not on the list does not belong to it. */
export function sealFolder(folder: string): void {
  const hashes = listFiles(folder).map((file) => [file, hashIn(folder, file)] as const);
  writeSealed(path.join(folder, listName), JSON.stringify(Object.fromEntries(hashes)));
}

/** The files of a folder that was sealed, without their list; undefined when one of them is not as it was then. */
export function sealedFiles(folder: string): string[] | undefined {
  const hashes = readCachedJson<Record<string, string>>(path.join(folder, listName));
  if (!hashes) return undefined;
  try {
    const isWhole = Object.entries(hashes).every(([file, hash]) => hashIn(folder, file) === hash);
    return isWhole ? Object.keys(hashes) : undefined;
  } catch {
    return undefined;
  }
}

function hashIn(folder: string, file: string): string {
  return hashOf(readFileSync(path.join(folder, file)));
}
