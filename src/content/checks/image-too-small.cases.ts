import type { CheckCases, ImageChange } from './core/check-cases';

const file = 'sitemap/page.json';
const pointer = '/sections/0/heroImage';
const image = (facts: ImageChange) => ({ '_site/plant.webp': facts });

export const cases: CheckCases = {
  found: [
    { name: 'as wide as a thumbnail', changes: image({ width: 320, height: 240 }), file, pointer },
    { name: 'one pixel less than its place', changes: image({ width: 766, height: 574 }), file, pointer },
    { name: 'an icon', changes: image({ width: 64, height: 48 }), file, pointer },
  ],
  quiet: [
    { name: 'as wide as its place', changes: image({ width: 767, height: 575 }) },
    { name: 'wider than its place', changes: image({ width: 4000, height: 3000 }) },
    {
      name: 'a small drawing, which is never blurred',
      changes: { '_site/team.svg': { isDrawing: true, width: 32, height: 24 } },
    },
  ],
};
