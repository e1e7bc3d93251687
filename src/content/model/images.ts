/** The kinds of images that browsers show, by what the names of their files end in. */
export const imageTypes = /\.(avif|webp|png|jpe?g|svg)$/i;

/** What an image is, as its header tells it. */
export interface ImageFacts {
  /** In pixels, the way up that it is shown; of a drawing in CSS pixels. */
  width: number;
  height: number;
  /** The size of the file. */
  bytes: number;
  /** It holds several frames, one after the other. */
  isAnimated: boolean;
  /** It is an SVG, which has no pixels. */
  isDrawing: boolean;
}

/** An image as the build serves it, wherever it is shown. */
export interface ServedImage {
  src: string;
  width: number;
  height: number;
  /** The same in several widths, in its own kind and as AVIF: what `srcset` says. A drawing has none. */
  srcSet?: string;
  avif?: string;
  /** Its mean colour, shown until it has come: `#c4b7a5`. */
  color?: string;
}

/** What nobody needs on a page, and what takes long to make smaller: in bytes and in pixels. No side of a WebP can be longer. */
export const largestImage = { bytes: 10_000_000, pixels: 40_000_000, side: 16_383 };

/** Whether an image is larger than any page needs, or than what it is to become can be. */
export function isTooLarge({ bytes, width, height, isDrawing }: ImageFacts): boolean {
  return (
    bytes > largestImage.bytes ||
    (!isDrawing && (width * height > largestImage.pixels || Math.max(width, height) > largestImage.side))
  );
}

/** What cameras call their photographs, and any name that ends as those of image files do. */
const imageName =
  /^(?:\S+\.(?:avif|webp|png|jpe?g|svg|gif|heic|tiff?)|(?:IMG|DSC|DSCN|DSCF|PXL|P)[-_]?\d{4,}\w*)$/i;

/** Whether a text is no more than the name of an image file. */
export function isImageName(text: string): boolean {
  return imageName.test(text.trim());
}
