import { withBase } from '../model/base-path';
import type { ImagePlace } from '../model/image-places';
import type { ServedImage } from '../model/images';
import { parseColor } from '../site/theme/color';
import type { ResolvedImage } from '../types.generated';

/**
 * An image as shown in a place, with the styles that follow from schema and document. A drawing is returned as it is.
 *
 * @param base the site's path on its host
 * @param kept the focal point, from left and top, as fractions
 */
export function inPlace(
  original: ServedImage,
  base: string,
  { sizes, ratio }: ImagePlace,
  kept: readonly number[] | undefined,
): ResolvedImage {
  const image = base ? belowBase(original, base) : original;
  if (!image.srcSet) return image;
  const { color, ...served } = image;
  const style: ResolvedImage['style'] = {
    ...(ratio !== undefined && { aspectRatio: ratio }),
    ...(kept !== undefined && { objectPosition: kept.map((part) => `${100 * part}%`).join(' ') }),
    ...(color !== undefined && { backgroundColor: color, color: readableOn(color) }),
  };
  return { ...served, ...(sizes !== undefined && { sizes }), style };
}

/** Black or white, whichever contrasts more with a color: for the text of an image that does not load, in either theme. */
const readableOn = (color: string) => ((parseColor(color)?.luminance ?? 1) > middle ? '#000' : '#fff');

/** The luminance with which black and white have the same contrast. */
const middle = 0.179;

/** Prefixes the files of an image with the site's base. */
function belowBase(image: ServedImage, base: string): ServedImage {
  const { src, srcSet, avif } = image;
  const all = (list: string) =>
    list
      .split(', ')
      .map((one) => withBase(one, base))
      .join(', ');
  return {
    ...image,
    src: withBase(src, base),
    ...(srcSet !== undefined && { srcSet: all(srcSet) }),
    ...(avif !== undefined && { avif: all(avif) }),
  };
}
