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
import { hashOf } from '../project/hash';

const anHour = 3_600_000;

/**
 * Writes beside and renames, so that commands and threads that write the same file at once never read half of it.
 *
 * @param content as one, or in pieces that are written one after the other
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

/** A name beside a file that nobody else has: threads of one process have the same number. */
export function temporaryName(file: string): string {
  return `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
}

/**
 * Writes what only saves time, sealed: when it cannot be written, it is made again.
 *
 * @param atMost how many files like it are kept
 */
export function writeCache(file: string, content: string | Uint8Array, atMost?: number): void {
  try {
    writeSealed(file, content);
    if (atMost !== undefined) keepNewest(path.dirname(file), atMost);
  } catch {
    // The next run takes longer, that is all.
  }
}

/** The same for what cannot be done without. @throws when it cannot be written */
export function writeSealed(file: string, content: string | Uint8Array): void {
  const whole = Buffer.concat([Buffer.from(content), Buffer.from(sealOf(file, content))]);
  try {
    writeWhole(file, whole);
  } catch (error) {
    // A folder in its place.
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw error;
    rmSync(file, { recursive: true });
    writeWhole(file, whole);
  }
}

/**
 * What a file of the cache holds: undefined when it is not there, or not what was written to it. CI keeps caches from run to run, disks
 * fill up, and processes are killed: that a file exists says nothing of what is in it.
 */
export function readCache(file: string): Buffer | undefined {
  let whole: Buffer;
  try {
    whole = readFileSync(file);
  } catch {
    return undefined;
  }
  const end = whole.length - sealLength;
  if (end < 0) return undefined;
  const content = whole.subarray(0, end);
  return whole.toString('latin1', end) === sealOf(file, content) ? content : undefined;
}

/** What a file of the cache says as JSON; undefined when it is not there, or not what was written to it. */
export function readCachedJson<T>(file: string): T | undefined {
  const content = readCache(file);
  return content && (JSON.parse(content.toString()) as T);
}

/**
 * Ends every file of the cache: the hash of its name and of what it holds. A comment, so that a script that is kept can be run
 * as it lies there.
 */
function sealOf(file: string, content: string | Uint8Array): string {
  return `\n//${hashOf(`${path.basename(file)} ${hashOf(content)}`)}`;
}

/** How many bytes at the end of a file are its seal. */
const sealLength = '\n//'.length + hashOf('').length;

/**
 * Removes the older half of what a folder may hold when it holds more: what CI keeps from run to run would grow for ever.
 *
 * @param atMost how many files
 */
export function keepNewest(folder: string, atMost: number): void {
  const names = readdirSync(folder);
  if (names.length <= atMost) return;
  const files = names.map((name) => path.join(folder, name));
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const times = new Map(files.map((file) => [file, timeOf(file)]));
  const byAge = files.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (const file of byAge.slice(Math.ceil(atMost / 2))) rmSync(file, { force: true });
}

/** Removes what earlier versions left in a folder, but for what a command may just have begun with. */
export function removeOld(folder: string, isCurrent: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!isCurrent(name) && statSync(file).mtimeMs < Date.now() - anHour)
      rmSync(file, { recursive: true, force: true });
  }
}
