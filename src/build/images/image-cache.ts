import { existsSync } from 'node:fs';
import path from 'node:path';
import { keepNewest, readCache, readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { stampOf } from '../cache/stamp';
import { hashOf } from '../project/hash';
import { read } from '../read/files';
import { readImageFacts } from '../read/image-files';
import { type ImageKey, settings } from './variants';

const folder = inCache('images');
/** Enough for a thousand photographs. */
const keptFiles = 12_000;

/** What was made of an image earlier; undefined when it was not. @param name of a variant */
export function findMade(name: string): Uint8Array | undefined {
  return readCache(path.join(folder, path.basename(name)));
}

/** Keeps what was made of an image for later builds. */
export function keepMade(name: string, bytes: Uint8Array): void {
  writeCache(path.join(folder, path.basename(name)), bytes);
}

/** Forgets what has not been made for long, when there is much. */
export function forgetOldest(): void {
  if (existsSync(folder)) keepNewest(folder, keptFiles);
}

/** What is known of an image as long as its file is the same. */
type Known = Pick<ImageKey, 'width' | 'height' | 'hash' | 'color'> & { stamp: string };

/** What is known of the images of a site from one run to the next. */
export class ImageList {
  readonly #site: string;
  readonly #file: string;
  readonly #known: Record<string, Known>;
  #isNew = false;

  /** @param site the folder of the site */
  constructor(site: string) {
    this.#site = site;
    this.#file = path.join(folder, `list-${hashOf(path.resolve(site))}.json`);
    this.#known = readCachedJson(this.#file) ?? {};
  }

  /**
   * What names and sizes of images follow from. What they hold is read only when their sizes or times are others than at the
   * last look; what is no image is left out: its check found it.
   *
   * @param files the images, relative to the folder of the site
   * @throws UsageError when one cannot be read
   */
  keysOf(files: Iterable<string>): ImageKey[] {
    const started = Date.now();
    const keys: ImageKey[] = [];
    for (const file of files) {
      const known = this.#look(file, started);
      if (!known) continue;
      const { stamp: _, ...rest } = known;
      keys.push({ file, ...rest });
    }
    return keys;
  }

  #look(file: string, started: number): Known | undefined {
    const source = path.join(this.#site, file);
    const stamp = stampOf([source], started);
    const known = this.#known[file];
    if (known && stamp !== '' && known.stamp === stamp) return known;
    const facts = readImageFacts(source);
    if (typeof facts === 'string') return undefined;
    const { width, height } = facts;
    const hash = hashOf(`${hashOf(read(source))} ${JSON.stringify(settings)}`);
    // A fresh checkout has new times and the same content.
    const color = known?.hash === hash ? known.color : undefined;
    return this.#keep(file, { stamp, width, height, hash, ...(color !== undefined && { color }) });
  }

  /** Takes in the mean colour of an image. */
  setColor(file: string, color: string): void {
    const known = this.#known[file];
    if (known) this.#keep(file, { ...known, color });
  }

  #keep(file: string, known: Known): Known {
    this.#known[file] = known;
    this.#isNew = true;
    return known;
  }

  /** Keeps what was learned until the next run. */
  save(): void {
    if (this.#isNew) writeCache(this.#file, JSON.stringify(this.#known));
  }
}
