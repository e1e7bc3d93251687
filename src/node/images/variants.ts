import path from 'node:path';
import type { ServedImage } from '../../content/model/images';

/** How the sizes of an image are made. A change of any of it gives them other names, so that they are made anew. */
export const settings = {
  /** In pixels: the portrait of a list, a phone, a phone with a sharp screen, a tablet or half a screen, a screen, a sharp one. */
  widths: [192, 400, 828, 1200, 1600, 2400],
  // More effort takes four times as long and makes the files of photographs 4% smaller.
  avif: { quality: 50, effort: 2 },
  jpg: { quality: 74, mozjpeg: true },
  webp: { quality: 74 },
  png: { compressionLevel: 9 },
  /** Counts how what a drawing may hold has changed. */
  svg: { rules: 1 },
} as const;

/** What an image becomes, by its kind. */
export type VariantKind = 'avif' | 'jpg' | 'webp' | 'png' | 'svg';

/** A file that is made of an image. */
export interface Variant {
  /** Under which the build serves it: `assets/1f3a…9c-828.avif`. It says nothing: ad blockers look for "banner" and "tracking" in names. */
  name: string;
  kind: VariantKind;
  /** In pixels; undefined for a drawing. */
  width: number | undefined;
}

/** What the names and sizes of an image's files follow from. */
export interface ImageKey {
  /** The path of the image within the site. */
  file: string;
  width: number;
  height: number;
  /** Of what it holds and of how its sizes are made. Its files are called by it: an image that lies in two places is served once. */
  hash: string;
  /** Its mean colour, where that is known. */
  color?: string;
}

/** At most six widths, none above the image's own, which is among them unless it is larger than any page needs. */
export function widthsOf(own: number): number[] {
  const largest = Math.min(own, settings.widths.at(-1) ?? own);
  return [...settings.widths.filter((width) => width * 1.1 < largest), largest];
}

/** Every file that an image becomes. */
export function variantsOf(image: ImageKey): Variant[] {
  const kind = kindOf(image.file);
  if (kind === 'svg') return [{ name: nameOf(image, kind), kind, width: undefined }];
  const kinds: VariantKind[] = kind === 'avif' ? ['avif'] : ['avif', kind];
  return kinds.flatMap((each) =>
    widthsOf(image.width).map((width) => ({ name: nameOf(image, each, width), kind: each, width })),
  );
}

/** An image as pages name it. */
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
    ...(color !== undefined && { color }),
  };
}

/** Different when the image is, or what is made of it. */
function nameOf({ hash }: ImageKey, kind: VariantKind, width?: number): string {
  const size = width === undefined ? '' : `-${width}`;
  return `assets/${hash}${size}.${kind}`;
}

function kindOf(file: string): VariantKind {
  const kind = path.extname(file).slice(1).toLowerCase();
  return kind === 'jpeg' ? 'jpg' : (kind as VariantKind);
}
