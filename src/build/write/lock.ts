import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reason, UsageError } from '../project/project';
import { type Holder, isAlive, nameHolder, ownHolder, readHolder } from './holder';
import { isBegun, settle } from './journal';
import { removeFile, touch, writeNew } from './operations';
import { boundaryOf, realFolder } from './real-paths';

/** There while somebody writes below a folder. */
export const lockName = '.writing-lock.json';
/** There while somebody removes the lock of a process that is gone: one at a time. */
const removalName = '.writing-lock-removal.json';

/** How long whoever wants to write waits for whoever does, in milliseconds. */
const patience = 15_000;
/** A holder whose process cannot be asked shows that it is at work as often; and is gone after so long without it. */
const beat = 2000;
const silence = 10_000;
/** How long a lock may say nothing: whoever makes one writes at once who has it. */
const halfWritten = 1000;
/** How often is looked, in milliseconds. */
const pause = 25;

/** The tokens of locks that this process had: a file that could not be removed then means nothing. */
const released = new Set<string>();

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
    if (this.folders.every(({ real }) => readLock(real, lockName)?.holder?.token === this.holder.token))
      return;
    throw new UsageError(
      'This process stood still for so long that another command writes now. Run it again.',
    );
  }

  /** Lets others write. */
  release(): void {
    clearInterval(this.#beat);
    for (const { real } of this.folders.toReversed())
      if (readLock(real, lockName)?.holder?.token === this.holder.token)
        removeQuietly(path.join(real, lockName));
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
 * a process that is gone has left. Costs two looks at the disk where nobody has.
 *
 * @throws UsageError as `lockFolders` does
 */
export function settleFolder(folder: string, atMost = patience): void {
  if (isBegun(folder)) lockFolders([folder], atMost).release();
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

/** What a lock says, and when its holder was seen at work last. */
interface Seen {
  holder: Holder | undefined;
  time: number;
}

/** Takes the lock of a folder, when nobody has it, or only a process that is gone. @returns who has it */
function tryLock(
  folder: string,
  own: Holder,
  seen: Map<string, { time: number; at: number }>,
): Seen | 'taken' {
  if (create(path.join(folder, lockName), own, folder)) return 'taken';
  const other = readLock(folder, lockName);
  if (other && isGone(other, lockName, seen)) {
    remove(folder, other, own, seen);
    if (create(path.join(folder, lockName), own, folder)) return 'taken';
  }
  return other ?? { holder: undefined, time: 0 };
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

function removeQuietly(file: string): void {
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
