/**
 * Where images are shown. The schema of a section says it beside the property, in the words of HTML and CSS:
 * `"sizes": "(min-width: 48rem) 40vw, 100vw", "ratio": "4:3"`. Who edits a page never thinks of either.
 */
export interface ImagePlace {
  /** How wide the place is, for browsers to choose by. */
  sizes?: string;
  /** Width by height of the place; without it the place is as high as the image. */
  ratio?: number;
  /** The property beside the image that says which point of it is kept in view. */
  focus: string;
}

/** The widths of windows that a place is worked out for, in CSS pixels: a phone, the widest that still has one column, a screen. */
const windows = [390, 767, 1440];

const condition = /^\(min-width:\s*([\d.]+)(rem|px)\)\s+([\d.]+)(vw|rem|px)$/;
const length = /^([\d.]+)(vw|rem|px)$/;

/**
 * How wide a place is in a window.
 *
 * @param sizes what the schema says: lengths in vw, rem or px, each but the last behind a `(min-width: …)`
 * @param window the width of the window, in CSS pixels
 * @returns CSS pixels
 * @throws when the schema says something else
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

/** How wide a place is at its widest, in CSS pixels; 0 when its schema does not say. */
export function widestOf({ sizes }: ImagePlace): number {
  return sizes === undefined ? 0 : Math.max(...windows.map((window) => widthOf(sizes, window)));
}

/** Width by height: `"4:3"` is 4 / 3. @throws when the schema says something else */
export function parseRatio(text: string): number {
  const [, width, height] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (!Number(width) || !Number(height))
    throw new Error(`"ratio": ${JSON.stringify(text)} cannot be read. Write width by height: "4:3".`);
  return Number(width) / Number(height);
}

/** How much of an image is cut off in a place of another shape: 0 nothing, 0.5 half of it. */
export function cutOff(image: { width: number; height: number }, ratio: number): number {
  const own = image.width / image.height;
  return 1 - Math.min(own / ratio, ratio / own);
}
