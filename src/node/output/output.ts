import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, textProperties } from '../../content/model/is-record';
import { readRedirects } from '../../content/model/redirects';
import { orRefuse, UsageError } from '../project/project';
import { readBytes } from '../read/files';
import { jsonInFile } from '../read/json-file';
import type { Hosting } from './hosting';
import { makeFolders } from './make-folders';
import { assertBelow, namesBelow, namesIn } from './own-folder';
import { removeFiles } from './remove-files';
import { type Staging, stage, withCompressed } from './staging';

/** Lists the files that a build wrote, so that the next one removes exactly these. */
const manifestName = '.build.json';
const stagingPrefix = '.staging-';

/** What the preview server needs to know about a build. */
export interface Manifest extends Hosting {
  files: string[];
  /** The key of all pages; missing while a build moves its files into place. */
  key?: string;
}

/** A build whose files are all written and not in their place yet. */
export interface UnfinishedBuild {
  files: readonly string[];
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

/**
 * The output folder of a build. Files are first written to a staging folder inside it and moved into place once
 * complete: a build that fails earlier leaves the folder unchanged, and one that is killed while moving leaves complete
 * files. Pages are moved last, after the files that they refer to; obsolete files are removed at the very end.
 */
export class Output implements Staging {
  readonly out: string;
  readonly staging: string;
  readonly isFirst: boolean;
  readonly isCompressed: boolean;
  readonly #before: Manifest | undefined;

  /** @throws UsageError when the folder holds something that is not a build, or is not writable */
  constructor(out: string, isCompressed = false) {
    this.out = out;
    this.isCompressed = isCompressed;
    this.staging = path.join(out, `${stagingPrefix}${process.pid}`);
    this.#before = readManifest(out);
    this.isFirst = this.#before === undefined;
    const names = existsSync(out) ? namesIn(out) : [];
    if (this.isFirst && names.some((name) => !name.startsWith(stagingPrefix))) {
      throw new UsageError(`${out} holds files that no build wrote. Empty it, or choose another --out.`);
    }
    // Removes staging folders of dead builds; running builds keep theirs.
    for (const name of names) {
      if (name.startsWith(stagingPrefix) && !isRunning(Number(name.slice(stagingPrefix.length))))
        rmSync(path.join(out, name), { recursive: true, force: true });
    }
  }

  /** The key of the existing build; undefined if there is none or it is incomplete. */
  get keyBefore(): string | undefined {
    return this.#before?.key;
  }

  /** Stages a file and returns its size in bytes. @throws UsageError when it cannot be written */
  add(file: string, content: string | Uint8Array): number {
    return stage(this, file, content);
  }

  /** The content of a file of this build, staged or unchanged. @throws UsageError when it cannot be read */
  read(file: string): Buffer {
    const staged = path.join(this.staging, file);
    return readBytes(existsSync(staged) ? staged : path.join(this.out, file));
  }

  /** Stages a file in place of what was staged before. @throws UsageError when it cannot be written */
  replace(file: string, content: string): void {
    for (const name of withCompressed(file)) rmSync(path.join(this.staging, name), { force: true });
    this.add(file, content);
  }

  /**
   * Moves everything into place.
   *
   * @param files every file of the build, including unchanged ones
   * @param key of all pages
   * @throws UsageError when the folder is not writable
   */
  commit(files: readonly string[], hosting: Hosting, key: string): void {
    const all = this.isCompressed ? files.flatMap(withCompressed) : files;
    const before = namesBelow(this.out, this.#before?.files);
    if (!this.isFirst) assertBelow(this.out, all);
    orRefuse(`${this.out} cannot be written`, () => {
      makeFolders(this.staging);
      // While files are moved, the manifest lists both the old and the new ones and has no key. If this build is killed
      // meanwhile, the next one knows every file that may exist and reuses none.
      this.#writeManifest({ files: [...before, ...without(all, before)], ...hosting });
      move(this.staging, this.out);
      removeFiles(this.out, without(before, all));
      this.#writeManifest({ files: [...all], ...hosting, key });
    });
  }

  /** Removes the staging folder. */
  close(): void {
    rmSync(this.staging, { recursive: true, force: true });
  }

  #writeManifest(manifest: Manifest): void {
    const temporary = path.join(this.staging, manifestName);
    writeFileSync(temporary, JSON.stringify(manifest));
    renameSync(temporary, path.join(this.out, manifestName));
  }
}

/** The files missing from another list. Most builds have the same list as the one before. */
function without(files: readonly string[], others: readonly string[]): string[] {
  if (files.length === others.length && files.every((file, index) => file === others[index])) return [];
  const excluded = new Set(others);
  return files.filter((file) => !excluded.has(file));
}

/** Moves the content of a folder into another; folders that do not exist there are renamed as a whole. */
function move(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true }).sort(byArrival)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && existsSync(target)) move(source, target);
    else renameSync(source, target);
  }
}

/** Sorts files that pages refer to before pages. */
function byArrival(a: { name: string }, b: { name: string }): number {
  const rank = ({ name }: { name: string }) => ['assets', 'content'].indexOf(name) + 1 || 3;
  return rank(a) - rank(b);
}

/** Whether another process with this pid is running. EPERM means that it belongs to another user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A stamp that changes whenever a build is written to the folder. */
export function manifestStamp(folder: string): string {
  const stat = statSync(path.join(folder, manifestName), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino} ${stat.size}` : '';
}

/** Reads the manifest of a build, dropping anything malformed; undefined if there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const value = jsonInFile(path.join(folder, manifestName));
  if (!isRecord(value)) return undefined;
  const { files, headers, redirects, rules, languages, base, key } = value;
  return {
    files: textsIn(files),
    headers: textProperties(headers),
    redirects: textProperties(redirects),
    languages: textsIn(languages),
    ...(Array.isArray(rules) && { rules: readRedirects({ value: rules.map(asEntry) }) }),
    ...(typeof base === 'string' && { base }),
    ...(typeof key === 'string' && { key }),
  };
}

/** A redirect without a target means that the content is gone. */
function asEntry(rule: unknown): unknown {
  return isRecord(rule) && rule.to === undefined ? { ...rule, status: 410 } : rule;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
