import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Hosting } from './hosting';
import { reason, UsageError } from './project';

/** Lists what a build wrote, so that the next one removes exactly that and nothing else. */
const manifestName = '.build.json';

/** What the preview server needs to know of a build. */
interface Manifest extends Hosting {
  files: string[];
}

/**
 * Writes a finished build to its folder. Everything is first written beside, inside the folder, and then moved into
 * place: a build that fails before that leaves the folder as it was, and one that is killed while moving leaves whole
 * files. Pages move last, so that what they refer to is already there; what no longer belongs goes at the very end.
 *
 * @throws UsageError when the folder holds something that is not a build, or cannot be written
 */
export function writeOutput(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  hosting: Hosting,
): void {
  const before = readManifest(folder);
  if (!before && existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.staging-'))) {
    throw new UsageError(`${folder} holds files that no build wrote. Empty it, or choose another --out.`);
  }
  const staging = path.join(folder, `.staging-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.startsWith('.staging-')) rmSync(path.join(folder, name), { recursive: true, force: true });
    }
    // What is equal stays: reading it costs a hundredth of writing it, and hosts see what has really changed.
    const changed = [...files].filter(([file, content]) => !isEqual(path.join(folder, file), content));
    for (const [file, content] of changed) write(path.join(staging, file), content);
    const ordered = changed
      .map(([file]) => file)
      .sort((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')));
    for (const file of ordered) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      renameSync(path.join(staging, file), path.join(folder, file));
    }
    const manifest: Manifest = { files: [...files.keys()], ...hosting };
    write(path.join(folder, manifestName), JSON.stringify(manifest));
    for (const file of before?.files ?? []) {
      if (!files.has(file)) rmSync(path.join(folder, file), { force: true });
    }
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function isEqual(file: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(typeof content === 'string' ? Buffer.from(content) : content);
  } catch {
    return false;
  }
}

/** Another text when another build was written to a folder. */
export function manifestVersion(folder: string): string {
  const stat = statSync(path.join(folder, manifestName), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino} ${stat.size}` : '';
}

/** What the build in a folder wrote; undefined when there is none. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
