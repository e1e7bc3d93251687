import { stampOf } from '../cache/stamp';
import { listSite, type SiteListing } from '../read/site-listing';

/** How long whoever writes is waited for, in milliseconds: the next look is not far. */
const patience = 1000;

/** Knows which files of a folder have changed since it was asked last, as the disk says. */
export class FolderChanges {
  readonly #folder: string;
  /** How the files were when they were looked at last. */
  #stamps: ReadonlyMap<string, string>;
  #strange: SiteListing['strange'] = new Map();

  constructor(folder: string) {
    this.#folder = folder;
    this.#stamps = this.#stampAll();
  }

  /**
   * Gives the files that have, or may have, changed to `take`. When that throws, they count as changed the next time too.
   *
   * @param take is given the changed files, those that are there, and what is not opened
   * @returns whether there were any
   */
  async since(
    take: (
      changed: readonly string[],
      present: ReadonlySet<string>,
      strange: SiteListing['strange'],
    ) => Promise<void>,
  ): Promise<boolean> {
    const now = this.#stampAll();
    const before = new Map(this.#stamps);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((file) => {
      return !now.get(file) || now.get(file) !== before.get(file);
    });
    for (const file of changed) before.set(file, '');
    this.#stamps = before;
    if (changed.length > 0) await take(changed, new Set(now.keys()), this.#strange);
    this.#stamps = now;
    return changed.length > 0;
  }

  /** How every file is now; empty for one that may change without it being seen. */
  #stampAll(): Map<string, string> {
    const started = Date.now();
    const stamp = (file: string) => stampOf([`${this.#folder}/${file}`], started);
    const { files, strange } = listSite(this.#folder, patience);
    this.#strange = strange;
    const stamps = new Map(files.map((file) => [file, stamp(file)]));
    // What has become of a link shows in where it leads.
    for (const [file, { why }] of strange) stamps.set(file, why);
    return stamps;
  }
}
