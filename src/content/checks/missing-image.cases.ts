import type { CheckCases } from './core/check-cases';

const file = 'sitemap/page.json';
const pointer = '/sections/0/heroImage';
const shows = (image: string) => ({ [file]: [['"../_site/plant.webp"', JSON.stringify(image)]] as const });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
/** A slip that can be fixed, as the image exists. */
const slip = (name: string, image: string) => ({
  ...{ name, changes: shows(image), file, pointer },
  fixed: { [file]: '"../_site/plant.webp"' },
  says: ['Write "../_site/plant.webp"'],
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a name that is not there',
      finding: { namesDocuments: true },
      says: ['There is no image "../_site/plants.webp"', 'Did you mean "../_site/plant.webp"?'],
      causes: ['_site/plants.webp'],
      changes: shows('../_site/plants.webp'),
      file,
      pointer,
    },
    slip('other capitals than the file has', '../_site/Plant.webp'),
    slip('an ending in capitals that the file has not', '../_site/plant.WEBP'),
    slip('a path from the root of the site', '/_site/plant.webp'),
    slip('a path from the root of the project', 'pages/_site/plant.webp'),
    {
      name: 'other capitals than the file has, on two pages of which one lies deeper',
      changes: {
        ...shows('../_site/Plant.webp'),
        'finance/bonds/page.json': JSON.stringify({
          $schema: '../../../../../schemas/page.schema.json',
          title: 'Finance',
          description: 'Every page of the site in one list, long enough to be shown by a search engine.',
          sections: [
            {
              type: 'hero',
              subtitle: 'Write to us',
              heroImage: '../../_site/Plant.webp',
              heroImageAlt: 'Home',
            },
          ],
        }),
        'finance/bonds/es.json': '{}',
      },
      also: ['duplicate-description', 'duplicate-title', 'orphan-page', 'unlisted-page'],
      file: 'finance/bonds/page.json',
      pointer: '/sections/0/heroImage',
      says: ['Did you mean "../../_site/plant.webp"?'],
    },
    slip('backslashes', String.raw`..\_site\plant.webp`),
    slip('space around it', ' ../_site/plant.webp '),
    {
      name: 'the name of a file beside it without "./"',
      changes: { ...shows('lower.svg'), 'sitemap/lower.svg': drawing },
      also: ['unused-image'],
      file,
      pointer,
      fixed: { [file]: '"./lower.svg"' },
    },
    { name: 'the right name in the wrong folder', changes: shows('./plant.webp'), file, pointer },
    ...['photo.heic', 'photo.gif', 'Photo.HEIC', 'photo.pdf2', 'photo.tiff'].map((name) => ({
      name: `a file of a kind that is not shown: ${name}`,
      says: [`"./${name}" is not an image that every browser shows`, 'Export it as avif'],
      changes: { ...shows(`./${name}`), [`sitemap/${name}`]: 'what a camera writes' },
      also: ['unused-image'],
      file,
      pointer,
      causes: [`sitemap/${name}`],
    })),
    {
      name: 'a file of a kind that is not shown, with spaces around its path',
      changes: { ...shows(' ./photo.heic '), 'sitemap/photo.heic': 'what a camera writes' },
      file,
      pointer,
      says: ['is not an image that every browser shows'],
      causes: ['sitemap/photo.heic'],
    },
    {
      name: 'the name of a document, without its ending',
      changes: shows('../_site/glossary'),
      file,
      pointer,
      says: ['Write it relative to the document'],
    },
    {
      name: 'a logo that is not there',
      changes: { '_site/site.json': [['"brand": {', '"brand": { "logo": "./logo.svg",']] },
      file: '_site/site.json',
      pointer: '/brand/logo',
    },
    { name: 'another ending', changes: shows('../_site/plant.jpg'), file, pointer },
    { name: 'no ending', changes: shows('../_site/plant'), file, pointer },
    {
      name: 'an image of another site',
      says: ['is not the path of an image'],
      changes: shows('https://example.org/plant.webp'),
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
      says: ['"./cafe.svg"'],
      changes: { ...shows('./caf\u00e9.svg'), 'sitemap/caf\u00e9.svg': drawing },
      also: ['unused-image'],
      file,
      pointer,
    },
    {
      name: 'an umlaut, on a site in German',
      says: ['Call the file "./gebaeude.svg"'],
      changes: {
        ...shows('./geb\u00e4ude.svg'),
        'sitemap/geb\u00e4ude.svg': drawing,
        '_site/site.json': [
          [
            '"url": "https://www.example.com",',
            '"url": "https://www.example.com", "languages": [{ "code": "de", "name": "Deutsch" }, { "code": "es", "name": "Español" }],',
          ],
        ],
      },
      also: ['unused-image'],
      file,
      pointer,
    },
    {
      name: 'a space',
      says: ['No image can be called "./the plant.svg"', 'Call the file "./the-plant.svg"'],
      changes: { ...shows('./the plant.svg'), 'sitemap/the plant.svg': drawing },
      also: ['unused-image'],
      file,
      pointer,
    },
    {
      name: 'a space, in a file that is shown twice',
      changes: {
        ...shows('./the plant.svg'),
        'finance/page.json': [
          [
            '"type": "hero",',
            '"type": "hero", "heroImage": "../sitemap/the plant.svg", "heroImageAlt": "Write to us",',
          ],
        ],
        'sitemap/the plant.svg': drawing,
      },
      also: ['unused-image'],
      file: 'finance/page.json',
      pointer: '/sections/0/heroImage',
      says: ['sitemap/page.json', '"../sitemap/the-plant.svg"'],
    },
    {
      name: 'several spaces, and a sign',
      changes: shows('./the  plant (2).svg'),
      file,
      pointer,
      says: ['"./the-plant-2-.svg"'],
    },
    {
      name: 'a space, where the name without it is taken',
      changes: { ...shows('./the plant.svg'), 'sitemap/the-plant.svg': drawing },
      file,
      pointer,
      says: ['is not the path of an image', '"./the-plant.svg"'],
    },
    {
      name: 'a path out of the site',
      changes: shows('../../the plant.svg'),
      also: ['unused-image'],
      file,
      pointer,
      says: ['is not the path of an image'],
    },
    {
      name: 'the same on two pages, which mean different ones',
      changes: {
        ...shows('../_site/teams.svg'),
        'index/page.json': [['"../_site/team.svg"', '"../_site/teams.svg"']],
      },
      file: 'index/page.json',
      pointer,
    },
    {
      name: 'one that is nowhere, and resembles none',
      changes: shows('./xyzzy.avif'),
      file,
      pointer,
      says: ['Put the file beside the document'],
    },
  ],
  quiet: [
    {
      name: 'images of another site on two pages: each is to be seen',
      changes: {
        ...shows('https://example.org/plant.webp'),
        'index/page.json': [['"../_site/team.svg"', '"https://example.org/team.svg"']],
      },
      also: ['missing-image', 'missing-image'],
    },
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
