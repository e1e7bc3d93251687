import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DownloadFacts } from '../../content/model/downloads';
import type { ImageFacts } from '../../content/model/images';
import { downloadFactsOf, readDownloadFacts } from '../read/download-files';
import { readBytes } from '../read/files';
import { type LookedAt, readText } from '../read/page-files';
import { listSite, type SiteListing } from '../read/site-listing';

/** Where a site is read from: its folder, or its folder with pending changes. */
export interface SiteSource {
  /** @throws UsageError when a folder cannot be read */
  list(): SiteListing;
  has(file: string): boolean;
  /** @throws UsageError when it cannot be read */
  text(file: string): string;
  /** @throws UsageError when it cannot be read */
  bytes(file: string): Uint8Array;
  /** Facts about an image; or what is wrong with it. @throws UsageError when it cannot be read */
  imageFacts(file: string): Promise<ImageFacts | string>;
  /** Facts about a download. @throws UsageError when it cannot be read */
  downloadFacts(file: string): DownloadFacts;
  /**
   * Called with the facts and hash of each page, read or from the cache.
   *
   * @throws UsageError when the files must not change, but have
   */
  looked?(page: LookedAt): void;
}

export class FolderSource implements SiteSource {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  list(): SiteListing {
    return listSite(this.#folder);
  }

  has(file: string): boolean {
    return existsSync(path.join(this.#folder, file));
  }

  text(file: string): string {
    return readText(this.#folder, file);
  }

  bytes(file: string): Uint8Array {
    return readBytes(path.join(this.#folder, file));
  }

  async imageFacts(file: string): Promise<ImageFacts | string> {
    // Loaded on demand: a site without images does not need it.
    const { readImageFacts } = await import('../read/image-files');
    return readImageFacts(path.join(this.#folder, file));
  }

  downloadFacts(file: string): DownloadFacts {
    return readDownloadFacts(path.join(this.#folder, file));
  }
}

/**
 * A site with pending changes. Files are read once, so that locations are resolved in the text that was checked, even
 * if the file changes meanwhile.
 */
export class DraftSource implements SiteSource {
  readonly #folder: FolderSource;
  readonly #listing: SiteListing;
  #listed: ReadonlySet<string> | undefined;
  readonly #read = new Map<string, string>();
  readonly #written = new Map<string, string | Uint8Array>();

  constructor(folder: string) {
    this.#folder = new FolderSource(folder);
    this.#listing = this.#folder.list();
  }

  list(): SiteListing {
    const files = new Set([...this.#listing.files, ...this.#written.keys()]);
    return { ...this.#listing, files: [...files].sort() };
  }

  has(file: string): boolean {
    this.#listed ??= new Set(this.#listing.files);
    return this.#listed.has(file) || this.#written.has(file);
  }

  text(file: string): string {
    const written = this.#written.get(file);
    if (typeof written === 'string') return written;
    const text = this.#read.get(file) ?? this.#folder.text(file);
    this.#read.set(file, text);
    return text;
  }

  bytes(file: string): Uint8Array {
    const written = this.#written.get(file);
    return written === undefined ? this.#folder.bytes(file) : Buffer.from(written);
  }

  async imageFacts(file: string): Promise<ImageFacts | string> {
    const written = this.#written.get(file);
    if (!(written instanceof Uint8Array)) return this.#folder.imageFacts(file);
    const { factsOf } = await import('../read/image-files');
    return factsOf(file, written);
  }

  downloadFacts(file: string): DownloadFacts {
    const written = this.#written.get(file);
    if (written === undefined) return this.#folder.downloadFacts(file);
    return downloadFactsOf(file, Buffer.from(written));
  }

  /** Changes or adds a file. */
  write(file: string, content: string | Uint8Array): void {
    this.#written.set(file, content);
  }

  /** The pending changes, each with the previous text; undefined for a new file. */
  *changes(): Iterable<{ file: string; content: string | Uint8Array; before: string | undefined }> {
    for (const [file, content] of this.#written)
      yield { file, content, before: typeof content === 'string' ? this.#read.get(file) : undefined };
  }
}
