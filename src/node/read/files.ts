import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectPlace } from '../project/place-of';
import { engineRoot, reason, siteRoot, UsageError } from '../project/project';

/**
 * Every schema, and every file of section type examples, of the engine and the site: parsed, by its path below
 * `schemas/`.
 */
export function readSchemaFiles(): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const name of sourceFiles('schemas')) {
    if (!/\.(schema|examples)\.json$/.test(name)) continue;
    try {
      files.set(name.slice('schemas/'.length), JSON.parse(readBytes(projectPlace(name)).toString('utf8')));
    } catch (error) {
      throw new UsageError(`${name} is not JSON: ${(error as Error).message}`);
    }
  }
  return files;
}

/**
 * The files of a source folder of the engine, with its `site` folder taken from the site: `src` is the engine's,
 * `src/site` the site's.
 *
 * @param folder `src` or `schemas`
 * @returns paths below the project, in a stable order
 */
export function sourceFiles(folder: string): string[] {
  const below = (name: string) => {
    const place = projectPlace(name);
    return existsSync(place) ? listFiles(place).map((file) => `${name}/${file}`) : [];
  };
  const files = below(folder);
  const site = `${folder}/site`;
  if (siteRoot === engineRoot) return files;
  return [...files.filter((file) => !file.startsWith(`${site}/`)), ...below(site)].sort();
}

/**
 * Every file below a folder as a relative path with `/`, in a stable order, without hidden files and folders. A folder
 * named like a document (`x.json`) is listed as a file, so that it is reported.
 *
 * @throws UsageError when a folder cannot be read
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const list = (below: string) => {
    // Concatenation is faster than `path.join`, and this runs for every folder of a site.
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
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${reason(error)}`);
  }
}
