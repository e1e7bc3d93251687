import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksumOf, hashOf } from './hash';
import { projectRoot } from './project';

const anHour = 3_600_000;

/** Writes beside and renames, so that two commands at once never read half a file. @throws when it cannot be written */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/**
 * Writes what only saves time: when it cannot be written, it is made again.
 *
 * @param atMost how many files like it are kept
 */
export function writeCache(file: string, content: string | Uint8Array, atMost?: number): void {
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

/**
 * A text that is another one for files of other contents: a fresh checkout, in which all files are new, makes what it finds in a
 * cache no older. They are read only when their times are others than at the last look.
 *
 * @param name of what the files are for
 * @param files relative to the project
 */
export function keyOfFiles(name: string, files: readonly string[]): string {
  const stampOf = (file: string) => {
    const { mtimeMs, size } = statSync(path.join(projectRoot, file));
    return `${file} ${mtimeMs} ${size}`;
  };
  const stamps = checksumOf(files.map(stampOf).join());
  const known = path.join(projectRoot, 'node_modules/.cache/keys', name);
  try {
    const [before, key] = readFileSync(known, 'utf8').split(' ');
    if (before === stamps && key) return key;
  } catch {
    // The first look.
  }
  const key = hashOf(
    files.map((file) => `${file} ${hashOf(readFileSync(path.join(projectRoot, file)))}`).join(),
  );
  writeCache(known, `${stamps} ${key}`);
  return key;
}

/** Removes what earlier versions left in a folder, but for what a command may just have begun with. */
export function removeOld(folder: string, isCurrent: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!isCurrent(name) && statSync(file).mtimeMs < Date.now() - anHour)
      rmSync(file, { recursive: true, force: true });
  }
}
