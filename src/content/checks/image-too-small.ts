import type { Check } from './core/check';
import { misfits } from './core/image-fit';

export const imageTooSmall: Check = {
  code: 'image-too-small',
  severity: 'warning',
  summary: 'Every image is as wide as its place.',
  why: 'Enlarged, it looks blurred.',
  example: {
    file: '_site/plant.webp',
    wrong: 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0?\x01\0\0\x01\0',
    shown: '(an image of 320 by 257 pixels, where up to 767 are shown)',
  },
  site(site, report) {
    for (const { file, pointer, image, shown } of misfits(site, ({ width }, place) => width < place.width)) {
      report({
        file,
        pointer,
        message: `This image is ${image.width} pixels wide, and its place up to ${shown.width}: it will look blurred.`,
        hint: 'Use the image as large as you have it; the build makes it smaller where that is enough.',
      });
    }
  },
};
