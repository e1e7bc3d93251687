import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, orRefuse, siteRoot, UsageError } from '../project/project';

/** Whether `file` is `folder` or lies below it. Both are absolute. */
export function isWithin(file: string, folder: string): boolean {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
}

/**
 * How far symbolic links of a site may lead: anywhere within the project of the site or of the engine that contains it,
 * otherwise no further than its own folder.
 *
 * @returns a real path
 * @throws UsageError if the folder does not exist
 */
export function boundaryOf(folder: string): string {
  const real = realFolder(folder);
  const projects = [siteRoot, engineRoot].map((root) => realpathSync(root));
  return projects.find((project) => isAllowed(real, project)) ?? real;
}

/** The real path of a folder. @throws UsageError if it does not exist, or is not a folder */
export function realFolder(folder: string): string {
  const real = orRefuse(`${folder} cannot be read`, () => realpathSync(path.resolve(folder)));
  if (!statSync(real).isDirectory()) throw new UsageError(`${folder} cannot be read: it is not a folder.`);
  return real;
}

/** Hidden files and folders that belong to a site's maintainers rather than to tools. */
const ofSites = new Set(['.github', '.gitignore']);

/**
 * Whether a real path may be read and written as part of a site: it lies within the boundary and is not private to a
 * tool.
 */
export function isAllowed(real: string, boundary: string): boolean {
  if (!isWithin(real, boundary)) return false;
  const parts = path.relative(boundary, real).split(path.sep);
  return !parts.some((part) => part === 'node_modules' || (part.startsWith('.') && !ofSites.has(part)));
}

/**
 * Resolves a file of a site to its real path: the only function that does so, for everything that is read by name or
 * written. Links are followed as far as the boundary allows; folders and the file need not exist yet.
 *
 * @param folder the folder that `file` is relative to
 * @param file a path below it
 * @returns an absolute path without links
 * @throws UsageError if a link leads out of the project or is dangling, or if the path is not a file
 */
export function realPathIn(folder: string, file: string, boundary: string): string {
  const target = path.resolve(folder, file);
  if (!isWithin(target, path.resolve(folder)))
    throw new UsageError(`${file} lies outside the folder of the site.`);
  const real = realPlace(target, boundary, file);
  const stat = statSync(real, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) throw new UsageError(`${file} is not a file.`);
  return real;
}

/** The same for any absolute path, including folders. @param name how people know it */
export function realPlace(target: string, boundary: string, name: string): string {
  let real: string;
  try {
    real = realTarget(target);
  } catch {
    throw new UsageError(`${name} cannot be reached: a link on the way to it leads nowhere.`);
  }
  if (!isAllowed(real, boundary))
    throw new UsageError(`${name} leads out of the project by a link, and is left alone.`);
  return real;
}

/** The real path of a file that may not exist yet. @throws the error of the system call for a dangling link */
export function realTarget(target: string): string {
  const missing: string[] = [];
  let existing = path.resolve(target);
  while (!lstatSync(existing, { throwIfNoEntry: false })) {
    missing.unshift(path.basename(existing));
    existing = path.dirname(existing);
  }
  return path.join(realpathSync(existing), ...missing);
}
