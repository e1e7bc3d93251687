import type { CheckCases, ImageChange } from './core/check-cases';

const file = '_site/plant.webp';
const pointer = '';
const image = (facts: ImageChange) => ({ [file]: facts });
const withFocus = {
  'sitemap/page.json': [
    ['"heroImageAlt": "Home"', '"heroImageAlt": "Home", "heroImageFocus": [0.5, 0.5]'],
  ] as const,
};
const smaller = {
  'sitemap/page.json': '"heroImage": "../_site/plant-smaller.webp"',
};

export const cases: CheckCases = {
  found: [
    {
      name: 'more megapixels than any page needs',
      changes: image({ width: 8000, height: 6000 }),
      file,
      pointer,
      fixed: smaller,
      says: ['8000 by 6000 pixels, 300 kB'],
    },
    {
      name: 'more megapixels than any page needs, and there is a smaller one already that is shown nowhere',
      changes: { ...image({ width: 8000, height: 6000 }), '_site/plant-smaller.webp': {} },
      file,
      pointer,
      fixed: { 'sitemap/page.json': '"heroImage": "../_site/plant-smaller-2.webp"' },
      also: ['unused-image'],
    },
    {
      name: 'an image that two pages show, one of them beside another',
      changes: {
        ...image({ width: 8000, height: 6000 }),
        'index/page.json': [
          [
            '    {\n      "type": "cta"',
            '    { "type": "gallery", "title": "Home", "items": [{ "image": "../_site/plant.webp", "imageAlt": "Home", "imageFocus": [0.5, 0.5] }] },\n    {\n      "type": "cta"',
          ],
        ],
      },
      file,
      pointer,
      fixed: {
        ...smaller,
        'index/page.json': '"heroImage": "../_site/team.svg"',
      },
    },
    {
      name: 'as many pixels as are read to be made fewer',
      changes: image({ width: 16_000, height: 16_000 }),
      file,
      pointer,
      fixed: smaller,
    },
    { name: 'more megabytes', changes: image({ bytes: 10_000_001 }), file, pointer, fixed: smaller },
    {
      name: 'longer than a WebP can be',
      changes: { ...image({ width: 800, height: 16_384 }), ...withFocus },
      fixed: smaller,
      file,
      pointer,
    },
    {
      name: 'more pixels than are read to be made fewer',
      changes: image({ width: 20_000, height: 20_000 }),
      file,
      pointer,
      says: ['40 megapixels and 10 MB'],
    },
    {
      name: 'a drawing of many megabytes',
      changes: { '_site/team.svg': { isDrawing: true, bytes: 10_000_001 } },
      file: '_site/team.svg',
      pointer,
      says: ['too large: 10.0 MB'],
    },
  ],
  quiet: [
    { name: 'as many megapixels as may be', changes: image({ width: 8000, height: 5000 }) },
    { name: 'as many megabytes as may be', changes: image({ bytes: 10_000_000 }) },
    {
      name: 'as long as may be',
      changes: { ...image({ width: 2400, height: 16_383 }), ...withFocus },
    },
    {
      name: 'a drawing of many units, which has no pixels',
      changes: { '_site/team.svg': { isDrawing: true, width: 40_000, height: 30_000 } },
    },
    {
      name: 'a large one that no page shows',
      changes: { 'finance/plant.webp': { width: 8000, height: 6000 } },
      also: ['unused-image'],
    },
  ],
};
