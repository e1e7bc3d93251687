import type { CheckCases } from '../check-cases';

const file = 'sitemap/page.json';
const pointer = '/sections/0/heroImage';
const shows = (image: string) => ({ [file]: [['"../_site/plant.webp"', JSON.stringify(image)]] as const });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';

export const cases: CheckCases = {
  found: [
    { name: 'a name that is not there', changes: shows('../_site/plants.webp'), file, pointer },
    { name: 'other capitals than the file has', changes: shows('../_site/Plant.webp'), file, pointer },
    {
      name: 'an ending in capitals that the file has not',
      changes: shows('../_site/plant.WEBP'),
      file,
      pointer,
    },
    {
      name: 'a kind that no browser shows',
      changes: shows('../_site/plant.tiff'),
      file,
      pointer,
    },
    {
      name: 'an accent that the document writes as one character, and the disk as two',
      changes: { ...shows('./caf\u00e9.svg'), 'sitemap/cafe\u0301.svg': drawing },
      file,
      pointer,
    },
    {
      name: 'an accent that the document writes as two characters, and the disk as one',
      changes: { ...shows('./cafe\u0301.svg'), 'sitemap/caf\u00e9.svg': drawing },
      file,
      pointer,
    },
    {
      name: 'an accent that both write alike',
      changes: { ...shows('./caf\u00e9.svg'), 'sitemap/caf\u00e9.svg': drawing },
      also: ['unused-image'],
      file,
      pointer,
    },
    {
      name: 'a space',
      changes: { ...shows('./the plant.svg'), 'sitemap/the plant.svg': drawing },
      also: ['unused-image'],
      file,
      pointer,
    },
  ],
  quiet: [
    {
      name: 'an ending in capitals alone',
      changes: { ...shows('./lower.SVG'), 'sitemap/lower.SVG': drawing },
      also: ['unused-image'],
    },
    {
      name: 'a path with a folder of the page',
      changes: { ...shows('./More/Upper.Svg'), 'sitemap/More/Upper.Svg': drawing },
      also: ['unused-image'],
    },
    {
      name: 'capitals, as cameras write them',
      changes: { ...shows('./UPPER.SVG'), 'sitemap/UPPER.SVG': drawing },
      also: ['unused-image'],
    },
  ],
};
