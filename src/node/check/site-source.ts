import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DownloadFacts } from '../../content/model/downloads';
import type { ImageFacts } from '../../content/model/images';
import { downloadFactsOf, readDownloadFacts } from '../read/download-files';
import { read } from '../read/files';
import { type LookedAt, readText } from '../read/page-files';
import { listSite, type SiteListing } from '../read/site-listing';

/** Where a site is read: its folder, or its folder with changes that are not written yet. */
export interface SiteSource {
  /** @throws UsageError when a folder cannot be read */
  list(): SiteListing;
  has(file: string): boolean;
  /** The text of a file. @throws UsageError when it cannot be read */
  text(file: string): string;
  /** The bytes of a file. @throws UsageError when it cannot be read */
  bytes(file: string): Uint8Array;
  /** What an image is; or what is wrong with it. @throws UsageError when it cannot be read */
  imageFacts(file: string): Promise<ImageFacts | string>;
  /** What is known of a file that pages may offer. @throws UsageError when it cannot be read */
  downloadFacts(file: string): DownloadFacts;
  /** Is told what the files of a page are known to say, read or not. @throws UsageError when they may not have changed, and have */
  looked?(page: LookedAt): void;
}

/** A site as it lies in its folder. */
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
    return read(path.join(this.#folder, file));
  }

  async imageFacts(file: string): Promise<ImageFacts | string> {
    // A site without images is checked without what reads them.
    const { readImageFacts } = await import('../read/image-files');
    return readImageFacts(path.join(this.#folder, file));
  }

  downloadFacts(file: string): DownloadFacts {
    return readDownloadFacts(path.join(this.#folder, file));
  }
}

/**
 * A site with changes that are not written yet. What was read once is not read again: whoever looks for a place in a text
 * finds it in the text that was checked, whatever becomes of the file meanwhile.
 */
export class DraftSource implements SiteSource {
  readonly #folder: FolderSource;
  readonly #listing: SiteListing;
  readonly #read = new Map<string, string>();
  readonly #written = new Map<string, string | Uint8Array>();
  /** Where a file is read that gets another place; and what is no more where it was. */
  readonly #moved = new Map<string, string>();
  readonly #gone = new Set<string>();

  constructor(folder: string) {
    this.#folder = new FolderSource(folder);
    this.#listing = this.#folder.list();
  }

  list(): SiteListing {
    const files = new Set([...this.#listing.files, ...this.#written.keys(), ...this.#moved.keys()]);
    for (const file of this.#gone) files.delete(file);
    return { ...this.#listing, files: [...files].sort() };
  }

  has(file: string): boolean {
    return this.list().files.includes(file);
  }

  text(file: string): string {
    const written = this.#written.get(file);
    if (typeof written === 'string') return written;
    const text = this.#read.get(file) ?? this.#folder.text(this.#moved.get(file) ?? file);
    this.#read.set(file, text);
    return text;
  }

  bytes(file: string): Uint8Array {
    const written = this.#written.get(file);
    return written === undefined ? this.#folder.bytes(this.#moved.get(file) ?? file) : Buffer.from(written);
  }

  async imageFacts(file: string): Promise<ImageFacts | string> {
    const written = this.#written.get(file);
    if (!(written instanceof Uint8Array)) return this.#folder.imageFacts(this.#moved.get(file) ?? file);
    const { factsOf } = await import('../read/image-files');
    return factsOf(file, written);
  }

  downloadFacts(file: string): DownloadFacts {
    const written = this.#written.get(file);
    if (written === undefined) return this.#folder.downloadFacts(this.#moved.get(file) ?? file);
    return downloadFactsOf(file, Buffer.from(written));
  }

  /** Whether a file is changed or added. */
  isWritten(file: string): boolean {
    return this.#written.has(file);
  }

  /** Changes a file, or adds one. */
  write(file: string, content: string | Uint8Array): void {
    this.#written.set(file, content);
  }

  /** Takes a file away. */
  remove(file: string): void {
    this.#gone.add(file);
    this.#written.delete(file);
  }

  /** Gives a file another place, as it is; or all below a folder. */
  move(from: string, to: string): void {
    for (const file of this.#listing.files) {
      if (file !== from && !file.startsWith(`${from}/`)) continue;
      this.#moved.set(to + file.slice(from.length), file);
      this.#gone.add(file);
    }
  }

  /** What is to be written: each file with what it held; undefined where there was none. */
  *changes(): Iterable<{ file: string; content: string | Uint8Array; before: string | undefined }> {
    for (const [file, content] of this.#written)
      yield { file, content, before: typeof content === 'string' ? this.#read.get(file) : undefined };
  }
}
