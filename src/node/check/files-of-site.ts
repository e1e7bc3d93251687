import { type DownloadFacts, downloadTypes } from '../../content/model/downloads';
import { type ImageFacts, imageTypes } from '../../content/model/images';
import type { StrangeFile } from '../../content/model/strange-file';
import type { SiteSource } from './site-source';

/** The files of a site, and what is known of its images and downloads. */
export class FilesOfSite {
  readonly all = new Set<string>();
  readonly images = new Map<string, ImageFacts>();
  /** Why an image cannot be used. */
  readonly brokenImages = new Map<string, string>();
  readonly downloads = new Map<string, DownloadFacts>();
  /** Entries that are not opened. */
  readonly strange = new Map<string, StrangeFile>();
  readonly #source: SiteSource;

  constructor(source: SiteSource) {
    this.#source = source;
  }

  /** Those that can be opened. */
  get readable(): ReadonlySet<string> {
    if (this.strange.size === 0) return this.all;
    return new Set([...this.all].filter((file) => this.isReadable(file)));
  }

  isReadable(file: string): boolean {
    return this.all.has(file) && !this.strange.has(file);
  }

  /** Lists the files again, and forgets what was known of them. @throws UsageError as the source does */
  list(): void {
    const { files, strange } = this.#source.list();
    for (const list of [this.all, this.images, this.brokenImages, this.downloads, this.strange]) list.clear();
    for (const file of files) this.all.add(file);
    for (const [file, why] of strange) this.strange.set(file, why);
  }

  /** Reads the images and downloads among files, which may be gone. @throws UsageError as the source does */
  async readMedia(files: Iterable<string>): Promise<void> {
    for (const file of files) {
      if (downloadTypes.test(file)) {
        this.downloads.delete(file);
        if (this.isReadable(file)) this.downloads.set(file, this.#source.downloadFacts(file));
      }
      if (!imageTypes.test(file)) continue;
      this.images.delete(file);
      this.brokenImages.delete(file);
      if (!this.isReadable(file)) continue;
      const facts = await this.#source.imageFacts(file);
      if (typeof facts === 'string') this.brokenImages.set(file, facts);
      else this.images.set(file, facts);
    }
  }
}
