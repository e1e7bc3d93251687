import type { PageFacts } from '../../content/site/page-facts';
import { type Entry, PageCache } from '../cache/page-cache';
import { stampOf } from '../cache/stamp';
import { hashOfPage, type PageTexts } from '../read/page-files';

/** What was found out about each page, taken over from earlier runs if its files are unchanged. */
export class PageEntries {
  readonly #folder: string;
  #cache: PageCache | undefined;
  /** When the last full scan began. */
  #started = Date.now();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Begins a full scan. @param cacheFile undefined to keep nothing */
  begin(started: number, cacheFile: string | undefined): void {
    this.#started = started;
    this.#cache = cacheFile === undefined ? undefined : new PageCache(cacheFile);
  }

  /**
   * The entry of a page as of a full scan.
   *
   * @param files of the page, relative to the folder
   * @param inspect collects the facts
   */
  scanned(
    id: string,
    files: readonly string[],
    read: () => PageTexts,
    inspect: (texts: PageTexts) => PageFacts,
  ): Entry {
    if (!this.#cache) return this.changed(id, inspect(read()));
    const cached = this.#cache.before(id);
    const paths = files.map((file) => `${this.#folder}/${file}`);
    const stamp = stampOf(paths, this.#started);
    if (cached && stamp !== '' && cached.stamp === stamp) {
      this.#cache.set(id, cached, false);
      return cached;
    }
    const texts = read();
    const hash = hashOfPage(texts);
    const entry = cached?.hash === hash ? { ...cached, stamp } : { stamp, hash, facts: inspect(texts) };
    this.#cache.set(id, entry, true);
    return entry;
  }

  /** The entry of a page that has changed since the full scan. */
  changed(id: string, facts: PageFacts): Entry {
    const entry = { stamp: '', hash: '', facts };
    this.#cache?.set(id, entry, true);
    return entry;
  }

  /** The hash of a page's files as of the last full scan; empty if nothing is cached. */
  hashOf(id: string): string {
    return this.#cache?.get(id)?.hash ?? '';
  }

  delete(id: string): void {
    this.#cache?.delete(id);
  }

  save(): void {
    this.#cache?.save();
  }
}
