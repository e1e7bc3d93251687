import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ImageFacts, largestImage } from '../../content/model/images';
import { keepNewest, readCache, readCachedJson, writeCache } from '../cache/cache';
import { inCache } from '../cache/place';
import { stampOf } from '../cache/stamp';
import { hashOf } from '../project/hash';
import { readBytes } from '../read/files';
import { factsOf, readImageFacts } from '../read/image-files';
import { hashOfImage } from './read-image';
import type { ImageKey } from './variants';

const folder = inCache('images');
/** How many files are kept besides those in use: enough for a thousand photographs. */
const keptFiles = 12_000;

/** A cached variant; undefined if there is none. */
export function findMade(name: string): Uint8Array | undefined {
  return readCache(path.join(folder, path.basename(name)));
}

/** Caches a variant for later builds. */
export function keepMade(name: string, bytes: Uint8Array): void {
  writeCache(path.join(folder, path.basename(name)), bytes);
}

/** What is cached of an image, valid while its file is unchanged. */
interface Entry {
  /** Size and times of its file, and the version of the code that read it. */
  stamp: string;
  facts: ImageFacts;
  hash: string;
  /** See `meanColorOf`. */
  color?: string;
}

/**
 * Caches facts about a site's images between runs. Each image is read once, so that the checks and the variants are
 * based on the same bytes.
 */
export class ImageList {
  readonly #site: string;
  readonly #version: string;
  readonly #file: string;
  readonly #cached: Record<string, Entry>;
  readonly #looked = new Map<string, Entry>();
  readonly #started = Date.now();
  #isNew = false;

  /** @param version of the code that reads images: the key of the inputs, as builds and development share the cache */
  constructor(site: string, version: string) {
    this.#site = site;
    this.#version = version;
    this.#file = path.join(folder, `facts-${hashOf(path.resolve(site))}.json`);
    this.#cached = readCachedJson(this.#file) ?? {};
  }

  /**
   * The facts about an image; or what is wrong, in words, if it is not of the type that its name says. Its content is
   * only read if its size or times have changed since the last run.
   *
   * @param file relative to the site's folder
   * @throws UsageError when it cannot be read
   */
  factsOf(file: string): ImageFacts | string {
    const source = path.join(this.#site, file);
    // Too large to be shown at all: its check reports it.
    if ((statSync(source, { throwIfNoEntry: false })?.size ?? 0) > largestImage.bytes)
      return readImageFacts(source);
    const looked = this.#look(file);
    return typeof looked === 'string' ? looked : looked.facts;
  }

  /**
   * The keys from which the names and sizes of variants are derived. Files that are not images are left out, as their
   * check reports them.
   *
   * @param files relative to the site's folder
   * @throws UsageError when one cannot be read
   */
  keysOf(files: Iterable<string>): ImageKey[] {
    return [...files].flatMap((file) => {
      const looked = this.#looked.get(file) ?? this.#look(file);
      if (typeof looked === 'string') return [];
      const { facts, hash, color } = looked;
      const { width, height } = facts;
      return { file, width, height, hash, ...(color !== undefined && { color }) };
    });
  }

  #look(file: string): Entry | string {
    const source = path.join(this.#site, file);
    const times = stampOf([source], this.#started);
    const stamp = times && `${this.#version} ${times}`;
    const before = this.#cached[file];
    if (before && stamp !== '' && before.stamp === stamp) {
      this.#looked.set(file, before);
      return before;
    }
    const bytes = readBytes(source);
    const facts = factsOf(file, bytes);
    if (typeof facts === 'string') return facts;
    const hash = hashOfImage(bytes);
    // A fresh checkout has new times but the same content.
    const color = before?.hash === hash ? before.color : undefined;
    return this.#keep(file, { stamp, facts, hash, ...(color !== undefined && { color }) });
  }

  /** Stores the mean color of an image. */
  setColor(file: string, color: string): void {
    const entry = this.#cached[file];
    if (entry) this.#keep(file, { ...entry, color });
  }

  #keep(file: string, entry: Entry): Entry {
    this.#cached[file] = entry;
    this.#looked.set(file, entry);
    this.#isNew = true;
    return entry;
  }

  /** Writes the cache if anything is new. */
  save(): void {
    if (this.#isNew) writeCache(this.#file, JSON.stringify(this.#cached));
  }

  /** Evicts the oldest files of other images when there are too many. @param inUse the names of variants */
  forgetOthers(inUse: readonly string[]): void {
    const names = [this.#file, ...inUse].map((name) => path.basename(name));
    if (existsSync(folder)) keepNewest(folder, keptFiles, new Set(names));
  }
}
