import { cutOff } from '../model/image-places';
import type { Check } from './core/check';
import { misfits } from './core/image-fit';

/**
 * The share of an image that may be cropped without a focal point: a 16:9 photograph in a 4:3 place loses a quarter.
 */
const acceptable = 0.35;

export const imageRatio: Check = {
  code: 'image-ratio',
  severity: 'warning',
  summary: 'Every image has roughly the shape of its place, or sets a focal point.',
  why: 'What does not fit is cut off on all sides alike, and a face may be in it.',
  example: {
    file: '_site/plant.webp',
    wrong: 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\x1f\x03\0\x1f\x07\0',
    shown: '(an image of 800 by 1824 pixels in a place of 4:3)',
  },
  site(site, report) {
    const lost = (image: { width: number; height: number }, ratio = image.width / image.height) =>
      cutOff(image, ratio);
    for (const { file, pointer, image, shown } of misfits(
      site,
      (one, place) => lost(one, place.ratio) > acceptable,
    )) {
      const part = Math.round(100 * lost(image, shown.ratio));
      report({
        file,
        pointer,
        message: `This image of ${image.width} by ${image.height} pixels has another shape than its place: ${part}% of it is cut off.`,
        hint: 'Cut it yourself, or say beside it what stays in view: "…Focus": [0.5, 0.3] is a point in the middle, near the top.',
      });
    }
  },
};
