import { statSync } from 'node:fs';
import path from 'node:path';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { hashOf } from '../project/hash';
import { withCompressed } from './staging';

/** What is known of a page that was rendered, or of the sitemap: enough to know that rendering it again would give the same. */
export interface PageRecord {
  /** Of everything that the page shows. */
  key: string;
  /** Of its files, in bytes, in the order of `filesOf`. */
  sizes: readonly number[];
  /** The section types of the page, each once, with spaces between them. */
  types: string;
}

/** What is known of a build. */
interface Records {
  /** Of all pages. */
  key: string;
  /** When the build was finished, in milliseconds: a file that is newer was not written by it. */
  finished: number;
  pages: Record<string, PageRecord>;
}

/** What is known of the build in a folder, kept beside the other caches and not published with it. */
export class BuildRecords {
  readonly #file: string;
  readonly #out: string;
  readonly #before: Records | undefined;
  readonly #now: Record<string, PageRecord> = Object.create(null);

  /** @param key of the build in the folder: records of another one are worth nothing */
  constructor(out: string, key: string | undefined) {
    this.#out = out;
    this.#file = inCache('builds', `${hashOf(path.resolve(out))}.json`);
    const before = readCachedJson<Records>(this.#file);
    this.#before = key !== undefined && before?.key === key ? before : undefined;
  }

  /**
   * Takes over what is known of a page, where its files are all there and as they were written.
   *
   * @returns whether it did; otherwise the page must be rendered
   */
  keep(page: { id: string; key: string; files: readonly string[] }, isCompressed: boolean): boolean {
    const record = this.#before?.pages[page.id];
    if (!record || record.key !== page.key || !this.#isWhole(record, page.files, isCompressed)) return false;
    this.set(page.id, record);
    return true;
  }

  #isWhole(record: PageRecord, files: readonly string[], isCompressed: boolean): boolean {
    const statOf = (file: string) => {
      const stat = statSync(`${this.#out}/${file}`, { throwIfNoEntry: false });
      return stat && stat.mtimeMs <= (this.#before?.finished ?? 0) ? stat : undefined;
    };
    return files.every((file, index) => {
      if (statOf(file)?.size !== record.sizes[index]) return false;
      return !isCompressed || withCompressed(file).every(statOf);
    });
  }

  set(id: string, record: PageRecord): void {
    this.#now[id] = record;
  }

  get(id: string): PageRecord | undefined {
    return this.#now[id];
  }

  /** Keeps what is known for the next build. A record that cannot be written only costs time. */
  save(key: string): void {
    const records: Records = { key, finished: Date.now(), pages: this.#now };
    writeCache(this.#file, JSON.stringify(records), keptRecords);
  }
}

/** More folders than anyone builds to, and than the tests of one run do. */
const keptRecords = 200;
