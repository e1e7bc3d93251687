import { availableParallelism } from 'node:os';
import { imageTypes, type ServedImage } from '../../content/model/images';
import { inCache } from '../cache/place';
import { UsageError } from '../project/project';
import { findMade, type ImageList } from './image-cache';
import { type ImageJob, makeImages } from './image-jobs';
import { decoding, readCheckedImage, UnreadableImage } from './read-image';
import { type ImageKey, servedImage, type Variant, variantsOf } from './variants';

const cannotBeKept = `What is made of images cannot be kept: ${inCache('images')} cannot be written.`;
/** A screen of 390 CSS pixels at double density. */
const phonePixels = 780;

/** The images of a build: pages are rendered with their names and colors while the files are still being made. */
export class SiteImages {
  /** How pages refer to them, by path. */
  readonly served: ReadonlyMap<string, ServedImage>;
  /** The names of all variants. */
  readonly files: readonly string[];
  /** Images with a valid header that cannot be decoded, with the reason. */
  readonly unreadable: Map<string, string>;
  readonly #site: string;
  readonly #keys: readonly ImageKey[];
  readonly #list: ImageList;

  constructor(site: string, keys: readonly ImageKey[], unreadable: Map<string, string>, list: ImageList) {
    this.#site = site;
    this.#list = list;
    this.#keys = keys;
    this.unreadable = unreadable;
    this.served = new Map(keys.map((key) => [key.file, servedImage(key)]));
    this.files = [...new Set(keys.flatMap(variantsOf).map(({ name }) => name))];
  }

  /** The hash of an image; undefined for a file that is not an image. */
  hashOf(image: string): string | undefined {
    return this.#keys.find(({ file }) => file === image)?.hash;
  }

  /** The variant that a phone fetches to show an image at full width; undefined for a drawing. */
  onPhone(image: string): string | undefined {
    const key = this.#keys.find(({ file }) => file === image);
    const variants = key ? variantsOf(key).filter(({ kind }) => kind === 'avif') : [];
    const enough = variants.find(({ width = 0 }) => width >= phonePixels) ?? variants.at(-1);
    return enough?.name;
  }

  /**
   * Makes the variants that are not cached.
   *
   * @param take receives every file with its content
   * @param done is called when all variants of an image are ready
   * @throws UsageError when they cannot be made or cached
   */
  async make(take: (name: string, bytes: Uint8Array) => void, done: () => void): Promise<void> {
    const taken = new Set<string>();
    const jobs = new Map<string, ImageJob>();
    for (const key of this.#keys) {
      const wanted = variantsOf(key).filter(({ name }) => !taken.has(name));
      for (const { name } of wanted) taken.add(name);
      const missing = wanted.filter((variant) => !this.#take(variant, take));
      if (missing.length === 0) done();
      else
        jobs.set(key.file, {
          folder: this.#site,
          image: { file: key.file, hash: key.hash },
          variants: missing,
        });
    }
    if (jobs.size === 0) return;
    await makeImages([...jobs.values()], (file, problem) => {
      if (problem === undefined) {
        for (const variant of jobs.get(file)?.variants ?? [])
          if (!this.#take(variant, take)) throw new UsageError(cannotBeKept);
      } else this.unreadable.set(file, problem);
      done();
    });
    this.#list.forgetOthers(this.files);
  }

  #take({ name }: Variant, take: (name: string, bytes: Uint8Array) => void): boolean {
    const made = findMade(name);
    if (made) take(name, made);
    return made !== undefined;
  }
}

/**
 * Collects the images of a site and computes missing mean colors; cached images are not read again.
 *
 * @param files the files that are shown, relative to the folder
 * @param list the cache, filled by the checks
 * @throws UsageError when an image cannot be read or has changed
 */
export async function readSiteImages(
  site: string,
  files: Iterable<string>,
  list: ImageList,
): Promise<SiteImages> {
  const keys = list.keysOf(imagesAmong(files));
  const unreadable = new Map<string, string>();
  const colorless = keys.filter(({ file, color }) => color === undefined && !/\.svg$/i.test(file));
  if (colorless.length > 0) {
    const { meanColorOf } = await import('./make-variant');
    await inParallel(colorless, async (key) => {
      try {
        key.color = await decoding(meanColorOf(readCheckedImage(site, key)));
        list.setColor(key.file, key.color);
      } catch (error) {
        if (!(error instanceof UnreadableImage)) throw error;
        unreadable.set(key.file, error.message);
      }
    });
  }
  list.save();
  return new SiteImages(site, keys, unreadable, list);
}

function imagesAmong(files: Iterable<string>): string[] {
  return [...files].filter((file) => imageTypes.test(file)).sort();
}

/** Runs an async function for every item, with as many in parallel as there are cores. */
async function inParallel<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
