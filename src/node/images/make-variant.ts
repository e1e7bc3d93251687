import sharp, { type Sharp } from 'sharp';
import { largestImage } from '../../content/model/images';
import { readDrawing } from '../read/drawing/drawing';
import { settings, type Variant } from './variants';

// Images are made one at a time with all cores, and none is needed twice.
sharp.cache(false);

/** Opens an image upright and in sRGB, without metadata: in particular without the location that a camera stored. */
export function openImage(image: Uint8Array): Sharp {
  return sharp(image).autoOrient().toColorspace('srgb');
}

/**
 * The mean color of an image: `#c4b7a5`; empty if it is transparent anywhere, since the color would stay in view there.
 *
 * @throws when it cannot be decoded
 */
export async function meanColorOf(image: Uint8Array): Promise<string> {
  const { hasAlpha } = await sharp(image).metadata();
  if (hasAlpha && !(await sharp(image).stats()).isOpaque) return '';
  const pixel = await openImage(image).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel.length < 3 ? [pixel[0]] : pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Makes the variants of an image, one after the other. The image is decoded once, at the largest width needed.
 *
 * @throws when the image cannot be decoded
 */
export async function* makeVariants(
  image: Uint8Array,
  variants: readonly Variant[],
): AsyncIterable<[variant: Variant, bytes: Uint8Array]> {
  const [drawing] = variants.filter(({ kind }) => kind === 'svg');
  if (drawing) {
    yield [drawing, await cleanDrawing(image)];
    return;
  }
  const largest = Math.max(...variants.map(({ width = 0 }) => width));
  const { data, info } = await openImage(image).resize(largest).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const variant of variants) {
    const pixels = sharp(data, { raw: { width, height, channels } });
    if (variant.width !== largest) pixels.resize(variant.width);
    yield [variant, await encode(pixels, variant.kind).toBuffer()];
  }
}

function encode(image: Sharp, kind: Variant['kind']): Sharp {
  if (kind === 'jpg') return image.flatten({ background: '#fff' }).jpeg(settings.jpg);
  if (kind === 'webp') return image.webp(settings.webp);
  return kind === 'png' ? image.png(settings.png) : image.avif(settings.avif);
}

/**
 * Minifies a drawing. Both the input and the result, which is what gets published, are checked.
 *
 * @throws when one of them may not be shown
 */
async function cleanDrawing(drawing: Uint8Array): Promise<Uint8Array> {
  const { optimize } = await import('svgo');
  const bytes = assertDrawing(Buffer.from(drawing));
  return assertDrawing(Buffer.from(optimize(bytes.toString(), { multipass: true }).data));
}

function assertDrawing(bytes: Buffer): Buffer {
  const drawing = readDrawing(bytes);
  if (typeof drawing === 'string') throw new Error(drawing);
  return bytes;
}

/** Target limits for shrinking, in pixels per side. An image that is only too long may keep a longer side. */
const smaller = { side: 4000, longSide: 16_000 };

/**
 * Shrinks an image to what pages need at most, in the same format. A PNG keeps its colors: it becomes smaller until it is light
 * enough, too. @throws when it cannot be read
 */
export async function makeSmaller(file: string, bytes: Uint8Array): Promise<Uint8Array> {
  const kind = file
    .slice(file.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp' | 'avif';
  const { width, height, isPalette } = await sharp(bytes).metadata();
  const isOnlyLong = width * height <= largestImage.pixels && Math.max(width, height) > largestImage.side;
  // With a quality, a PNG would be reduced to 256 colors.
  const options = kind === 'png' ? { palette: isPalette === true } : { quality: 82 };
  const within = (side: number) =>
    openImage(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toFormat(kind, options)
      .toBuffer();
  let side: number = isOnlyLong ? smaller.longSide : smaller.side;
  let made = await within(side);
  while (made.length > largestImage.bytes) {
    side = Math.floor(Math.min(side, Math.max(width, height)) * 0.8);
    made = await within(side);
  }
  return made;
}
