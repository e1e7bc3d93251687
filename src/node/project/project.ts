import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { suggest } from '../../content/text/suggest';
import { hashOf } from './hash';

/**
 * Set by `scripts/bundles.cjs` before a command is loaded: a bundle may be cached by another checkout, so its own path
 * says nothing.
 */
const folders: { root: string; site: string; cache: string } | undefined = Reflect.get(
  globalThis,
  Symbol.for('project-folders'),
);

/** The engine's folder: that of the command that was called, or of this file when run from source. */
export const engineRoot =
  folders?.root ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The folder of the site that a command works on, with its `pages`, `schemas/site` and `src/site`. Defaults to the
 * engine's folder, which contains a site, too.
 */
export const siteRoot = folders?.site ?? path.resolve(process.env.SITE_ROOT ?? engineRoot);

/** Arguments that make another command, process or thread work on the same site. */
export const siteArguments: readonly string[] = siteRoot === engineRoot ? [] : ['--site', siteRoot];

/** The cache folder of a site when its tests run from source: `scripts/bundles.cjs` tells its commands the same one. */
const ofSite = siteRoot === engineRoot ? '' : path.join('sites', hashOf(siteRoot).slice(0, 16));

/** The cache folder; each site has its own. */
export const cacheRoot = folders?.cache ?? path.join(engineRoot, 'node_modules/.cache', ofSite);

/** A problem with a command's input or the machine, reported in one line: exit status 2. */
export class UsageError extends Error {}

/**
 * The error that nothing has a name, with the name that was probably meant.
 *
 * @param message without its end: `There is no page at /finanse`. If it ends with a quoted name, the other is quoted, too.
 */
export function unknownName(message: string, name: string, names: Iterable<string>): UsageError {
  const meant = suggest(name, names);
  const shown = message.endsWith('"') ? JSON.stringify(meant) : meant;
  return new UsageError(meant === undefined ? `${message}.` : `${message}: did you mean ${shown}?`);
}

/**
 * What `work` returns.
 *
 * @param failed what to say before the reason why it failed: `finance/page.json cannot be read`
 * @throws UsageError if it throws
 */
export function orRefuse<T>(failed: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${failed}: ${reason(error)}`);
  }
}

/** What `work` returns; `otherwise` where it cannot be done. @throws any error but a UsageError */
export function unlessRefused<T, E = undefined>(work: () => T, otherwise?: E): T | E {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return otherwise as E;
  }
}

/** Describes a failed system call. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'it does not exist.';
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied.';
  if (code === 'ENOTDIR') return 'it is not a folder.';
  if (code === 'EISDIR') return 'it is a folder.';
  if (code === 'ELOOP') return 'a link on the way to it leads around in a circle.';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full.';
  if (code === 'EFBIG') return 'a file would be larger than this process may write.';
  if (code === 'ENAMETOOLONG') return 'its name is longer than the disk allows.';
  if (code === 'EXDEV') return 'it lies on another disk.';
  if (code === 'EROFS') return 'the disk is read-only.';
  return (error as Error).message;
}
