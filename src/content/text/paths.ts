/** The folder that a path lies in; empty at the top. */
export function folderIn(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Matches a relative path, as documents write it, to a file of some types. @param types matches the end of its name */
export function pathTo(types: RegExp): RegExp {
  return new RegExp(`^\\.{1,2}/([\\w-]+/|\\.\\./)*[\\w.-]+${types.source}`, 'i');
}

/** The last name in a path. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
