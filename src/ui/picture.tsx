import type { ResolvedImage } from '../content/types.generated';

interface PictureProps {
  image: ResolvedImage;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Whether it is in the first section and therefore preloaded; other pictures load lazily. */
  isFirst?: boolean;
  className: string;
}

/**
 * A responsive image: browsers fetch the width they need, in AVIF if they support it, and show the mean color until it has
 * loaded. A container of another aspect ratio crops it around the focal point in its document. A drawing is shown unchanged.
 */
export function Picture({ image, alt, isFirst, className }: PictureProps) {
  const { avif, ...shown } = image;
  return (
    <picture className={`block ${className}`}>
      {avif && <source type="image/avif" srcSet={avif} sizes={image.sizes} />}
      <img
        {...shown}
        {...(!isFirst && { loading: 'lazy', decoding: 'async' })}
        alt={alt}
        className="size-full object-cover"
      />
    </picture>
  );
}
