import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set by `scripts/bundles.cjs` before a command is loaded: bundles lie in a cache, which may be that of another checkout. */
const given: { root: string; cache: string } | undefined = Reflect.get(
  globalThis,
  Symbol.for('project-folders'),
);

/** The folder of the project: of the command that was called; where sources run as they are, the nearest one above this file. */
export const projectRoot = given?.root ?? findRoot(path.dirname(fileURLToPath(import.meta.url)));

/** The folder for what is kept from one command to the next. */
export const cacheRoot = given?.cache ?? path.join(projectRoot, 'node_modules/.cache');

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, 'schemas')))
    return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of the project was not found.');
  return findRoot(parent);
}

/** A problem with what a command was given or with the machine, told in one line: exit status 2. */
export class UsageError extends Error {}

/** The reason of a failed system call, in words. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'it does not exist.';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied.';
  if (code === 'ENOTDIR') return 'it is not a folder.';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full.';
  if (code === 'EFBIG') return 'a file would be larger than this process may write.';
  if (code === 'ENAMETOOLONG') return 'its name is longer than the disk allows.';
  if (code === 'EXDEV') return 'it lies on another disk.';
  if (code === 'EROFS') return 'the disk is read-only.';
  return (error as Error).message;
}
