import type { Check } from './core/check';

export const animatedImage: Check = {
  code: 'animated-image',
  severity: 'error',
  summary: 'No image is animated.',
  why: 'Visitors would only see its first frame, which is what the smaller sizes are made from, and could not stop it if it did move.',
  example: {
    file: '_site/plant.webp',
    wrong: 'RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02\0\0\0?\x06\0\x7f\x04\0',
    shown: '(an animation)',
  },
  site({ folder, images }, report) {
    for (const [file, { isAnimated }] of folder.images) {
      if (!isAnimated || !images.has(file)) continue;
      report({
        file,
        pointer: '',
        message: 'This image is an animation.',
        hint: 'Export one frame of it as a still image.',
      });
    }
  },
};
