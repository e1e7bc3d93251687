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
 * What is done to files below a site, one step each: nothing else in the project changes them. Tests put others in the place of
 * these, to see what remains when a step fails, or when the process ends there.
 *
 * Every function throws the error of its system call.
 */

/** Writes a file that is not there. @param flush whether it is to be on the disk before anything else is done */
export function writeNew(file: string, content: string | Uint8Array, flush = false): void {
  writeFileSync(file, content, { flag: 'wx', flush });
}

/** Gives a file the rights and, where that is allowed, the owner of another one. */
export function giveRights(
  file: string,
  { mode, uid, gid }: { mode: number; uid: number; gid: number },
): void {
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  chmodSync(file, mode & 0o7777);
}

/** A second name of a file; where the disk has none, a copy. */
export function keepAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** Moves a file; what lies at the other place is replaced. */
export function moveOver(from: string, to: string): void {
  renameSync(from, to);
}

/** Makes a symbolic link. */
export function makeLink(target: string, file: string): void {
  symlinkSync(target, file);
}

/** Removes a file or a link. */
export function removeFile(file: string): void {
  unlinkSync(file);
}

/** Makes one folder. */
export function makeFolder(folder: string): void {
  mkdirSync(folder);
}

/** Removes an empty folder. */
export function removeFolder(folder: string): void {
  rmdirSync(folder);
}

/** Says that a file was used just now. */
export function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}
