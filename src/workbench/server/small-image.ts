import type { SiteImage } from './site-files';

/** Images up to this size in bytes are sent unchanged. */
const small = 60_000;
/** The width at which the panel shows a single image. */
const side = 720;

/** A thumbnail of an image; the image itself if it is small enough or cannot be resized. */
export async function smallImage(image: SiteImage): Promise<SiteImage> {
  if (image.bytes.length <= small || image.type === 'image/svg+xml') return image;
  const { openImage } = await import('../../node/images/make-variant');
  try {
    const smaller = openImage(image.bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return { bytes: await smaller.webp({ quality: 75 }).toBuffer(), type: 'image/webp' };
  } catch {
    return image;
  }
}
