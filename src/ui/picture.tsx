import type { ResolvedImage } from '../content/types.generated';

interface PictureProps {
  image: ResolvedImage;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Whether it stands in the first section: the page's head has asked for it already. Others are fetched when they come near. */
  isFirst?: boolean;
  className: string;
}

/**
 * An image in its place: browsers fetch the width that they need, AVIF where they know it, and the mean colour stands there
 * until it has come. A place of another shape cuts it around the point that its document says. A drawing is shown as it is.
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
