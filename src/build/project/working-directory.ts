import path from 'node:path';

/** A file of a site as people and CI open it: relative to the working directory. @param folder the site's folder */
export function fromWorkingDirectory(file: string, folder: string): string {
  return path.relative(process.cwd(), path.join(folder, file)).replaceAll(path.sep, '/');
}

/** A file of a site, however it was called: from the working directory, as a shell completes it, or from the site's folder. */
export function inSite(file: string, folder: string): string {
  const from = path.relative(folder, file).replaceAll(path.sep, '/');
  return from.startsWith('../') || path.isAbsolute(from) ? file : from;
}
