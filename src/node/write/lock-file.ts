import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '../../content/text/attempt';
import { reason, UsageError } from '../project/project';
import { type Holder, isAlive, readHolder } from './holder';
import { removeFile, writeNew } from './operations';

/** Exists while somebody writes below a folder. */
export const lockName = '.writing-lock.json';
/** Exists while somebody removes a stale lock, so that only one process does. */
const removalName = '.writing-lock-removal.json';

/** How long a holder that cannot be probed may stay silent before its lock is stale, in milliseconds. */
const maxSilence = 10_000;
/**
 * How long a lock without a readable holder may exist before it is stale, in milliseconds: the holder is written right
 * after the file is created.
 */
const maxUnreadable = 1000;

/** Tokens of locks that this process has released: a lock file with one of them that could not be removed is stale. */
export const released = new Set<string>();

/** Whether a folder's lock is still that of this holder. */
export function hasLock(folder: string, { token }: Holder): boolean {
  return readLock(folder, lockName)?.holder?.token === token;
}

/** Whether a dead process has left its lock. */
export function isLockLeft(folder: string): boolean {
  return [lockName, removalName].some((name) => {
    const holder = readLock(folder, name)?.holder;
    return holder && (released.has(holder.token) || isAlive(holder) === false);
  });
}

/** The holder of a lock and its last sign of life. */
interface Seen {
  holder: Holder | undefined;
  time: number;
}

/** Since when this process has seen each lock unchanged: `time` of the lock, `at` by this process's own clock. */
export type Sightings = Map<string, { time: number; at: number }>;

/**
 * Takes a folder's lock if it is free or stale.
 *
 * @returns the current holder if it is neither
 * @throws UsageError
 */
export function tryLock(folder: string, own: Holder, seen: Sightings): Seen | 'taken' {
  if (take(folder, own, seen)) return 'taken';
  const other = readLock(folder, lockName);
  if (other && isGone(other, lockName, seen)) {
    remove(folder, other, own, seen);
    if (take(folder, own, seen)) return 'taken';
  }
  return other ?? { holder: undefined, time: 0 };
}

/** Creates the lock, and cleans up a stale removal lock. @returns whether the lock was free */
function take(folder: string, own: Holder, seen: Sightings): boolean {
  if (!create(path.join(folder, lockName), own, folder)) return false;
  const left = readLock(folder, removalName);
  if (left && isGone(left, removalName, seen)) removeQuietly(path.join(folder, removalName));
  return true;
}

/** Removes a stale lock, unless somebody else is doing so. */
function remove(folder: string, gone: Seen, own: Holder, seen: Sightings): void {
  const removal = path.join(folder, removalName);
  if (!create(removal, own, folder)) {
    const other = readLock(folder, removalName);
    if (other && isGone(other, removalName, seen)) removeFile(removal);
    return;
  }
  const now = readLock(folder, lockName);
  if (now && now.holder?.token === gone.holder?.token && now.time === gone.time)
    removeFile(path.join(folder, lockName));
  removeFile(removal);
}

/** Removes a lock. If that fails, the next process sees that it is stale. */
export function removeQuietly(file: string): void {
  attempt(() => removeFile(file));
}

/** Whether a lock is stale: its process has ended, or cannot be probed and has been silent for too long. */
function isGone({ holder, time }: Seen, name: string, seen: Sightings): boolean {
  if (holder && released.has(holder.token)) return true;
  const alive = holder && isAlive(holder);
  if (alive !== undefined) return !alive;
  // The disk's clock may differ from ours, so measure for how long this process has seen no change.
  const key = `${name} ${holder?.token}`;
  const before = seen.get(key);
  const now = performance.now();
  if (before?.time !== time) seen.set(key, { time, at: now });
  return before?.time === time && now - before.at > (holder ? maxSilence : maxUnreadable);
}

function create(file: string, holder: Holder, folder: string): boolean {
  try {
    writeNew(file, JSON.stringify(holder));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // On a full disk, the file is created but its content is not written.
    removeQuietly(file);
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  }
}

/** Reads a lock; undefined if there is none. @throws UsageError if something other than a file has its name */
function readLock(folder: string, name: string): Seen | undefined {
  const file = path.join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw new UsageError(`${file} is not a file: remove it.`);
  return attempt(() => ({ holder: readHolder(readFileSync(file, 'utf8')), time: stat.mtimeMs }));
}
