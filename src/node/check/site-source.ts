import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DownloadFacts } from '../../content/model/downloads';
import type { ImageFacts } from '../../content/model/images';
import { readDownloadFacts } from '../read/download-files';
import { readBytes } from '../read/files';
import { type LookedAt, readText } from '../read/page-files';
import { listSite, type SiteListing } from '../read/site-listing';

/** Where a site is read from: its folder, or its folder with other content in place of some files. */
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

/** A site as it is on disk. */
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
 * A folder whose texts are read once, so that locations are resolved in the text that was checked, even if the file changes
 * meanwhile.
 */
export class OnceReadSource extends FolderSource {
  /** The texts that were read, by file. */
  readonly texts = new Map<string, string>();

  override text(file: string): string {
    const text = this.texts.get(file) ?? super.text(file);
    this.texts.set(file, text);
    return text;
  }
}
