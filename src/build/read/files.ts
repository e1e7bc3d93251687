import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, reason, UsageError } from '../project/project';

/** Every schema file, and every file of examples of a section type, by its path below `schemas/`, parsed. */
export function readSchemaFiles(folder = path.join(projectRoot, 'schemas')): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const file of listFiles(folder)) {
    if (!/\.(schema|examples)\.json$/.test(file)) continue;
    try {
      files.set(file, JSON.parse(read(path.join(folder, file)).toString('utf8')));
    } catch (error) {
      throw new UsageError(`schemas/${file} is not JSON: ${(error as Error).message}`);
    }
  }
  return files;
}

/**
 * Every file below a folder, as paths relative to it with `/`, in a stable order. Hidden files and folders are left out. A folder
 * that is called like a document stands in the way of one, and is listed in its place.
 *
 * @throws UsageError when a folder cannot be read
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const list = (below: string) => {
    // Joined by hand: this is asked for every folder of a site.
    for (const entry of entriesOf(`${folder}/${below}`)) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory() && !entry.name.endsWith('.json')) list(`${below}${entry.name}/`);
      else files.push(below + entry.name);
    }
  };
  list('');
  return files.sort();
}

function entriesOf(folder: string): import('node:fs').Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UsageError(`${path.join(folder)} cannot be read: ${reason(error)}`);
  }
}

/** The bytes of a file. @throws UsageError when it cannot be read */
export function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${reason(error)}`);
  }
}
