import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, reason, siteRoot, UsageError } from '../project/project';

/** Whether a path is a folder or lies below it. Both are absolute. */
export function isWithin(file: string, folder: string): boolean {
  const from = path.relative(folder, file);
  return from !== '..' && !from.startsWith(`..${path.sep}`) && !path.isAbsolute(from);
}

/**
 * How far symbolic links of a site may lead: anywhere in the project of the site or of the engine, when the site lies in it; else not out of its own
 * folder.
 *
 * @returns a real path
 * @throws UsageError when there is no such folder
 */
export function boundaryOf(folder: string): string {
  const real = realFolder(folder);
  const projects = [siteRoot, engineRoot].map((root) => realpathSync(root));
  return projects.find((project) => isAllowed(real, project)) ?? real;
}

/** The real path of a folder. @throws UsageError when there is none */
export function realFolder(folder: string): string {
  try {
    return realpathSync(path.resolve(folder));
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${reason(error)}`);
  }
}

/** What is hidden and belongs to whoever keeps a site. */
const ofSites = new Set(['.github', '.gitignore']);

/**
 * Whether a real path may be read and written as a part of a site: it is within the boundary, and nothing that tools keep for
 * themselves there.
 */
export function isAllowed(real: string, boundary: string): boolean {
  if (!isWithin(real, boundary)) return false;
  const parts = path.relative(boundary, real).split(path.sep);
  return !parts.some((part) => part === 'node_modules' || (part.startsWith('.') && !ofSites.has(part)));
}

/**
 * Where a file of a site really lies: the one function that says so, for whatever is read by its name or written. Links are
 * followed as far as they may lead; folders and the file need not be there yet.
 *
 * @param folder the folder that the path is relative to
 * @param file a path below it
 * @returns an absolute path without links
 * @throws UsageError when a link leads out of the project or nowhere, or when something else than a file is there
 */
export function realPathIn(folder: string, file: string, boundary = boundaryOf(folder)): string {
  const target = path.resolve(folder, file);
  if (!isWithin(target, path.resolve(folder)))
    throw new UsageError(`${file} lies outside of the folder of the site.`);
  const real = realPlace(target, boundary, file);
  const stat = statSync(real, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) throw new UsageError(`${file} is not a file.`);
  return real;
}

/** The same for any absolute path, be it of a folder. @param name how people know it */
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

/** The real path of what may not be there yet. @throws the error of the system call when a link leads nowhere */
export function realTarget(target: string): string {
  const missing: string[] = [];
  let existing = path.resolve(target);
  while (!lstatSync(existing, { throwIfNoEntry: false })) {
    missing.unshift(path.basename(existing));
    existing = path.dirname(existing);
  }
  return path.join(realpathSync(existing), ...missing);
}
