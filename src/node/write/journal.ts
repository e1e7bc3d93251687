import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { jsonIn } from '../../content/json/json-in';
import { attempt } from '../../content/text/attempt';
import { reason, UsageError } from '../project/project';
import { makeLink, moveOver, removeFile, removeFolder, writeNew } from './operations';
import { boundaryOf, isAllowed, realPlace } from './real-paths';

/**
 * One operation on one file. Paths are relative to the journal's folder; `before` and `after` are full hashes, or link
 * targets.
 */
export type JournalStep =
  /** Creates or replaces a file. `kept` is a second name for the previous file. */
  | { kind: 'put'; file: string; before: string; after: string; made: string; kept: string }
  | { kind: 'remove'; file: string; before: string; kept: string }
  | { kind: 'move'; from: string; to: string }
  /** Retargets a symbolic link. */
  | { kind: 'link'; from: string; to: string; before: string; after: string };

/** Written before anything is changed, so that the next command can roll back what a killed process left. */
export interface Journal {
  /** Part of every hidden file name. */
  token: string;
  /** The command's name, for messages. */
  command: string;
  steps: readonly JournalStep[];
  /** `made`: folders to create, outermost first. `left`: folders that may be empty afterwards, innermost first. */
  made: readonly string[];
  left: readonly string[];
}

/**
 * The journal while writing is in progress; renamed to `doneName` once committed, when only hidden files remain to be
 * removed.
 */
const journalName = '.writing-journal.json';
const doneName = '.writing-done.json';

/** The hash used to compare files; empty for a missing file. */
export function fullHash(content: string | Uint8Array | undefined): string {
  return content === undefined ? '' : createHash('sha256').update(content).digest('base64url');
}

/** The content of a file; undefined if it does not exist. @throws the error of the system call */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the journal. A process killed while writing it leaves an incomplete one, and has changed nothing yet. */
export function begin(folder: string, journal: Journal): void {
  writeNew(path.join(folder, journalName), JSON.stringify(journal), true);
}

/** Whether a folder holds the journal of an unfinished write. */
export function isBegun(folder: string): boolean {
  return [journalName, doneName].some((name) => isThere(path.join(folder, name)));
}

/**
 * Rolls back an unfinished write and cleans up after a finished one. The caller must hold the folder's lock.
 *
 * @throws UsageError naming what could not be rolled back
 */
export function settle(folder: string): void {
  const done = readJournal(folder, doneName);
  if (done) finish(folder, done);
  const begun = readJournal(folder, journalName);
  if (!begun) return;
  const problems = rollBack(folder, begun);
  if (problems.size > 0)
    throw new UsageError(
      `"${begun.command}" was stopped while it wrote in ${folder}, and not all of it can be taken back: ${[...problems].map((one) => one.join(' ')).join('; ')}. What it replaced lies beside it, as .${begun.token}-*; remove ${journalName} when all is as it should be.`,
    );
}

function readJournal(folder: string, name: string): Journal | undefined {
  const file = path.join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  try {
    if (!stat.isFile()) throw new Error('It is not a file.');
    const journal = jsonIn(readFileSync(file, 'utf8')) as Journal | undefined;
    if (journal) assertOwn(journal, folder);
    else removeFile(file);
    return journal;
  } catch (error) {
    throw new UsageError(
      `${file} cannot be used: ${reason(error)} Look whether all is well there, and remove it.`,
    );
  }
}

/** Rejects forged journals: every path must lie within the project and every hidden name must belong to the journal. */
function assertOwn({ token, command, steps, made, left }: Journal, folder: string): void {
  const boundary = boundaryOf(folder);
  const isHidden = (name: string, file: string) =>
    name === '' ||
    (path.dirname(name) === path.dirname(file) && path.basename(name).startsWith(`.${token}-`));
  const files = steps.flatMap((step) => ('file' in step ? [step.file] : [step.from, step.to]));
  const isOwn =
    /^\w{1,40}$/.test(token) &&
    /^[\w:.-]{1,40}$/.test(command) &&
    [...files, ...made, ...left].every((file) => isReal(path.resolve(folder, file), boundary)) &&
    steps.every((step) =>
      step.kind === 'put'
        ? isHidden(step.made, step.file) && isHidden(step.kept, step.file)
        : step.kind !== 'remove' || isHidden(step.kept, step.file),
    );
  if (!isOwn) throw new Error('It is not what a command of this project wrote.');
}

