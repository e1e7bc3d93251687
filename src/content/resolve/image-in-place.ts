import { withBase } from '../model/base-path';
import type { ImagePlace } from '../model/image-places';
import type { ServedImage } from '../model/images';
import type { ResolvedImage } from '../types.generated';

/**
 * An image as it is shown in one place: what its style says follows from the schema and the document. A drawing is shown as it is.
 *
 * @param base where the site stands below the root of its host
 * @param kept the point of it that is kept in view, from left and top, as parts of one
 */
export function inPlace(
  given: ServedImage,
  base: string,
  { sizes, ratio }: ImagePlace,
  kept: readonly number[] | undefined,
): ResolvedImage {
  const image = base ? belowBase(given, base) : given;
  if (!image.srcSet) return image;
  const { color, ...served } = image;
  const style: ResolvedImage['style'] = {
    ...(ratio !== undefined && { aspectRatio: ratio }),
    ...(kept !== undefined && { objectPosition: kept.map((part) => `${100 * part}%`).join(' ') }),
    ...(color !== undefined && { backgroundColor: color }),
  };
  return { ...served, ...(sizes !== undefined && { sizes }), style };
}

/** An image whose files are asked for below the base of the site. */
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
