import { readFileSync } from 'node:fs';
import { attempt } from '../../content/text/attempt';
import { stampOf } from '../cache/stamp';
import { hashOf } from '../project/hash';
import { listSite, type SiteListing } from '../read/site-listing';

/** How long to wait for another writer, in milliseconds: the next poll is not far. */
const patience = 1000;

/** The state of a file at some time. */
interface FileState {
  /** Empty as long as the file could change without its stamp changing. */
  stamp: string;
  /** Of a file without a stamp; empty if it could not be read. */
  hash?: string;
  /** It is never opened: see `SiteListing`. */
  isStrange?: true;
}

/** Detects which files of a folder have changed on disk since the last call. */
export class FolderChanges {
  readonly #folder: string;
  /** The files as of the last call. */
  #states: ReadonlyMap<string, FileState>;
  #strange: SiteListing['strange'] = new Map();

  constructor(folder: string) {
    this.#folder = folder;
    this.#states = this.#look();
  }

  /**
   * Passes the files that have changed to `take`. If that throws, they are passed again the next time.
   *
   * @param take receives the changed files, and the entries that are not opened
   * @returns whether there were any
   */
  async since(
    take: (changed: readonly string[], strange: SiteListing['strange']) => Promise<void>,
  ): Promise<boolean> {
    const now = this.#look();
    const before = new Map(this.#states);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => !this.#isUnchanged(file, before.get(file), now.get(file)),
    );
    for (const file of changed) before.set(file, { stamp: '' });
    this.#states = before;
    if (changed.length > 0) await take(changed, this.#strange);
    this.#states = now;
    return changed.length > 0;
  }

  #isUnchanged(file: string, before: FileState | undefined, now: FileState | undefined): boolean {
    if (!before || !now || before.isStrange !== now.isStrange) return false;
    if (before.stamp && now.stamp) return before.stamp === now.stamp;
    // Saved a moment ago, then or now. What had a stamp and has none any more has been saved since.
    return Boolean(before.hash) && before.hash === (now.hash ?? this.#hashOf(file));
  }

  #look(): Map<string, FileState> {
    const started = Date.now();
    const { files, strange } = listSite(this.#folder, patience);
    this.#strange = strange;
    const states = new Map<string, FileState>();
    for (const file of files) if (!strange.has(file)) states.set(file, this.#stateOf(file, started));
    for (const [file, { why, isFolder }] of strange)
      states.set(file, { stamp: `${why} ${isFolder}`, isStrange: true });
    return states;
  }

  #stateOf(file: string, started: number): FileState {
    const stamp = stampOf([`${this.#folder}/${file}`], started);
    return stamp ? { stamp } : { stamp, hash: this.#hashOf(file) };
  }

  #hashOf(file: string): string {
    return attempt(() => hashOf(readFileSync(`${this.#folder}/${file}`)), '');
  }
}
