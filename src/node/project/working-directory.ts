import { realpathSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';

/** The path of a site's file relative to the working directory, which people and CI can open. */
export function fromWorkingDirectory(file: string, folder: string): string {
  return path.relative(process.cwd(), path.join(folder, file)).replaceAll(path.sep, '/');
}

/**
 * The path of a site's file for code scanning and pull request annotations: relative to the repository root that GitHub
 * Actions (`GITHUB_WORKSPACE`) or GitLab (`CI_PROJECT_DIR`) checked out. Elsewhere, or outside of it, relative to the
 * working directory.
 */
export function fromRepository(file: string, folder: string): string {
  const workspace = process.env.GITHUB_WORKSPACE ?? process.env.CI_PROJECT_DIR;
  if (!workspace) return fromWorkingDirectory(file, folder);
  const from = path
    .relative(realPath(workspace), realPath(path.join(folder, file)))
    .replaceAll(path.sep, '/');
  return from.startsWith('../') || path.isAbsolute(from) ? fromWorkingDirectory(file, folder) : from;
}

/** A path with symbolic links resolved, as git knows it. The missing part of a path is kept as it is. */
export function realPath(file: string): string {
  const absolute = path.resolve(file);
  const real = attempt(() => realpathSync(absolute));
  if (real !== undefined) return real;
  const parent = path.dirname(absolute);
  return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
}

/**
 * Normalizes a file argument to a path below the site's folder, whether given relative to it or to the working
 * directory.
 */
export function inSite(file: string, folder: string): string {
  const from = path.relative(folder, file).replaceAll(path.sep, '/');
  return from.startsWith('../') || path.isAbsolute(from) ? file : from;
}