/** Whether a path contains no links and lies within the boundary. The file itself may be a link. */
function isReal(file: string, boundary: string): boolean {
  const parent = path.dirname(file);
  return realPlace(parent, boundary, file) === parent && isAllowed(file, boundary);
}

/**
 * Rolls back the steps of a journal, last first.
 *
 * @param begun how many of them were begun: later steps' files may belong to others
 * @returns the files that could not be restored, each with its state; if there are any, the journal and kept files stay
 *   for another attempt
 */
export function rollBack(
  folder: string,
  journal: Journal,
  begun = journal.steps.length,
): Map<string, string> {
  const problems = new Map<string, string>();
  for (const step of journal.steps.slice(0, begun).toReversed()) {
    const name = 'file' in step ? step.file : step.from;
    try {
      const problem = undo(folder, step);
      if (problem !== undefined) problems.set(name, problem);
    } catch (error) {
      const now = 'file' in step ? 'is changed' : `lies at ${step.to}`;
      problems.set(name, `${now} (${reason(error).replace(/\.$/, '')})`);
    }
  }
  if (problems.size === 0) clear(folder, journal, journalName, journal.made.toReversed());
  return problems;
}

/** Rolls back one step. @returns why it was not rolled back, if somebody has changed the file since */
function undo(folder: string, step: JournalStep): string | undefined {
  const at = (file: string) => path.resolve(folder, file);
  if (step.kind === 'move') {
    if (!isThere(at(step.to))) return undefined;
    if (isTaken(at(step.from), at(step.to)))
      return 'lies beside its old place, which somebody has filled since';
    moveOver(at(step.to), at(step.from));
    return undefined;
  }
  if (step.kind === 'link') {
    if (!isThere(at(step.from))) makeLink(step.before, at(step.from));
    if (linkAt(at(step.to)) === step.after) removeFile(at(step.to));
    return undefined;
  }
  const now = fullHash(readIfThere(at(step.file)));
  // The new content has not taken the file's place yet: whatever is there is not of this journal.
  const isToCome = step.kind === 'put' && isThere(at(step.made));
  if (now === step.before || isToCome) return undefined;
  if (now !== (step.kind === 'put' ? step.after : '')) return 'was changed by somebody else since';
  if (step.before === '') removeFile(at(step.file));
  else if (fullHash(readIfThere(at(step.kept))) !== step.before) return 'is no longer kept as it was';
  else moveOver(at(step.kept), at(step.file));
  return undefined;
}

/** The target of a symbolic link; undefined if the file is not one. */
export function linkAt(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;
}

/** Commits the write: nothing is rolled back from here on. */
export function commit(folder: string): void {
  moveOver(path.join(folder, journalName), path.join(folder, doneName));
}

/** Removes the hidden files. Those that cannot be removed now are left to the next command. */
export function finish(folder: string, journal: Journal): void {
  clear(folder, journal, doneName, journal.left);
}

function clear(folder: string, { steps }: Journal, name: string, folders: readonly string[]): void {
  const hidden = steps.flatMap((step) =>
    step.kind === 'put' ? [step.made, step.kept] : step.kind === 'remove' ? [step.kept] : [],
  );
  // If that fails, the journal stays and tells the next command.
  attempt(() => {
    for (const file of hidden) if (file !== '') removeIfThere(path.resolve(folder, file));
    // Those that have something, or are gone, stay as they are.
    for (const one of folders) attempt(() => removeFolder(path.resolve(folder, one)));
    removeIfThere(path.join(folder, name));
  });
}

/** Whether a path exists, even as a dangling link. */
export function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** Whether a file has the new name of another. Many disks take names that differ in case alone for one. */
export function isTaken(to: string, from: string): boolean {
  const [there, moved] = [to, from].map((file) => lstatSync(file, { throwIfNoEntry: false, bigint: true }));
  const isOne = to.toLowerCase() === from.toLowerCase() && there?.ino === moved?.ino;
  return there !== undefined && !isOne;
}

function removeIfThere(file: string): void {
  if (isThere(file)) removeFile(file);
}
