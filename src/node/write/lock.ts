import path from 'node:path';
import { UsageError } from '../project/project';
import { type Holder, nameHolder, ownHolder } from './holder';
import { isBegun, settle } from './journal';
import { hasLock, isLockLeft, lockName, released, removeQuietly, tryLock } from './lock-file';
import { touch } from './operations';
import { boundaryOf, realFolder } from './real-paths';

/** How long whoever wants to write waits for whoever does, in milliseconds. */
const patience = 15_000;
/** How often a holder shows that it is at work, in milliseconds. */
const beat = 2000;
/** How often is looked, in milliseconds. */
const pause = 25;

/** A folder that one process may write in. */
export interface LockedFolder {
  /** As it was asked for, as an absolute path; and without links. */
  asked: string;
  real: string;
  /** How far links in it may lead. */
  boundary: string;
}

/** The right to write below some folders, which one process has at a time. */
export class WriteLock {
  /** The journal lies in the first one. */
  readonly folders: readonly LockedFolder[];
  readonly holder: Holder;
  readonly #beat: NodeJS.Timeout;

  constructor(folders: readonly LockedFolder[], holder: Holder) {
    this.folders = folders;
    this.holder = holder;
    this.#beat = setInterval(() => this.#show(), beat).unref();
  }

  /** @throws UsageError when somebody has taken the lock, who could not know that this process goes on */
  assertHeld(): void {
    if (this.folders.every(({ real }) => hasLock(real, this.holder))) return;
    throw new UsageError(
      'This process stood still for so long that another command writes now. Run it again.',
    );
  }

  /** Lets others write. */
  release(): void {
    clearInterval(this.#beat);
    for (const { real } of this.folders.toReversed())
      if (hasLock(real, this.holder)) removeQuietly(path.join(real, lockName));
    released.add(this.holder.token);
  }

  #show(): void {
    try {
      for (const { real } of this.folders) touch(path.join(real, lockName));
    } catch {
      // It is seen before the next file is moved into its place.
    }
  }
}

/**
 * Waits until nobody writes below some folders, takes the right to, and takes back what a process that is gone has left half
 * done there.
 *
 * @param folders the folder of a site, or of the project and then that of the site
 * @throws UsageError that names who writes there, after some seconds; or when it cannot be written there
 */
export function lockFolders(folders: readonly string[], atMost = patience): WriteLock {
  const attempt = attempts(folders, atMost);
  for (let step = attempt.next(); ; step = attempt.next()) {
    if (step.done) return step.value;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step.value);
  }
}

/** The same, for a server that goes on meanwhile. */
export async function lockFoldersSoon(folders: readonly string[], atMost = patience): Promise<WriteLock> {
  const attempt = attempts(folders, atMost);
  for (let step = attempt.next(); ; step = attempt.next()) {
    if (step.done) return step.value;
    const { value } = step;
    await new Promise((resolve) => setTimeout(resolve, value));
  }
}

/** Does something that writes below some folders, under their lock. @throws as `lockFolders` does */
export async function underLock<T>(
  folders: readonly string[],
  work: (lock: WriteLock) => T | Promise<T>,
): Promise<T> {
  const lock = await lockFoldersSoon(folders);
  try {
    return await work(lock);
  } finally {
    lock.release();
  }
}

/**
 * Makes sure that what is read below a folder is no half of what somebody writes: waits for whoever does, and takes back what
 * a process that is gone has left. Costs four looks at the disk where nobody has.
 *
 * @throws UsageError as `lockFolders` does
 */
export function settleFolder(folder: string, atMost = patience): void {
  if (isBegun(folder)) lockFolders([folder], atMost).release();
  else if (isLockLeft(folder)) removeLeftLock(folder);
}

function removeLeftLock(folder: string): void {
  try {
    lockFolders([folder], pause).release();
  } catch {
    // Whoever writes next does: somebody who only reads may not be allowed to.
  }
}

/** Tries to take the locks, again and again. Gives how long to wait before the next time, and in the end the lock. */
function* attempts(folders: readonly string[], atMost: number): Generator<number, WriteLock, void> {
  const wanted = folders.map((folder) => ({
    asked: path.resolve(folder),
    real: realFolder(folder),
    boundary: boundaryOf(folder),
  }));
  const real = [...new Set(wanted.map((folder) => folder.real))];
  const holder = ownHolder();
  const taken: string[] = [];
  const end = performance.now() + atMost;
  const seen = new Map<string, { time: number; at: number }>();
  try {
    for (const folder of real) {
      for (;;) {
        const other = tryLock(folder, holder, seen);
        if (other === 'taken') break;
        if (performance.now() > end)
          throw new UsageError(
            `${nameHolder(other.holder)} writes in ${folder}. Run this again when it has finished.`,
          );
        yield pause;
      }
      taken.push(folder);
    }
    for (const folder of real) settle(folder);
  } catch (error) {
    for (const folder of taken) removeQuietly(path.join(folder, lockName));
    released.add(holder.token);
    throw error;
  }
  return new WriteLock(wanted, holder);
}
