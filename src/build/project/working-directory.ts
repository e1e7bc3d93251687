import path from 'node:path';

/** A file of a site as people and CI open it: relative to the working directory. @param folder the site's folder */
export function fromWorkingDirectory(file: string, folder: string): string {
  return path.relative(process.cwd(), path.join(folder, file)).replaceAll(path.sep, '/');
}
