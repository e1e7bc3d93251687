import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { UsageError } from '../project/project';
import { type Holder, nameHolder, ownHolder } from './holder';
import { isBegun, settle } from './journal';
import { hasLock, isLockLeft, lockName, released, removeQuietly, type Sightings, tryLock } from './lock-file';
import { touch } from './operations';
import { boundaryOf, realFolder } from './real-paths';

/** How long to wait for another writer, in milliseconds. */
const maxWait = 15_000;
/** Heartbeat interval of a holder, in milliseconds. */
const heartbeat = 2000;
/** Polling interval, in milliseconds. */
const pollInterval = 25;

/** A folder that only one process may write in. */
export interface LockedFolder {
  /** `asked`: the absolute path as given. `real`: the same with links resolved. */
  asked: string;
  real: string;
  /** How far links in the folder may lead. */
  boundary: string;
}

/** The exclusive right to write below some folders. */
export class WriteLock {
  /** The journal is kept in the first one. */
  readonly folders: readonly LockedFolder[];
  readonly holder: Holder;
  readonly #timer: NodeJS.Timeout;

  constructor(folders: readonly LockedFolder[], holder: Holder) {
    this.folders = folders;
    this.holder = holder;
    const touchLocks = () => {
      for (const { real } of folders) touch(path.join(real, lockName));
    };
    // What cannot be touched, `assertHeld` notices before the next file is moved into place.
    this.#timer = setInterval(() => attempt(touchLocks), heartbeat).unref();
  }

  /** @throws UsageError if another process has taken the lock because this one seemed dead */
  assertHeld(): void {
    if (this.folders.every(({ real }) => hasLock(real, this.holder))) return;
    throw new UsageError(
      'This process was suspended for so long that another command is writing now. Run it again.',
    );
  }

  release(): void {
    clearInterval(this.#timer);
    for (const { real } of this.folders.toReversed())
      if (hasLock(real, this.holder)) removeQuietly(path.join(real, lockName));
    released.add(this.holder.token);
  }
}

/**
 * Waits until nobody writes below the folders, locks them and rolls back what a dead process left half done.
 *
 * @param folders the site's folder, or the project's followed by the site's
 * @throws UsageError naming the holder after `atMost` milliseconds, or when the folders are not writable
 */
export function lockFolders(folders: readonly string[], atMost = maxWait): WriteLock {
  const tries = attempts(folders, atMost);
  for (let step = tries.next(); ; step = tries.next()) {
    if (step.done) return step.value;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step.value);
  }
}

/** The same without blocking, for a server. */
export async function lockFoldersSoon(folders: readonly string[], atMost = maxWait): Promise<WriteLock> {
  const tries = attempts(folders, atMost);
  for (let step = tries.next(); ; step = tries.next()) {
    if (step.done) return step.value;
    const { value } = step;
    await new Promise((resolve) => setTimeout(resolve, value));
  }
}

/** Runs `work` while holding the lock of the folders. @throws as `lockFolders` does */
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
 * Ensures that what is read below a folder is not half written: waits for a current writer and rolls back what a dead
 * process left. Costs four file system calls in the usual case.
 *
 * @throws UsageError as `lockFolders` does
 */
export function settleFolder(folder: string, atMost = maxWait): void {
  if (isBegun(folder)) lockFolders([folder], atMost).release();
  // If that fails, it is left to the next writer: a process that only reads may lack the permission.
  else if (isLockLeft(folder)) attempt(() => lockFolders([folder], pollInterval).release());
}

/** Tries to take the locks repeatedly. Yields how long to wait before the next attempt; returns the lock. */
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
  const seen: Sightings = new Map();
  try {
    for (const folder of real) {
      for (;;) {
        const other = tryLock(folder, holder, seen);
        if (other === 'taken') break;
        if (performance.now() > end)
          throw new UsageError(
            `${nameHolder(other.holder)} writes in ${folder}. Run this again when it has finished.`,
          );
        yield pollInterval;
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
