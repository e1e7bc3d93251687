/** The folder that a path lies in; empty at the top. */
export function folderIn(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Resolves a path relative to a file; it begins with `..` where it leads out of what the file's own path begins in. */
export function pathFrom(file: string, relative: string): string {
  const parts: string[] = [];
  for (const part of `${folderIn(file)}/${relative}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Matches a relative path, as documents write it, to a file of some types. @param types matches the end of its name */
export function pathTo(types: RegExp): RegExp {
  return new RegExp(`^\\.{1,2}/([\\w-]+/|\\.\\./)*[\\w.-]+${types.source}`, 'i');
}

/** The last name in a path. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
