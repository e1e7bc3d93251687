import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { reason, UsageError } from '../project/project';
import { makeLink, moveOver, removeFile, removeFolder, writeNew } from './operations';
import { boundaryOf, isAllowed, realPlace } from './real-paths';

/** What is done to one file. Paths are relative to the folder that the journal lies in; places are full hashes, or links. */
export type Step =
  /** A file is written, in the place of another one or of none. `kept` is another name of what was there. */
  | { kind: 'put'; file: string; before: string; after: string; made: string; kept: string }
  | { kind: 'remove'; file: string; before: string; kept: string }
  | { kind: 'move'; from: string; to: string }
  /** A symbolic link at another place. */
  | { kind: 'link'; from: string; to: string; before: string; after: string };

/** What is about to be done, written down before it is: whoever comes after a process that was killed takes it back. */
export interface Journal {
  /** What all hidden names have in them. */
  token: string;
  /** The command, for a message. */
  command: string;
  steps: readonly Step[];
  /** Folders that are made, the outer ones first; and those that may be empty afterwards, the inner ones first. */
  made: readonly string[];
  left: readonly string[];
}

/** There while something is written; under the other name when it is, and only hidden files are left to remove. */
export const journalName = '.writing-journal.json';
export const doneName = '.writing-done.json';

/** The hash that says whether a file is the same; empty when there is none. */
export function fullHash(content: string | Uint8Array | undefined): string {
  return content === undefined ? '' : createHash('sha256').update(content).digest('base64url');
}

/** What a file holds; undefined when there is none. @throws the error of the system call */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes down what is about to be done. Whoever is killed meanwhile leaves half of it, and has done nothing yet. */
export function begin(folder: string, journal: Journal): void {
  writeNew(path.join(folder, journalName), JSON.stringify(journal), true);
}

/** Whether a folder holds what somebody has begun. */
export function isBegun(folder: string): boolean {
  return [journalName, doneName].some((name) => isThere(path.join(folder, name)));
}

/**
 * Takes back what was begun and not finished, and removes what is left of what was finished. Needs the lock of the folder.
 *
 * @throws UsageError that says what could not be taken back
 */
export function settle(folder: string): void {
  const done = readJournal(folder, doneName);
  if (done) finish(folder, done);
  const begun = readJournal(folder, journalName);
  if (!begun) return;
  const problems = takeBack(folder, begun);
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
    if (!stat.isFile()) throw new Error('It is no file.');
    const journal = parse(readFileSync(file, 'utf8'));
    if (journal) assertOwn(journal, folder);
    else removeFile(file);
    return journal;
  } catch (error) {
    throw new UsageError(
      `${file} cannot be used: ${reason(error)} Look whether all is well there, and remove it.`,
    );
  }
}

/** What a journal says; undefined for the half of one. */
function parse(text: string): Journal | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A journal may come from somebody else: it changes nothing outside of the project, and has no names but its own. */
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

/** Whether a path is one without links, within a boundary. The file may be a link itself. */
function isReal(file: string, boundary: string): boolean {
  const parent = path.dirname(file);
  return realPlace(parent, boundary, file) === parent && isAllowed(file, boundary);
}

/**
 * Undoes what was begun, the last step first.
 *
 * @returns the files that could not be put back, each with what is true of it; then all that helps to do it stays
 */
export function takeBack(folder: string, journal: Journal): Map<string, string> {
  const problems = new Map<string, string>();
  for (const step of journal.steps.toReversed()) {
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

/** Takes one step back. @returns why it stays, when somebody else has changed it since */
function undo(folder: string, step: Step): string | undefined {
  const at = (file: string) => path.resolve(folder, file);
  if (step.kind === 'move') {
    if (!isThere(at(step.to))) return undefined;
    if (isThere(at(step.from))) return 'lies beside its old place, which somebody has filled since';
    moveOver(at(step.to), at(step.from));
    return undefined;
  }
  if (step.kind === 'link') {
    if (!isThere(at(step.from))) makeLink(step.before, at(step.from));
    if (linkAt(at(step.to)) === step.after) removeFile(at(step.to));
    return undefined;
  }
  const now = fullHash(readIfThere(at(step.file)));
  if (now === step.before) return undefined;
  if (now !== (step.kind === 'put' ? step.after : '')) return 'was changed by somebody else since';
  if (step.before === '') removeFile(at(step.file));
  else if (fullHash(readIfThere(at(step.kept))) !== step.before) return 'is no longer kept as it was';
  else moveOver(at(step.kept), at(step.file));
  return undefined;
}

/** Where a symbolic link leads; undefined when there is none. */
export function linkAt(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;
}

/** Everything is written: from here on nothing is taken back. */
export function commit(folder: string): void {
  moveOver(path.join(folder, journalName), path.join(folder, doneName));
}

/** Removes what helped to write. What cannot be removed now is by the next command. */
export function finish(folder: string, journal: Journal): void {
  clear(folder, journal, doneName, journal.left);
}

function clear(folder: string, { steps }: Journal, name: string, folders: readonly string[]): void {
  const hidden = steps.flatMap((step) =>
    step.kind === 'put' ? [step.made, step.kept] : step.kind === 'remove' ? [step.kept] : [],
  );
  try {
    for (const file of hidden) if (file !== '') removeIfThere(path.resolve(folder, file));
    for (const one of folders) removeIfEmpty(path.resolve(folder, one));
    removeIfThere(path.join(folder, name));
  } catch {
    // The journal is still there, and tells the next command.
  }
}

/** Whether a path is taken, be it by a link that leads nowhere. */
export function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function removeIfThere(file: string): void {
  if (isThere(file)) removeFile(file);
}

function removeIfEmpty(folder: string): void {
  try {
    removeFolder(folder);
  } catch {
    // It holds other files, or is gone.
  }
}
