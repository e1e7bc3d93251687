import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { hashOf } from '../project/hash';

const anHour = 3_600_000;

/**
 * Writes a temporary file and renames it, so that concurrent commands and threads never read half of it.
 *
 * @param content whole, or in pieces to be written one after the other
 * @throws when it cannot be written
 */
export function writeWhole(file: string, content: string | Uint8Array | Iterable<string>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  try {
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(temporary, content);
    else for (const piece of content) appendFileSync(temporary, piece);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** A unique temporary name beside a file. The pid is not enough, as threads of a process share it. */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Writes a sealed cache file, ignoring errors: its content can be made again.
 *
 * @param atMost how many files to keep in its folder
 */
export function writeCache(file: string, content: string | Uint8Array, atMost?: number): void {
  attempt(() => {
    writeSealed(file, content);
    if (atMost !== undefined) keepNewest(path.dirname(file), atMost);
  });
}

/** Writes a sealed file that the caller depends on. @throws when it cannot be written */
export function writeSealed(file: string, content: string | Uint8Array): void {
  const whole = Buffer.concat([Buffer.from(content), Buffer.from(sealOf(file, content))]);
  try {
    writeWhole(file, whole);
  } catch (error) {
    // A folder has the file's name.
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw error;
    rmSync(file, { recursive: true });
    writeWhole(file, whole);
  }
}

/**
 * Reads a cache file; undefined if it is missing, incomplete or altered. CI restores caches, disks fill up and
 * processes are killed, so the existence of a file proves nothing about its content.
 */
export function readCache(file: string): Buffer | undefined {
  const whole = attempt(() => readFileSync(file));
  if (!whole) return undefined;
  const end = whole.length - sealLength;
  if (end < 0) return undefined;
  const content = whole.subarray(0, end);
  return whole.toString('latin1', end) === sealOf(file, content) ? content : undefined;
}

/** Reads a cache file as JSON; undefined as for `readCache`. */
export function readCachedJson<T>(file: string): T | undefined {
  const content = readCache(file);
  return content && (JSON.parse(content.toString()) as T);
}

/**
 * The seal at the end of every cache file: a hash of its name and content. It is a comment, so that a cached script can
 * be run as it is.
 */
function sealOf(file: string, content: string | Uint8Array): string {
  return `\n//${hashOf(`${path.basename(file)} ${hashOf(content)}`)}`;
}

/** In bytes. */
const sealLength = '\n//'.length + hashOf('').length;

/**
 * Removes the oldest files of a folder that holds too many, down to half the limit: otherwise the cache that CI keeps
 * would grow for ever.
 *
 * @param inUse files that stay, and do not count
 */
export function keepNewest(folder: string, atMost: number, inUse = new Set<string>()): void {
  const names = readdirSync(folder).filter((name) => !inUse.has(name));
  if (names.length <= atMost) return;
  const files = names.map((name) => path.join(folder, name));
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const times = new Map(files.map((file) => [file, timeOf(file)]));
  const byAge = files.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (const file of byAge.slice(Math.ceil(atMost / 2))) rmSync(file, { force: true });
}

/** Removes a cache file that nothing needs any more. */
export function removeCached(file: string): void {
  rmSync(file, { force: true });
}

/** Removes what earlier versions left in a folder, except what a running command may still use. */
export function removeOld(folder: string, isCurrent: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!isCurrent(name) && statSync(file).mtimeMs < Date.now() - anHour)
      rmSync(file, { recursive: true, force: true });
  }
}
