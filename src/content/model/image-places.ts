/**
 * The place where an image is shown. The schema of a section describes it next to the property in terms of HTML and
 * CSS: `"sizes": "(min-width: 48rem) 40vw, 100vw", "ratio": "4:3"`. Editors need not know about either.
 */
export interface ImagePlace {
  /** The width of the place, for the `sizes` attribute. */
  sizes?: string;
  /** The aspect ratio; without it the place is as high as the image. */
  ratio?: number;
  /** The sibling property with the image's focal point. */
  focus: string;
}

/**
 * The window widths for which a place is computed, in CSS pixels: a phone, the widest with a single column, a screen.
 */
const windows = [390, 767, 1440];

const condition = /^\(min-width:\s*([\d.]+)(rem|px)\)\s+([\d.]+)(vw|rem|px)$/;
const length = /^([\d.]+)(vw|rem|px)$/;

/**
 * The width of a place in a window.
 *
 * @param sizes from the schema: lengths in vw, rem or px, each but the last after a `(min-width: …)`
 * @param window its width, in CSS pixels
 * @returns CSS pixels
 * @throws for any other value
 */
export function widthOf(sizes: string, window: number): number {
  const pixels = (value: string | undefined, unit: string | undefined) =>
    Number(value) * (unit === 'rem' ? 16 : unit === 'vw' ? window / 100 : 1);
  for (const part of sizes.split(',').map((text) => text.trim())) {
    const [, from, fromUnit, value, unit] = condition.exec(part) ?? [];
    if (value !== undefined) {
      if (window >= pixels(from, fromUnit)) return pixels(value, unit);
      continue;
    }
    const [, last, lastUnit] = length.exec(part) ?? [];
    if (last === undefined) break;
    return pixels(last, lastUnit);
  }
  throw new Error(
    `"sizes": ${JSON.stringify(sizes)} cannot be read. Write lengths in vw, rem or px: "(min-width: 48rem) 40vw, 100vw".`,
  );
}

/** The maximum width of a place, in CSS pixels; 0 if its schema does not say. */
export function widestOf({ sizes }: ImagePlace): number {
  return sizes === undefined ? 0 : Math.max(...windows.map((window) => widthOf(sizes, window)));
}

/** Parses an aspect ratio: `"4:3"` is 4 / 3. @throws for any other value */
export function parseRatio(text: string): number {
  const [, width, height] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (!Number(width) || !Number(height))
    throw new Error(`"ratio": ${JSON.stringify(text)} cannot be read. Write width by height: "4:3".`);
  return Number(width) / Number(height);
}

/** The share of an image that is cropped in a place of another shape: 0 nothing, 0.5 half of it. */
export function cutOff(image: { width: number; height: number }, ratio: number): number {
  const own = image.width / image.height;
  return 1 - Math.min(own / ratio, ratio / own);
}
