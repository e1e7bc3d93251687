import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
 * Writes what only saves time: when it cannot be written, it is made again.
 *
 * @param atMost how many files like it are kept
 */
export function writeCache(
  file: string,
  content: string | Uint8Array | Iterable<string>,
  atMost?: number,
): void {
  try {
    writeWhole(file, content);
    if (atMost !== undefined) keepNewest(path.dirname(file), atMost);
  } catch {
    // The next run takes longer, that is all.
  }
}

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
