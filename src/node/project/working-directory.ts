import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A file of a site as people and CI open it: relative to the working directory. @param folder the site's folder */
export function fromWorkingDirectory(file: string, folder: string): string {
  return path.relative(process.cwd(), path.join(folder, file)).replaceAll(path.sep, '/');
}

/**
 * A file of a site as code scanning and annotations of a pull request know it: relative to the root of the repository that GitHub
 * Actions or GitLab checked out, which they name in `GITHUB_WORKSPACE` or `CI_PROJECT_DIR`. Elsewhere, and outside of it, relative to the working directory.
 *
 * @param folder the site's folder
 */
export function fromRepository(file: string, folder: string): string {
  const workspace = process.env.GITHUB_WORKSPACE ?? process.env.CI_PROJECT_DIR;
  if (!workspace) return fromWorkingDirectory(file, folder);
  const from = path
    .relative(realPath(workspace), realPath(path.join(folder, file)))
    .replaceAll(path.sep, '/');
  return from.startsWith('../') || path.isAbsolute(from) ? fromWorkingDirectory(file, folder) : from;
}

/** A path without symbolic links on its way: git knows a file where it lies. What is not there lies in the folder that is. */
export function realPath(file: string): string {
  const absolute = path.resolve(file);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = path.dirname(absolute);
    return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
  }
}

/** A file of a site, however it was called: from the working directory, as a shell completes it, or from the site's folder. */
export function inSite(file: string, folder: string): string {
  const from = path.relative(folder, file).replaceAll(path.sep, '/');
  return from.startsWith('../') || path.isAbsolute(from) ? file : from;
}
