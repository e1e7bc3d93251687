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
import { isRecord } from '../../content/model/is-record';
import { readRedirects } from '../../content/model/redirects';
import { reason, UsageError } from '../project/project';
import type { Hosting } from './hosting';
import { assertBelow, namesBelow } from './own-folder';
import { type Staging, stage, withCompressed } from './staging';

/** Lists what a build wrote, so that the next one removes exactly that and nothing else. */
const manifestName = '.build.json';
const stagingPrefix = '.staging-';

/** What the preview server needs to know of a build. */
export interface Manifest extends Hosting {
  files: string[];
  /** Of all pages; none while a build moves its files into place. */
  key?: string;
}

/**
 * The folder that a build is written to. Everything is first written beside, inside the folder, and moved into place when
 * it is complete: a build that fails before that leaves the folder as it was, and one that is killed while moving leaves
 * whole files. Pages move last, so that what they refer to is already there; what no longer belongs goes at the very end.
 */
export class Output implements Staging {
  readonly out: string;
  readonly staging: string;
  readonly isFirst: boolean;
  readonly isCompressed: boolean;
  readonly #before: Manifest | undefined;

  /** @throws UsageError when the folder holds something that is not a build, or cannot be written */
  constructor(out: string, isCompressed = false) {
    this.out = out;
    this.isCompressed = isCompressed;
    this.staging = path.join(out, `${stagingPrefix}${process.pid}`);
    this.#before = readManifest(out);
    this.isFirst = this.#before === undefined;
    const names = existsSync(out) ? readNames(out) : [];
    if (this.isFirst && names.some((name) => !name.startsWith(stagingPrefix))) {
      throw new UsageError(`${out} holds files that no build wrote. Empty it, or choose another --out.`);
    }
    // What builds left that were killed. One that is still at work keeps its own.
    for (const name of names) {
      if (name.startsWith(stagingPrefix) && !isRunning(Number(name.slice(stagingPrefix.length))))
        rmSync(path.join(out, name), { recursive: true, force: true });
    }
  }

  /** The key of the build that is there; undefined when there is none, or half of one. */
  get keyBefore(): string | undefined {
    return this.#before?.key;
  }

  /** Puts a file to the others and gives its size in bytes. @throws UsageError when it cannot be written */
  add(file: string, content: string | Uint8Array): number {
    return stage(this, file, content);
  }

  /**
   * Moves everything into place.
   *
   * @param files every file of the build, also those that are as they were
   * @param key of all pages
   * @throws UsageError when the folder cannot be written
   */
  commit(files: readonly string[], hosting: Hosting, key: string): void {
    const all = this.isCompressed ? files.flatMap(withCompressed) : files;
    const before = namesBelow(this.out, this.#before?.files);
    if (!this.isFirst) assertBelow(this.out, all);
    try {
      mkdirSync(this.staging, { recursive: true });
      // While files are moved, the manifest lists the old and the new ones and has no key. If this build is killed meanwhile,
      // the next one knows every file that may be there, and reuses none of them.
      this.#writeManifest({ files: [...before, ...without(all, before)], ...hosting });
      move(this.staging, this.out);
      for (const file of without(before, all)) rmSync(path.join(this.out, file), { force: true });
      this.#writeManifest({ files: [...all], ...hosting, key });
    } catch (error) {
      throw new UsageError(`${this.out} cannot be written: ${reason(error)}`);
    }
  }

  /** Takes away what has not been moved. */
  close(): void {
    rmSync(this.staging, { recursive: true, force: true });
  }

  #writeManifest(manifest: Manifest): void {
    const temporary = path.join(this.staging, manifestName);
    writeFileSync(temporary, JSON.stringify(manifest));
    renameSync(temporary, path.join(this.out, manifestName));
  }
}

/** The files of a list that another one lacks. Most builds have the same list as the one before. */
function without(files: readonly string[], others: readonly string[]): string[] {
  if (files.length === others.length && files.every((file, index) => file === others[index])) return [];
  const known = new Set(others);
  return files.filter((file) => !known.has(file));
}

/** Moves what is in one folder into another, whole folders at once where the other has none of that name. */
function move(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true }).sort(byArrival)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && existsSync(target)) move(source, target);
    else renameSync(source, target);
  }
}

/** What pages refer to comes before them. */
function byArrival(a: { name: string }, b: { name: string }): number {
  const rank = ({ name }: { name: string }) => ['assets', 'content'].indexOf(name) + 1 || 3;
  return rank(a) - rank(b);
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  }
}

/** Whether another process of this number is running. One of another user is: asking it is not permitted. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Size and time of the list of a build's files: another text when a build was written to the folder since. */
export function manifestStamp(folder: string): string {
  const stat = statSync(path.join(folder, manifestName), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.ino} ${stat.size}` : '';
}

/** What the build in a folder wrote, as far as its list has the shape of one; undefined when there is no list. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8'));
    if (!isRecord(value)) return undefined;
    const { files, headers, redirects, rules, languages, base, key } = value;
    return {
      files: textsIn(files),
      headers: isRecord(headers) ? textsOf(headers) : {},
      redirects: isRecord(redirects) ? textsOf(redirects) : {},
      languages: textsIn(languages),
      ...(Array.isArray(rules) && { rules: readRedirects({ value: rules.map(asEntry) }) }),
      ...(typeof base === 'string' && { base }),
      ...(typeof key === 'string' && { key }),
    };
  } catch {
    return undefined;
  }
}

/** What leads nowhere is gone. */
function asEntry(rule: unknown): unknown {
  return isRecord(rule) && rule.to === undefined ? { ...rule, status: 410 } : rule;
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function textsOf(value: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
