import {
  closeSync,
  type Dirent,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
} from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { projectPlace } from '../project/place-of';
import { engineRoot, orRefuse, siteRoot } from '../project/project';
import { parsedJson } from './json-file';

/**
 * Every schema, and every file of section type examples, of the engine and the site: parsed, by its path below
 * `schemas/`.
 */
export function readSchemaFiles(): Map<string, unknown> {
  const files = new Map<string, unknown>();
  for (const name of sourceFiles('schemas')) {
    if (!/\.(schema|examples)\.json$/.test(name)) continue;
    files.set(
      name.slice('schemas/'.length),
      parsedJson(name, readBytes(projectPlace(name)).toString('utf8')),
    );
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
    for (const entry of listFolder(`${folder}/${below}`)) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory() && !entry.name.endsWith('.json')) list(`${below}${entry.name}/`);
      else files.push(below + entry.name);
    }
  };
  list('');
  return files.sort();
}

/** What a folder holds. @throws UsageError when it cannot be read */
export function listFolder(folder: string): Dirent[] {
  return orRefuse(`${path.join(folder)} cannot be read`, () => readdirSync(folder, { withFileTypes: true }));
}

/** The bytes of a file. @throws UsageError when it cannot be read */
export function readBytes(file: string): Buffer {
  return orRefuse(`${file} cannot be read`, () => readFileSync(file));
}

/** Reads bytes of a file: fewer than wanted at its end. */
export type ReadAt = (offset: number, length: number) => Buffer;

/** What `look` finds in parts of a file of some size. @throws UsageError when it cannot be read */
export function readParts<T>(file: string, look: (readAt: ReadAt, size: number) => T): T {
  return orRefuse(`${file} cannot be read`, () => {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const readAt = (offset: number, length: number) => {
        const bytes = Buffer.alloc(Math.min(length, size - offset));
        readSync(descriptor, bytes, 0, bytes.length, offset);
        return bytes;
      };
      return look(readAt, size);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** The content of a file; undefined if there is none to read. */
export function bytesIfAny(file: string): Buffer | undefined {
  return attempt(() => readFileSync(file));
}
