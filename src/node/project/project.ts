import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set by `scripts/bundles.cjs` before a command is loaded: bundles lie in a cache, which may be that of another checkout. */
const given: { root: string; site: string; cache: string } | undefined = Reflect.get(
  globalThis,
  Symbol.for('project-folders'),
);

/** The folder of the engine: of the command that was called; where sources run as they are, that of this file. */
export const engineRoot =
  given?.root ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** The folder of the site that a command is about: its `pages`, `schemas/site` and `src/site`. That of the engine has one, too. */
export const siteRoot = given?.site ?? path.resolve(process.env.SITE_ROOT ?? engineRoot);

/** What tells another command, process or thread of the same site. */
export const siteArguments: readonly string[] = siteRoot === engineRoot ? [] : ['--site', siteRoot];

/** The folder for what is kept from one command to the next; each site has one of its own. */
export const cacheRoot = given?.cache ?? path.join(engineRoot, 'node_modules/.cache');

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
