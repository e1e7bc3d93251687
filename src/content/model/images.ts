import { pathTo } from '../text/paths';

/** The extensions of images that browsers support. */
export const imageTypes = /\.(avif|webp|png|jpe?g|svg)$/i;

/** A relative path to a file with such an extension. */
const imagePath = pathTo(imageTypes);

/** Whether a text is a path to an image, as written in documents. */
export function isImagePath(text: string): boolean {
  return imagePath.test(text);
}

/** Facts about an image, from its header. */
export interface ImageFacts {
  /** In pixels, after rotation; for a drawing in CSS pixels. */
  width: number;
  height: number;
  /** The size of the file. */
  bytes: number;
  /** It has several frames. */
  isAnimated: boolean;
  /** It is an SVG, which has no pixels. */
  isDrawing: boolean;
}

/** An image as the build serves it, in any place. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
  /** `srcset` in its own format and in AVIF; a drawing has none. */
  srcSet?: string;
  avif?: string;
  /** The mean color of one that is not transparent, as a placeholder while it loads: `#c4b7a5`. */
  color?: string;
}

/**
 * Limits beyond which no page needs an image, and processing takes too long: in bytes and pixels. `side` is the limit
 * of WebP.
 */
export const largestImage = { bytes: 10_000_000, pixels: 40_000_000, side: 16_383 };

/** Whether an image exceeds these limits. */
export function isTooLarge({ bytes, width, height, isDrawing }: ImageFacts): boolean {
  return (
    bytes > largestImage.bytes ||
    (!isDrawing && (width * height > largestImage.pixels || Math.max(width, height) > largestImage.side))
  );
}

/** Names that cameras give their photographs, or names with an image extension. */
const imageName =
  /^(?:\S+\.(?:avif|webp|png|jpe?g|svg|gif|heic|tiff?)|(?:IMG|DSC|DSCN|DSCF|PXL|P)[-_]?\d{4,}\w*)$/i;

/** Whether a text is merely the name of an image file. */
export function isImageName(text: string): boolean {
  return imageName.test(text.trim());
}

/** The size of a file in words: "240 kB", "1.2 MB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
