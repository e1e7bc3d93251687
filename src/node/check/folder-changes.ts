import { stampOf } from '../cache/stamp';
import { listSite, type SiteListing } from '../read/site-listing';

/** How long to wait for another writer, in milliseconds: the next poll is not far. */
const patience = 1000;

/** Detects which files of a folder have changed on disk since the last call. */
export class FolderChanges {
  readonly #folder: string;
  /** File stamps as of the last call. */
  #stamps: ReadonlyMap<string, string>;
  #strange: SiteListing['strange'] = new Map();

  constructor(folder: string) {
    this.#folder = folder;
    this.#stamps = this.#stampAll();
  }

  /**
   * Passes files that have, or may have, changed to `take`. If that throws, they are passed again the next time.
   *
   * @param take receives the changed files, those that exist, and the entries that are not opened
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

  /** The stamps of all files; empty for a file that could change without its stamp changing. */
  #stampAll(): Map<string, string> {
    const started = Date.now();
    const stamp = (file: string) => stampOf([`${this.#folder}/${file}`], started);
    const { files, strange } = listSite(this.#folder, patience);
    this.#strange = strange;
    const stamps = new Map(files.map((file) => [file, stamp(file)]));
    // A link is stamped with where it leads.
    for (const [file, { why }] of strange) stamps.set(file, why);
    return stamps;
  }
}
