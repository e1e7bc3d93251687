import type { DownloadFacts } from '../../content/model/downloads';
import type { ImageFacts } from '../../content/model/images';
import { downloadFactsOf } from '../read/download-files';
import type { Overlay } from '../read/git-files';
import type { LookedAt } from '../read/page-files';
import type { SiteListing } from '../read/site-listing';
import type { SiteSource } from './site-source';

/** A site with some of its files as they are elsewhere: in a commit, or about to be in one. */
export class OverlaidSource implements SiteSource {
  readonly #source: SiteSource;
  #overlay: Overlay = new Map();

  constructor(source: SiteSource) {
    this.#source = source;
  }

  /**
   * Shows other files in place of those of the site; an empty overlay is the site again.
   *
   * @returns the files that are others than before, or may be
   */
  show(overlay: Overlay): string[] {
    const changed = [...new Set([...this.#overlay.keys(), ...overlay.keys()])];
    this.#overlay = overlay;
    return changed;
  }

  /** Whether one of some files is not that of the site. */
  isElsewhere(files: readonly string[]): boolean {
    return this.#overlay.size > 0 && files.some((file) => this.#overlay.has(file));
  }

  list(): SiteListing {
    const listing = this.#source.list();
    if (this.#overlay.size === 0) return listing;
    const files = new Set(listing.files);
    const strange = new Map(listing.strange);
    for (const [file, bytes] of this.#overlay) {
      files[bytes ? 'add' : 'delete'](file);
      strange.delete(file);
    }
    return { ...listing, files: [...files].sort(), strange };
  }

  has(file: string): boolean {
    return this.#overlay.has(file) ? this.#overlay.get(file) !== undefined : this.#source.has(file);
  }

  text(file: string): string {
    return this.#overlay.get(file)?.toString('utf8') ?? this.#source.text(file);
  }

  bytes(file: string): Uint8Array {
    return this.#overlay.get(file) ?? this.#source.bytes(file);
  }

  async imageFacts(file: string): Promise<ImageFacts | string> {
    const bytes = this.#overlay.get(file);
    if (!bytes) return this.#source.imageFacts(file);
    const { factsOf } = await import('../read/image-files');
    return factsOf(file, bytes);
  }

  downloadFacts(file: string): DownloadFacts {
    const bytes = this.#overlay.get(file);
    return bytes ? downloadFactsOf(file, bytes) : this.#source.downloadFacts(file);
  }

  /** Is told of pages of the site alone. */
  looked(page: LookedAt): void {
    this.#source.looked?.(page);
  }
}
