import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What files are to hold, by their absolute paths; undefined: there is to be none. */
export type FileWrites = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Writes files whole: each beside its place and then moved there, all of them or none. Folders are made where they are
 * missing, and removed where nothing is left in them.
 *
 * @throws the error of the system call that failed; what was written before it is put back
 */
export function writeFiles(files: FileWrites): void {
  const moves: (readonly [from: string, to: string])[] = [];
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [file, content] of files) {
      if (content === undefined) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      const temporary = path.join(path.dirname(file), temporaryName(file));
      moves.push([temporary, file]);
      writeFileSync(temporary, content);
    }
    for (const [from, to] of moves) {
      before.set(to, readIfThere(to));
      renameSync(from, to);
    }
    for (const [file, content] of files) {
      if (content !== undefined) continue;
      before.set(file, readIfThere(file));
      rmSync(file, { force: true });
    }
  } catch (error) {
    for (const [from] of moves) rmSync(from, { force: true });
    for (const [file, content] of before) {
      if (content === undefined) rmSync(file, { force: true });
      else writeFileSync(file, content);
    }
    for (const [from] of moves) removeEmpty(path.dirname(from));
    throw error;
  }
  for (const [file, content] of files) if (content === undefined) removeEmpty(path.dirname(file));
}

/** Hidden: nobody takes it for a file of the site. */
function temporaryName(file: string): string {
  return `.${path.basename(file)}.${process.pid}`;
}

/** What a file holds; undefined when there is none. @throws the error of the system call */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes a folder that nothing lies in, and those around it that held nothing else. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return; // It holds other files, or is gone.
  }
  removeEmpty(path.dirname(folder));
}
