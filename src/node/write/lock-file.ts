import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reason, UsageError } from '../project/project';
import { type Holder, isAlive, readHolder } from './holder';
import { removeFile, writeNew } from './operations';

/** There while somebody writes below a folder. */
export const lockName = '.writing-lock.json';
/** There while somebody removes the lock of a process that is gone: one at a time. */
const removalName = '.writing-lock-removal.json';

/** A holder whose process cannot be asked is gone after so many milliseconds without a sign. */
const silence = 10_000;
/** How long a lock may say nothing: whoever makes one writes at once who has it. */
const halfWritten = 1000;

/** The tokens of locks that this process had: a file that could not be removed then means nothing. */
export const released = new Set<string>();

/** Whether somebody has the lock of a folder. */
export function hasLock(folder: string, { token }: Holder): boolean {
  return readLock(folder, lockName)?.holder?.token === token;
}

/** Whether a process that is gone has left its lock. */
export function isLockLeft(folder: string): boolean {
  return [lockName, removalName].some((name) => {
    const holder = readLock(folder, name)?.holder;
    return holder && (released.has(holder.token) || isAlive(holder) === false);
  });
}

/** What a lock says, and when its holder was seen at work last. */
interface Seen {
  holder: Holder | undefined;
  time: number;
}

/** Takes the lock of a folder, when nobody has it, or only a process that is gone. @returns who has it @throws UsageError */
export function tryLock(
  folder: string,
  own: Holder,
  seen: Map<string, { time: number; at: number }>,
): Seen | 'taken' {
  if (take(folder, own, seen)) return 'taken';
  const other = readLock(folder, lockName);
  if (other && isGone(other, lockName, seen)) {
    remove(folder, other, own, seen);
    if (take(folder, own, seen)) return 'taken';
  }
  return other ?? { holder: undefined, time: 0 };
}

/** Makes the lock of a folder, and removes what is left of a removal. @returns whether nobody had it */
function take(folder: string, own: Holder, seen: Map<string, { time: number; at: number }>): boolean {
  if (!create(path.join(folder, lockName), own, folder)) return false;
  const left = readLock(folder, removalName);
  if (left && isGone(left, removalName, seen)) removeQuietly(path.join(folder, removalName));
  return true;
}

/** Removes the lock of a process that is gone, unless somebody else does. */
function remove(
  folder: string,
  gone: Seen,
  own: Holder,
  seen: Map<string, { time: number; at: number }>,
): void {
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

/** Removes a lock. What cannot be removed is seen to be nobody's by whoever comes next. */
export function removeQuietly(file: string): void {
  try {
    removeFile(file);
  } catch {
    // Whoever comes next sees that nobody has it any more.
  }
}

/** Whether who holds a lock is gone: its process has ended, or cannot be asked and gave no sign for long. */
function isGone(
  { holder, time }: Seen,
  name: string,
  seen: Map<string, { time: number; at: number }>,
): boolean {
  if (holder && released.has(holder.token)) return true;
  const alive = holder && isAlive(holder);
  if (alive !== undefined) return !alive;
  // The clock of the disk may be another one: what counts is that this process has seen no change for so long.
  const key = `${name} ${holder?.token}`;
  const before = seen.get(key);
  const now = performance.now();
  if (before?.time !== time) seen.set(key, { time, at: now });
  return before?.time === time && now - before.at > (holder ? silence : halfWritten);
}

function create(file: string, holder: Holder, folder: string): boolean {
  try {
    writeNew(file, JSON.stringify(holder));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk takes the name of a file, and not what it holds.
    removeQuietly(file);
    throw new UsageError(`${folder} cannot be written: ${reason(error)}`);
  }
}

/** What a lock says; undefined when there is none. @throws UsageError when something else has its name */
function readLock(folder: string, name: string): Seen | undefined {
  const file = path.join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (!stat.isFile()) throw new UsageError(`${file} is no file: remove it.`);
  try {
    return { holder: readHolder(readFileSync(file, 'utf8')), time: stat.mtimeMs };
  } catch {
    return undefined;
  }
}
