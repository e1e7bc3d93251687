import type { ImageFacts } from '../../content/model/images';
import type { ImageList } from '../images/image-cache';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { hashesOf, type LookedAt } from '../read/page-files';
import { FolderSource } from './site-source';

/**
 * The source of a build, which must build what was checked: every file must have the same content each time it is read.
 */
export class StillSource extends FolderSource {
  readonly #folder: string;
  readonly #images: ImageList;
  /** The hash of each file when first read. */
  readonly #hashes = new Map<string, string>();

  /** @param images ensures that checks and variants are based on the same bytes */
  constructor(folder: string, images: ImageList) {
    super(folder);
    this.#folder = folder;
    this.#images = images;
  }

  /** The text of a file. @throws UsageError when it cannot be read, or has changed */
  override text(file: string): string {
    const text = super.text(file);
    this.#assertUnchanged(file, hashOf(text));
    return text;
  }

  /** The bytes of a file. @throws UsageError as `text` does */
  override bytes(file: string): Uint8Array {
    const bytes = super.bytes(file);
    this.#assertUnchanged(file, hashOf(bytes));
    return bytes;
  }

  override async imageFacts(file: string): Promise<ImageFacts | string> {
    return this.#images.factsOf(file);
  }

  /** Records the hashes of a page's files. @throws UsageError when one of them has changed */
  looked(page: LookedAt): void {
    for (const [file, hash] of hashesOf(page)) this.#assertUnchanged(file, hash);
  }

  #assertUnchanged(file: string, hash: string): void {
    const before = this.#hashes.get(file);
    if (before !== undefined && before !== hash) throw changedMeanwhile(file, this.#folder);
    this.#hashes.set(file, hash);
  }
}
