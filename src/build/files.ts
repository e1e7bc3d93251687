import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, reason, UsageError } from './project';

/** Every schema file by its path below `schemas/`, parsed. */
export function readSchemaFiles(folder = path.join(projectRoot, 'schemas')): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.schema.json')) continue;
    try {
      files.set(file, JSON.parse(read(path.join(folder, file)).toString('utf8')));
    } catch (error) {
      throw new UsageError(`schemas/${file} is not JSON: ${(error as Error).message}`);
    }
  }
  return files;
}

/** Every file below a folder, as paths relative to it with `/`, in a stable order. Hidden files are left out. */
export function listFiles(folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch (error) {
    throw new UsageError(`${folder} cannot be read: ${reason(error)}`);
  }
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The bytes of a file. @throws UsageError when it cannot be read */
export function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${reason(error)}`);
  }
}
