import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const anHour = 3_600_000;

/** Writes beside and renames, so that two commands at once never read half a file. @throws when it cannot be written */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** Writes what only saves time: when it cannot be written, it is made again. */
export function writeCache(file: string, content: string | Uint8Array): void {
  try {
    writeWhole(file, content);
  } catch {
    // The next run takes longer, that is all.
  }
}

/** Removes what earlier versions left in a folder, but for what a command may just have begun with. */
export function removeOld(folder: string, isCurrent: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!isCurrent(name) && statSync(file).mtimeMs < Date.now() - anHour)
      rmSync(file, { recursive: true, force: true });
  }
}
