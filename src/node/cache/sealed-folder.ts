import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { hashOf } from '../project/hash';
import { listFiles } from '../read/files';
import { readCachedJson, writeSealed } from './cache';

const listName = 'files.json';

/** Seals a cache folder by listing its files with their hashes. Files that are not listed do not belong to it. */
export function sealFolder(folder: string): void {
  const hashes = listFiles(folder).map((file) => [file, hashIn(folder, file)] as const);
  writeSealed(path.join(folder, listName), JSON.stringify(Object.fromEntries(hashes)));
}

/** The files of a sealed folder, without the list; undefined if one of them has changed or is missing. */
export function sealedFiles(folder: string): string[] | undefined {
  const hashes = readCachedJson<Record<string, string>>(path.join(folder, listName));
  if (!hashes) return undefined;
  const isAsListed = ([file, hash]: [string, string]) => attempt(() => hashIn(folder, file)) === hash;
  return Object.entries(hashes).every(isAsListed) ? Object.keys(hashes) : undefined;
}

function hashIn(folder: string, file: string): string {
  return hashOf(readFileSync(path.join(folder, file)));
}
