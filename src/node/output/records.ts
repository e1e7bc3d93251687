import { statSync } from 'node:fs';
import path from 'node:path';
import { readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { hashOf } from '../project/hash';
import { withCompressed } from './staging';

/**
 * What is recorded of a rendered page, or of the sitemap: enough to know that rendering it again would give the same
 * result.
 */
interface PageRecord {
  /** Covers everything that the page shows. */
  key: string;
  /** Of its files, in bytes. */
  sizes: Readonly<Record<string, number>>;
  /** The page's distinct section types. */
  types: readonly string[];
}

interface Records {
  /** The key of all pages. */
  key: string;
  /** When the build was finished, in milliseconds: newer files were not written by it. */
  finished: number;
  pages: Record<string, PageRecord>;
}

/** The records of the build in a folder, stored in the cache rather than published. */
export class BuildRecords {
  readonly #file: string;
  readonly #out: string;
  readonly #before: Records | undefined;
  readonly #now: Record<string, PageRecord> = Object.create(null);

  /** @param key of the build in the folder: records with another key are ignored */
  constructor(out: string, key: string | undefined) {
    this.#out = out;
    this.#file = inCache('builds', `${hashOf(path.resolve(out))}.json`);
    const before = readCachedJson<Records>(this.#file);
    this.#before = key !== undefined && before?.key === key ? before : undefined;
  }

  /**
   * Keeps the record of a page whose files are all present and unmodified.
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
    return files.every((file) => {
      if (record.sizes[file] === undefined || statOf(file)?.size !== record.sizes[file]) return false;
      return !isCompressed || withCompressed(file).every(statOf);
    });
  }

  set(id: string, record: PageRecord): void {
    this.#now[id] = record;
  }

  get(id: string): PageRecord | undefined {
    return this.#now[id];
  }

  /** Saves the records for the next build. If they cannot be written, that build only takes longer. */
  save(key: string): void {
    const records: Records = { key, finished: Date.now(), pages: this.#now };
    writeCache(this.#file, JSON.stringify(records), keptRecords);
  }
}

/** The cache limit: more folders than anyone builds to, and than one test run uses. */
const keptRecords = 200;
