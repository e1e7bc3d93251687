import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../content/model/is-record';
import { reason, UsageError } from '../project/project';
import { isWithin, realTarget } from '../write/real-paths';

/** Folders of the project that no command writes its results to. */
const sources = ['pages', 'schemas', 'scripts', 'src', 'tests', 'docs', '.git'];

/**
 * Makes sure that results may go to a folder: not to the project itself, to what lies around it, among its sources, nor into the
 * folder of a site, wherever links on the way lead.
 *
 * @param pages the folder of the site that the results are about
 * @throws UsageError when they may not
 */
export function assertFree(folder: string, project: string, pages?: string): void {
  const out = realPlaceOf(folder);
  const root = realPlaceOf(project);
  if (isWithin(root, out))
    throw new UsageError(`--out ${folder} holds the project itself: choose a folder below it or elsewhere.`);
  for (const name of sources)
    if (isWithin(out, realPlaceOf(path.join(root, name))))
      throw new UsageError(`--out ${folder} lies among the sources of the project: choose another folder.`);
  if (pages !== undefined && isWithin(out, realPlaceOf(pages)))
    throw new UsageError(`--out ${folder} lies in the folder of the site: choose a folder beside it.`);
}

/** Where a folder really lies, which need not be there yet. @throws UsageError when a link on the way leads nowhere */
function realPlaceOf(folder: string): string {
  try {
    return realTarget(path.resolve(folder));
  } catch (error) {
    throw new UsageError(`${folder} cannot be reached: ${reason(error)}`);
  }
}

/**
 * The names of a list that stay below a folder: a list on a disk may have been written by anybody.
 *
 * @param listed what the list says; anything but texts is left out
 */
export function namesBelow(folder: string, listed: unknown): string[] {
  if (!Array.isArray(listed)) return [];
  const names = listed.filter((name): name is string => typeof name === 'string');
  if (!existsSync(folder)) return names.filter(isPlain);
  const root = realpathSync(folder);
  const known = new Map<string, boolean>();
  return names.filter(
    (name) => isPlain(name) && staysBelow(root, path.dirname(path.join(folder, name)), known),
  );
}

/** Whether a name is a path downwards, without a step back and without signs that other systems take for one. */
function isPlain(name: string): boolean {
  return (
    name !== '' && !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..') && !/[\0\\:]/.test(name)
  );
}

/** Whether a folder, wherever links on the way lead, lies below another one; one that is not there does. */
function staysBelow(root: string, folder: string, known: Map<string, boolean>): boolean {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const stays = existsSync(folder)
    ? isWithin(realpathSync(folder), root)
    : folder.length <= root.length || staysBelow(root, path.dirname(folder), known);
  known.set(folder, stays);
  return stays;
}

/** @throws UsageError when a folder that files are to be written to leads out of `out` by a link */
export function assertBelow(out: string, files: readonly string[]): void {
  const kept = new Set(namesBelow(out, files));
  const astray = files.find((file) => !kept.has(file));
  if (astray !== undefined)
    throw new UsageError(`${path.join(out, astray)} would be written elsewhere: a link leads out of ${out}.`);
}

/**
 * A folder of results that is empty, or was written by the same command before, and is emptied of exactly what that wrote.
 *
 * @param mark the file that lists what the command wrote
 * @param isOurs the folder belongs to the project's caches: whatever lies there is the command's
 * @throws UsageError when something else lies there, or it cannot be written
 */
export function emptyOwn(folder: string, mark: string, isOurs = false): void {
  const names = existsSync(folder) ? namesIn(folder) : [];
  const listed = listIn(path.join(folder, mark));
  if (names.length > 0 && listed === undefined && !isOurs)
    throw new UsageError(
      `${folder} holds files that this command did not write. Empty it, or choose another folder.`,
    );
  for (const name of namesBelow(folder, listed ?? [])) rmSync(path.join(folder, name), { force: true });
}

/** Writes files to a folder that `emptyOwn` has looked at. @throws UsageError when they cannot be written */
export function writeOwn(
  folder: string,
  mark: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): void {
  assertBelow(folder, [...files.keys()]);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  try {
    // The list comes first: whoever is killed leaves nothing that is not in it.
    write(mark, JSON.stringify({ files: [...files.keys()] }));
    for (const [name, content] of files) write(name, content);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  }
}

/** What a mark lists; undefined where there is none. */
function listIn(file: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? (value.files ?? []) : [];
  } catch {
    return undefined;
  }
}
