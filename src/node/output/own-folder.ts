import { existsSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../content/model/is-record';
import { orRefuse, UsageError } from '../project/project';
import { jsonInFile } from '../read/json-file';
import { isWithin, realTarget } from '../write/real-paths';
import { makeFolders } from './make-folders';
import { removeFiles } from './remove-files';

/** Folders of a site and of the engine that no command may write its output to. */
const sources = ['pages', 'schemas', 'src', 'tests', '.git'];

/** The same of the engine alone: a site may be published from its folder `docs`. */
const sourcesOfEngine = [...sources, 'scripts', 'docs'];

/**
 * Ensures that a folder may be used for output, with links resolved: not the engine or the site themselves or a parent, not
 * among their sources, not in the folder of the pages.
 *
 * @param roots the folders of the engine and the site, which may be one
 * @param pages the folder of the pages
 * @throws UsageError if it may not
 */
export function assertFolderFree(
  folder: string,
  roots: { engine: string; site: string },
  pages?: string,
): void {
  const out = realPlaceOf(folder);
  const [engine, site] = [realPlaceOf(roots.engine), realPlaceOf(roots.site)];
  if (isWithin(engine, out) || isWithin(site, out))
    throw new UsageError(`--out ${folder} holds the project itself: choose a folder below it or elsewhere.`);
  const taken = [
    ...sourcesOfEngine.map((name) => path.join(engine, name)),
    ...sources.map((name) => path.join(site, name)),
  ];
  if (taken.some((place) => isWithin(out, realPlaceOf(place))))
    throw new UsageError(`--out ${folder} lies among the sources of the project: choose another folder.`);
  if (pages !== undefined && isWithin(out, realPlaceOf(pages)))
    throw new UsageError(`--out ${folder} lies in the folder of the site: choose a folder beside it.`);
}

/** The real path of a folder that may not exist yet. @throws UsageError when a link on the way is dangling */
function realPlaceOf(folder: string): string {
  return orRefuse(`${folder} cannot be reached`, () => realTarget(path.resolve(folder)));
}

/**
 * The names in a list that stay below a folder. Lists are read from disk and therefore not trusted.
 *
 * @param listed the parsed list; anything but strings is dropped
 */
export function namesBelow(folder: string, listed: unknown): string[] {
  if (!Array.isArray(listed)) return [];
  const names = listed.filter((name): name is string => typeof name === 'string');
  if (!existsSync(folder)) return names.filter(isPlain);
  const root = realpathSync(folder);
  const cache = new Map<string, boolean>();
  return names.filter(
    (name) => isPlain(name) && staysBelow(root, path.dirname(path.join(folder, name)), cache),
  );
}

/** Whether a name is a relative path without `..` or characters that other systems treat as separators. */
function isPlain(name: string): boolean {
  return (
    name !== '' && !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..') && !/[\0\\:]/.test(name)
  );
}

/** Whether a folder, with links resolved, lies below another. A folder that does not exist is judged by its parent. */
function staysBelow(root: string, folder: string, cache: Map<string, boolean>): boolean {
  const before = cache.get(folder);
  if (before !== undefined) return before;
  const stays = existsSync(folder)
    ? isWithin(realpathSync(folder), root)
    : folder.length <= root.length || staysBelow(root, path.dirname(folder), cache);
  cache.set(folder, stays);
  return stays;
}

/** @throws UsageError when a link would lead one of the files out of `out` */
export function assertBelow(out: string, files: readonly string[]): void {
  const kept = new Set(namesBelow(out, files));
  const astray = files.find((file) => !kept.has(file));
  if (astray !== undefined)
    throw new UsageError(`${path.join(out, astray)} would be written elsewhere: a link leads out of ${out}.`);
}

/**
 * Empties an output folder of exactly the files that the same command wrote before.
 *
 * @param mark the file that lists what the command wrote
 * @param isOurs whether the folder is in the project's cache, so that everything in it belongs to the command
 * @throws UsageError when the folder holds other files, or is not writable
 */
export function emptyOwn(folder: string, mark: string, isOurs = false): void {
  const names = existsSync(folder) ? namesIn(folder) : [];
  const listed = listIn(path.join(folder, mark));
  if (names.length > 0 && listed === undefined && !isOurs)
    throw new UsageError(
      `${folder} holds files that this command did not write. Empty it, or choose another folder.`,
    );
  removeFiles(folder, namesBelow(folder, listed ?? []));
}

/** Writes files to a folder emptied by `emptyOwn`. @throws UsageError when they cannot be written */
export function writeOwn(
  folder: string,
  mark: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): void {
  assertBelow(folder, [...files.keys()]);
  const write = (name: string, content: string | Uint8Array) => {
    makeFolders(path.dirname(path.join(folder, name)));
    writeFileSync(path.join(folder, name), content);
  };
  orRefuse(`${folder} cannot be written`, () => {
    // The list is written first, so that a killed process leaves no unlisted files.
    write(mark, JSON.stringify({ files: [...files.keys()] }));
    for (const [name, content] of files) write(name, content);
  });
}

/** The names in a folder that is written to. @throws UsageError if they cannot be read */
export function namesIn(folder: string): string[] {
  return orRefuse(`${folder} cannot be written`, () => readdirSync(folder));
}

/** The names in a mark; undefined if it does not exist. */
function listIn(file: string): unknown {
  const value = jsonInFile(file);
  if (value === undefined) return undefined;
  return isRecord(value) ? (value.files ?? []) : [];
}
