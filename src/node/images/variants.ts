import path from 'node:path';
import type { ServedImage } from '../../content/model/images';

/** How variants are made. They are part of the hash in file names, so changing a setting makes all variants anew. */
export const settings = {
  /**
   * In pixels: a portrait in a list, a phone, a high-density phone, a tablet or half a screen, a screen, a high-density
   * screen.
   */
  widths: [192, 400, 828, 1200, 1600, 2400],
  // A higher effort takes four times as long and makes photographs only 4% smaller.
  avif: { quality: 50, effort: 2 },
  jpg: { quality: 74, mozjpeg: true },
  webp: { quality: 74 },
  png: { compressionLevel: 9 },
  /** Incremented when the rules for drawings change. */
  svg: { rules: 1 },
} as const;

export type VariantKind = 'avif' | 'jpg' | 'webp' | 'png' | 'svg';

/** A file made from an image. */
export interface Variant {
  /**
   * The path in the build: `assets/1f3a…9c-828.avif`. The original name is not part of it, as ad blockers look for
   * "banner" and "tracking".
   */
  name: string;
  kind: VariantKind;
  /** In pixels; undefined for a drawing. */
  width: number | undefined;
}

/** What the names and sizes of an image's variants are derived from. */
export interface ImageKey {
  /** The path of the image within the site. */
  file: string;
  width: number;
  height: number;
  /** See `hashOfImage`. Variants are named by it, so an image with two copies is served once. */
  hash: string;
  /** Its mean color, if known; empty if it is transparent. */
  color?: string;
}

/** At most six widths, none above the image's own, which is included unless it exceeds what pages need. */
function widthsOf(own: number): number[] {
  const largest = Math.min(own, settings.widths.at(-1) ?? own);
  return [...settings.widths.filter((width) => width * 1.1 < largest), largest];
}

/** The files that a build makes from an image: each width in AVIF and in its own format; a drawing has one. */
export function variantsOf(image: ImageKey): Variant[] {
  const kind = kindOf(image.file);
  if (kind === 'svg') return [{ name: nameOf(image, kind), kind, width: undefined }];
  const kinds: VariantKind[] = kind === 'avif' ? ['avif'] : ['avif', kind];
  return kinds.flatMap((each) =>
    widthsOf(image.width).map((width) => ({ name: nameOf(image, each, width), kind: each, width })),
  );
}

/** How pages refer to an image. */
export function servedImage(image: ImageKey): ServedImage {
  const { width, height, color } = image;
  const kind = kindOf(image.file);
  if (kind === 'svg') return { src: `/${nameOf(image, kind)}`, width, height };
  const widths = widthsOf(width);
  const srcSetOf = (each: VariantKind) =>
    widths.map((one) => `/${nameOf(image, each, one)} ${one}w`).join(', ');
  const middle = widths.find((one) => one >= 1200) ?? widths.at(-1);
  return {
    src: `/${nameOf(image, kind, middle)}`,
    width,
    height,
    srcSet: srcSetOf(kind),
    ...(kind !== 'avif' && { avif: srcSetOf('avif') }),
    ...(color && { color }),
  };
}

/** Changes with the image and the settings. */
function nameOf({ hash }: ImageKey, kind: VariantKind, width?: number): string {
  const size = width === undefined ? '' : `-${width}`;
  return `assets/${hash}${size}.${kind}`;
}

/** The kind that the name of an image says. */
export function kindOf(file: string): VariantKind {
  const kind = path.extname(file).slice(1).toLowerCase();
  return kind === 'jpeg' ? 'jpg' : (kind as VariantKind);
}
