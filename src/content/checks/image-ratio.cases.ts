import type { CheckCases, ImageChange } from './core/check-cases';

const file = 'sitemap/page.json';
const pointer = '/sections/0/heroImage';
const image = (facts: ImageChange) => ({ '_site/plant.webp': facts });
const focus = (point: string) => ({
  [file]: [['"heroImageAlt": "Home"', `"heroImageAlt": "Home", "heroImageFocus": ${point}`]] as const,
});

export const cases: CheckCases = {
  found: [
    { name: 'a photograph held upright', changes: image({ width: 1200, height: 2400 }), file, pointer },
    { name: 'a panorama', changes: image({ width: 4800, height: 1600 }), file, pointer },
    { name: 'a little more than may be lost', changes: image({ width: 1600, height: 1860 }), file, pointer },
  ],
  quiet: [
    { name: 'the shape of its place', changes: image({ width: 1600, height: 1200 }) },
    { name: '16:9 where 4:3 is shown', changes: image({ width: 1600, height: 900 }) },
    { name: 'a little less than may be lost', changes: image({ width: 1600, height: 1840 }) },
    {
      name: 'a photograph held upright, with the point that stays in view',
      changes: { ...image({ width: 1200, height: 2400 }), ...focus('[0.5, 0.3]') },
    },
  ],
};
