import type { SiteImage } from './site-files';

/** So much of a picture is sent to a list as it is. */
const small = 60_000;
/** As wide as the panel shows one alone. */
const side = 720;

/** A picture as small as lists show it; as it is, where that is small enough or it cannot be made smaller. */
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
