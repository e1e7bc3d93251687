import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../project/project';
import { fullHash, isTaken, isThere, type JournalStep, linkAt, readIfThere } from './journal';
import type { LockedFolder } from './lock';
import { isWithin, realPathIn, realPlace } from './real-paths';

/** A file has changed since the plan to change it was made. */
export class ChangedMeanwhile extends UsageError {}

/** A planned change to a file. Paths are absolute, and links on the way are followed. */
export type FileChange = Put | Remove | Move;

/** Creates or replaces a file. */
interface Put {
  kind: 'put';
  file: string;
  content: string | Uint8Array;
  /** The content at planning time; undefined if the file did not exist. */
  before: string | Uint8Array | undefined;
  /** A file whose permissions a new file gets. */
  like?: string;
}

interface Remove {
  kind: 'remove';
  file: string;
  before: string | Uint8Array;
}

/** Moves a file, or a symbolic link itself, to an unused path. */
interface Move {
  kind: 'move';
  from: string;
  to: string;
}

/** A step with what is needed to carry it out. */
export interface Work {
  step: JournalStep;
  content?: string | Uint8Array;
  rights?: Stats | undefined;
}

/**
 * Turns a change into a step; undefined if there is nothing to do.
 *
 * @param folders the locked folders; the step's paths are relative to the first
 * @param prefix of hidden file names
 * @throws UsageError if the file has changed since planning, is read-only, or lies outside the folders
 */
export function stepFor(
  change: FileChange,
  folders: readonly LockedFolder[],
  prefix: string,
): Work | undefined {
  const [first] = folders;
  if (!first) throw new Error('Nothing is locked.');
  const owner = (file: string) => {
    const folder = folders.find(({ asked }) => isWithin(file, asked));
    if (!folder) throw new UsageError(`${file} lies outside what is written.`);
    return folder;
  };
  const name = (file: string) => path.relative(owner(file).asked, file).replaceAll(path.sep, '/');
  const realOf = (file: string) => realPathIn(owner(file).asked, name(file), owner(file).boundary);
  const shown = (real: string) => path.relative(first.real, real).replaceAll(path.sep, '/');
  const beside = (real: string, ending: string) =>
    shown(path.join(path.dirname(real), `${prefix}.${ending}`));

  if (change.kind === 'move') {
    const to = realOf(change.to);
    const parent = realPlace(path.dirname(change.from), owner(change.from).boundary, name(change.from));
    const from = path.join(parent, path.basename(change.from));
    if (!isThere(from)) throw new ChangedMeanwhile(`${name(change.from)} is gone: run it again.`);
    if (isTaken(to, from)) throw new UsageError(`${name(change.to)} exists.`);
    const link = linkAt(from);
    const paths = { from: shown(from), to: shown(to) };
    if (link === undefined) return { step: { kind: 'move', ...paths } };
    const after = path.isAbsolute(link)
      ? link
      : path.relative(path.dirname(to), path.resolve(path.dirname(from), link));
    return { step: { kind: 'link', ...paths, before: link, after } };
  }
  const real = realOf(change.file);
  const now = readIfThere(real);
  const before = fullHash(change.before);
  if (fullHash(now) !== before)
    throw new ChangedMeanwhile(
      change.before === undefined
        ? `${name(change.file)} exists.`
        : `${name(change.file)} was changed meanwhile: run it again.`,
    );
  const rights = now === undefined ? undefined : statSync(real);
  if (change.kind === 'remove') {
    assertWritable(real, name(change.file), rights);
    return { step: { kind: 'remove', file: shown(real), before, kept: beside(real, 'old') } };
  }
  const after = fullHash(change.content);
  if (after === before) return undefined;
  assertWritable(real, name(change.file), rights);
  const kept = now === undefined ? '' : beside(real, 'old');
  const step: JournalStep = {
    kind: 'put',
    file: shown(real),
    before,
    after,
    made: beside(real, 'new'),
    kept,
  };
  const like = change.like === undefined ? undefined : statSync(realOf(change.like));
  return { step, content: change.content, rights: rights ?? like };
}

/** A read-only file is read-only on purpose: it is not replaced by a writable one. */
function assertWritable(real: string, name: string, stat: Stats | undefined): void {
  if (!stat) return;
  try {
    accessSync(real, constants.W_OK);
    if ((stat.mode & 0o200) !== 0) return;
  } catch {
    // Reported below.
  }
  throw new UsageError(`${name} is read-only. Make it writable, and run it again.`);
}

/** Folders that have to be created, outermost first. @param folder that paths are relative to */
export function missingFolders(folder: string, steps: readonly JournalStep[]): string[] {
  const missing = new Set<string>();
  for (const step of steps) {
    let parent = path.dirname('file' in step ? step.file : step.to);
    while (!isThere(path.resolve(folder, parent))) {
      missing.add(parent);
      parent = path.dirname(parent);
    }
  }
  return [...missing].sort((a, b) => a.length - b.length);
}

/** Folders that may be empty afterwards, innermost first. The target of a link stays, even if empty. */
export function leftFolders(folders: readonly LockedFolder[], changes: readonly FileChange[]): string[] {
  const left = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'put') continue;
    const file = change.kind === 'move' ? change.from : change.file;
    const owner = folders.find(({ asked }) => isWithin(file, asked));
    let parent = path.dirname(file);
    while (owner && parent !== owner.asked && linkAt(parent) === undefined) {
      left.add(path.relative(folders[0]?.real ?? '', realpathSync(parent)));
      parent = path.dirname(parent);
    }
  }
  return [...left].sort((a, b) => b.length - a.length);
}
