import type { ImageFacts } from '../../content/model/images';
import type { ImageList } from '../images/image-cache';
import { changedMeanwhile } from '../project/changed';
import { hashOf } from '../project/hash';
import { hashesOf, type LookedAt } from '../read/page-files';
import { FolderSource } from './site-source';

/** A site that is built: what is built is what was checked, so each file must say the same every time that it is read. */
export class StillSource extends FolderSource {
  readonly #folder: string;
  readonly #images: ImageList;
  /** The hash of what each file said when it was looked at first. */
  readonly #hashes = new Map<string, string>();

  /** @param images looks at images: what checks are told of one, and what its files are made of, are the same bytes */
  constructor(folder: string, images: ImageList) {
    super(folder);
    this.#folder = folder;
    this.#images = images;
  }

  /** The text of a file. @throws UsageError when it cannot be read, or says something else than before */
  override text(file: string): string {
    const text = super.text(file);
    this.#hold(file, hashOf(text));
    return text;
  }

  /** The bytes of a file. @throws UsageError as `text` does */
  override bytes(file: string): Uint8Array {
    const bytes = super.bytes(file);
    this.#hold(file, hashOf(bytes));
    return bytes;
  }

  override async imageFacts(file: string): Promise<ImageFacts | string> {
    return this.#images.factsOf(file);
  }

  /** Takes in what the files of a page are known to say. @throws UsageError when one of them has changed */
  looked(page: LookedAt): void {
    for (const [file, hash] of hashesOf(page)) this.#hold(file, hash);
  }

  #hold(file: string, hash: string): void {
    const before = this.#hashes.get(file);
    if (before !== undefined && before !== hash) throw changedMeanwhile(file, this.#folder);
    this.#hashes.set(file, hash);
  }
}
