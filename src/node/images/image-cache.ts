import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ImageFacts, largestImage } from '../../content/model/images';
import { keepNewest, readCache, readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { stampOf } from '../cache/stamp';
import { hashOf } from '../project/hash';
import { read } from '../read/files';
import { factsOf, readImageFacts } from '../read/image-files';
import { hashOfImage } from './read-image';
import type { ImageKey } from './variants';

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
interface Known {
  /** Sizes and times of its file, and the version of what looked at it. */
  stamp: string;
  facts: ImageFacts;
  hash: string;
  color?: string;
}

/**
 * What is known of the images of a site from one run to the next. Each is looked at once: what is said of it to the checks, and what its
 * files are made of, are the same bytes.
 */
export class ImageList {
  readonly #site: string;
  readonly #version: string;
  readonly #file: string;
  readonly #known: Record<string, Known>;
  readonly #looked = new Map<string, Known>();
  readonly #started = Date.now();
  #isNew = false;

  /**
   * @param site the folder of the site
   * @param version of the code that looks at images
   */
  constructor(site: string, version = '') {
    this.#site = site;
    this.#version = version;
    this.#file = path.join(folder, `list-${hashOf(path.resolve(site))}.json`);
    this.#known = readCachedJson(this.#file) ?? {};
  }

  /**
   * What an image is; what is wrong, in words, when it is not of the kind that its name says. What it holds is read only when its
   * size or times are others than at the last look.
   *
   * @param file relative to the folder of the site
   * @throws UsageError when it cannot be read
   */
  factsOf(file: string): ImageFacts | string {
    const source = path.join(this.#site, file);
    // Nobody shows it: its check sees to that.
    if ((statSync(source, { throwIfNoEntry: false })?.size ?? 0) > largestImage.bytes)
      return readImageFacts(source);
    const known = this.#look(file);
    return typeof known === 'string' ? known : known.facts;
  }

  /**
   * What names and sizes of images follow from; what is no image is left out: its check found it.
   *
   * @param files the images, relative to the folder of the site
   * @throws UsageError when one cannot be read
   */
  keysOf(files: Iterable<string>): ImageKey[] {
    return [...files].flatMap((file) => {
      const known = this.#looked.get(file) ?? this.#look(file);
      if (typeof known === 'string') return [];
      const { facts, hash, color } = known;
      const { width, height } = facts;
      return { file, width, height, hash, ...(color !== undefined && { color }) };
    });
  }

  #look(file: string): Known | string {
    const source = path.join(this.#site, file);
    const times = stampOf([source], this.#started);
    const stamp = times && `${this.#version} ${times}`;
    const before = this.#known[file];
    if (before && stamp !== '' && before.stamp === stamp) {
      this.#looked.set(file, before);
      return before;
    }
    const bytes = read(source);
    const facts = factsOf(file, bytes);
    if (typeof facts === 'string') return facts;
    const hash = hashOfImage(bytes);
    // A fresh checkout has new times and the same content.
    const color = before?.hash === hash ? before.color : undefined;
    return this.#keep(file, { stamp, facts, hash, ...(color !== undefined && { color }) });
  }

  /** Takes in the mean colour of an image. */
  setColor(file: string, color: string): void {
    const known = this.#known[file];
    if (known) this.#keep(file, { ...known, color });
  }

  #keep(file: string, known: Known): Known {
    this.#known[file] = known;
    this.#looked.set(file, known);
    this.#isNew = true;
    return known;
  }

  /** Keeps what was learned until the next run. */
  save(): void {
    if (this.#isNew) writeCache(this.#file, JSON.stringify(this.#known));
  }
}
