import { stampOf } from '../cache/stamp';
import { listFiles } from '../read/files';

/** Knows which files of a folder have changed since it was asked last, as the disk says. */
export class FolderChanges {
  readonly #folder: string;
  /** How the files were when they were looked at last. */
  #stamps: ReadonlyMap<string, string>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#stamps = this.#stampAll();
  }

  /**
   * Gives the files that have, or may have, changed to `take`. When that throws, they count as changed the next time too.
   *
   * @param take is given the changed files, and those of them that are there
   * @returns whether there were any
   */
  async since(
    take: (changed: readonly string[], present: ReadonlySet<string>) => Promise<void>,
  ): Promise<boolean> {
    const now = this.#stampAll();
    const before = new Map(this.#stamps);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((file) => {
      return !now.get(file) || now.get(file) !== before.get(file);
    });
    for (const file of changed) before.set(file, '');
    this.#stamps = before;
    await take(changed, new Set(now.keys()));
    this.#stamps = now;
    return changed.length > 0;
  }

  /** How every file is now; empty for one that may change without it being seen. */
  #stampAll(): Map<string, string> {
    const started = Date.now();
    const stamp = (file: string) => stampOf([`${this.#folder}/${file}`], started);
    return new Map(listFiles(this.#folder).map((file) => [file, stamp(file)]));
  }
}
