import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

/**
 * All file operations below a site, one system call each: nothing else in the project changes files. Tests replace them
 * to see what remains when a step fails or the process dies there.
 *
 * Every function throws the error of its system call.
 */

/** Writes a new file. @param flush whether to flush it to disk before returning */
export function writeNew(file: string, content: string | Uint8Array, flush = false): void {
  writeFileSync(file, content, { flag: 'wx', flush });
}

/** Copies permissions to a file and, where allowed, ownership. */
export function giveRights(
  file: string,
  { mode, uid, gid }: { mode: number; uid: number; gid: number },
): void {
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o7777);
}

/** Hard-links a file; copies it where the disk has no hard links. */
export function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** Moves a file, replacing any file at the destination. */
export function moveOver(from: string, to: string): void {
  renameSync(from, to);
}

export function makeLink(target: string, file: string): void {
  symlinkSync(target, file);
}

export function removeFile(file: string): void {
  unlinkSync(file);
}

export function makeFolder(folder: string): void {
  mkdirSync(folder);
}

export function removeFolder(folder: string): void {
  rmdirSync(folder);
}

/** Sets a file's times to now. */
export function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}
