import path from 'node:path';
import { reason, UsageError } from '../project/project';
import {
  begin,
  commit,
  finish,
  fullHash,
  isTaken,
  type Journal,
  readIfThere,
  rollBack,
  settle,
} from './journal';
import type { WriteLock } from './lock';
import { giveRights, keepAs, makeFolder, makeLink, moveOver, removeFile, writeNew } from './operations';
import { ChangedMeanwhile, type FileChange, leftFolders, missingFolders, stepFor, type Work } from './steps';

/** Files are created first, so that no reference dangles meanwhile, and removed last. */
const order = { create: 0, replace: 1, move: 2, link: 2, remove: 3 };

/**
 * Changes all files or none, even if the process is killed: the next command then rolls back. Fails if a file has
 * changed since planning. Keeps permissions, ownership and links; creates missing folders and removes empty ones.
 *
 * @param lock of the folders that contain all files
 * @throws UsageError saying why; all files are then unchanged, or the message names those that are not
 */
export function writeFiles(lock: WriteLock, changes: readonly FileChange[]): void {
  const { folders, holder } = lock;
  const folder = folders[0]?.real ?? '';
  settle(folder);
  let work: Work[];
  try {
    work = changes.flatMap((change, index) => stepFor(change, folders, `.${holder.token}-${index}`) ?? []);
  } catch (error) {
    throw notWritten(error);
  }
  if (work.length === 0) return;
  work.sort((a, b) => order[rankOf(a)] - order[rankOf(b)]);
  const steps = work.map(({ step }) => step);
  const journal: Journal = {
    token: holder.token,
    command: holder.command,
    steps,
    made: missingFolders(folder, steps),
    left: leftFolders(folders, changes),
  };
  let begun = 0;
  try {
    lock.assertHeld();
    begin(folder, journal);
    for (const one of journal.made) makeFolder(path.resolve(folder, one));
    for (const one of work) stage(folder, one);
    for (const one of work) {
      lock.assertHeld();
      assertUnchanged(folder, one);
      begun++;
      make(folder, one);
    }
    commit(folder);
  } catch (error) {
    throw rollBackAfter(folder, journal, begun, error);
  }
  finish(folder, journal);
}

/** Rolls back the steps that were begun. @returns the error to throw */
function rollBackAfter(folder: string, journal: Journal, begun: number, error: unknown): Error {
  const problems = rollBack(folder, journal, begun);
  if (problems.size === 0) return notWritten(error);
  const names = journal.steps.map((step) => ('file' in step ? step.file : step.from));
  const others = names.filter((name) => !problems.has(name));
  const states = [...problems].map(([name, problem]) => `${name} ${problem}`);
  if (others.length > 0) states.push(`as before: ${others.join(', ')}`);
  return new UsageError(
    `It stopped half way (${reason(error).replace(/\.$/, '')}) and could not be taken back: ${states.join('; ')}. The next command tries again to take it back.`,
  );
}

function notWritten(error: unknown): Error {
  const message = `Nothing was written: ${reason(error)}`;
  return error instanceof ChangedMeanwhile ? new ChangedMeanwhile(message) : new UsageError(message);
}

function rankOf({ step }: Work): keyof typeof order {
  if (step.kind !== 'put') return step.kind;
  return step.before === '' ? 'create' : 'replace';
}

/** Writes the new content beside a file, and keeps the old file under a second name. */
function stage(folder: string, { step, content = '', rights }: Work): void {
  if (!('file' in step)) return;
  if (step.kind === 'put') {
    const made = path.resolve(folder, step.made);
    writeNew(made, content);
    if (rights) giveRights(made, rights);
  }
  if (step.kept !== '') keepAs(path.resolve(folder, step.file), path.resolve(folder, step.kept));
}

/** @throws ChangedMeanwhile if the files of a step are no longer as they were when it was planned */
function assertUnchanged(folder: string, { step }: Work): void {
  const at = (file: string) => path.resolve(folder, file);
  if ('file' in step) {
    if (fullHash(readIfThere(at(step.file))) !== step.before)
      throw new ChangedMeanwhile(`${step.file} was changed meanwhile: run it again.`);
  } else if (isTaken(at(step.to), at(step.from)))
    throw new ChangedMeanwhile(`${step.to} was written meanwhile: run it again.`);
}

function make(folder: string, { step }: Work): void {
  const at = (file: string) => path.resolve(folder, file);
  if (step.kind === 'put') moveOver(at(step.made), at(step.file));
  else if (step.kind === 'remove') removeFile(at(step.file));
  else if (step.kind === 'move') moveOver(at(step.from), at(step.to));
  else {
    makeLink(step.after, at(step.to));
    removeFile(at(step.from));
  }
}
