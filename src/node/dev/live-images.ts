import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServedImage } from '../../content/model/images';
import { findMade, ImageList, keepMade } from '../images/image-cache';
import { readCheckedImage } from '../images/read-image';
import {
  type ImageKey,
  kindOf,
  servedImage,
  type Variant,
  type VariantKind,
  variantsOf,
} from '../images/variants';
import { readDrawing } from '../read/drawing/drawing';

const types: Record<VariantKind, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/**
 * The headers of all images. An SVG opened by its address is shown, but cannot run or fetch anything, or be framed by
 * other sites.
 */
export const imageHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'",
};

/**
 * The images of a site during development: the original is served immediately while the requested variant is being
 * made.
 */
export class LiveImages {
  /** How pages refer to them, by path. */
  readonly served: ReadonlyMap<string, ServedImage>;
  readonly #site: string;
  readonly #variants = new Map<string, { key: ImageKey; variant: Variant }>();
  readonly #asked = new Set<string>();

  /**
   * @param images the images in use, relative to the folder
   * @param version see `ImageList`
   * @throws UsageError when one cannot be read
   */
  constructor(site: string, images: Iterable<string>, version: string) {
    this.#site = site;
    const list = new ImageList(site, version);
    const present = [...images].filter((file) => existsSync(path.join(site, file)));
    const keys = list.keysOf(present.sort());
    list.save();
    this.served = new Map(keys.map((key) => [key.file, servedImage(key)]));
    for (const key of keys)
      for (const variant of variantsOf(key)) this.#variants.set(variant.name, { key, variant });
  }

  /**
   * The image served at a path: the variant if it has been made, otherwise the original. Undefined if there is none.
   */
  find(name: string): { bytes: Uint8Array; type: string } | undefined {
    const cached = this.#variants.get(name);
    if (!cached) return undefined;
    const { key, variant } = cached;
    const made = findMade(name);
    if (made) return { bytes: made, type: types[variant.kind] };
    const source = path.join(this.#site, key.file);
    if (!existsSync(source)) return undefined;
    void this.#make(key, variant);
    const kind = kindOf(source);
    const bytes = readFileSync(source);
    // A drawing may have been saved again since it was checked.
    return kind === 'svg' && typeof readDrawing(bytes) === 'string'
      ? undefined
      : { bytes, type: types[kind] };
  }

  async #make(key: ImageKey, variant: Variant): Promise<void> {
    if (this.#asked.has(variant.name)) return;
    this.#asked.add(variant.name);
    try {
      const { makeVariants } = await import('../images/make-variant');
      const image = readCheckedImage(this.#site, key);
      for await (const [{ name }, bytes] of makeVariants(image, [variant])) keepMade(name, bytes);
    } catch {
      // The original is served instead; the build reports the error.
    }
  }
}
