import type { DownloadFacts } from '../../content/model/downloads';
import type { ImageFacts } from '../../content/model/images';
import { downloadFactsOf } from '../read/download-files';
import type { FileOverlay } from '../read/git-files';
import type { LookedAt } from '../read/page-files';
import type { SiteListing } from '../read/site-listing';
import type { SiteSource } from './site-source';

/** A site source with some files replaced, for example by their committed or staged versions. */
export class OverlaidSource implements SiteSource {
  readonly #source: SiteSource;
  #overlay: FileOverlay = new Map();

  constructor(source: SiteSource) {
    this.#source = source;
  }

  /** Sets the overlay; an empty one restores the source. @returns the files that differ from before, or may */
  show(overlay: FileOverlay): string[] {
    const changed = [...new Set([...this.#overlay.keys(), ...overlay.keys()])];
    this.#overlay = overlay;
    return changed;
  }

  /** Whether any of the files is overlaid. */
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

  /** Only called for pages without overlaid files. */
  looked(page: LookedAt): void {
    this.#source.looked?.(page);
  }
}
