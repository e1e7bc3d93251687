import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project: the nearest one above this file, or above the bundle made of it, with a package.json. */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json')) && existsSync(path.join(folder, 'schemas')))
    return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder of the project was not found.');
  return findRoot(parent);
}

/** A problem with what a command was given or with the machine, told in one line: exit status 2. */
export class UsageError extends Error {}
