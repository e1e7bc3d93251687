import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const hero = (properties: string) => replacing(file, '"type": "hero",', `"type": "hero", ${properties},`);

const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
const gallery = (items: string) =>
  replacing(file, last, `${last},\n    { "type": "gallery", "title": "Write to us", "items": [${items}] }`);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"/>';

export const cases: CheckCases = {
  found: [
    {
      name: 'a photograph without words',
      changes: hero('"heroImage": "../_site/plant.webp"'),
      file,
      pointer: '/sections/0/heroImage',
    },
    {
      name: 'a drawing without words',
      changes: hero('"heroImage": "../_site/team.svg"'),
      file,
      pointer: '/sections/0/heroImage',
    },
    {
      name: 'an alternative text that was taken away',
      changes: replacing(
        'index/page.json',
        '"../_site/team.svg",\n      "heroImageAlt": "Write to us"',
        '"../_site/team.svg"',
      ),
      file: 'index/page.json',
      pointer: '/sections/0/heroImage',
    },
    {
      name: 'the second photograph of a list',
      changes: gallery(
        '{ "image": "../_site/plant.webp", "imageAlt": "Home" }, { "image": "../_site/plant.webp" }',
      ),
      file,
      pointer: '/sections/2/items/1/image',
    },
    {
      name: 'the picture of a page in lists',
      changes: replacing(
        file,
        '"title": "Finance",',
        '"title": "Finance", "teaser": { "image": "../_site/plant.webp" },',
      ),
      file,
      pointer: '/teaser/image',
    },
    {
      name: 'a photograph of a shared section',
      changes: {
        ...replacing(file, last, `${last},\n    { "type": "shared", "name": "start" }`),
        '_shared/start/section.json':
          '{ "type": "gallery", "title": "Write to us", "items": [{ "image": "../../_site/plant.webp" }] }',
        '_shared/start/es.json': '{}',
      },
      file: '_shared/start/section.json',
      pointer: '/items/0/image',
    },
  ],
  quiet: [
    {
      name: 'photographs of a list with their words',
      changes: gallery(
        '{ "image": "../_site/plant.webp", "imageAlt": "Home" }, { "image": "../_site/plant.webp", "imageAlt": "Finance" }',
      ),
    },
    {
      name: 'a photograph of a list whose alternative text is misspelt',
      changes: gallery(
        '{ "image": "../_site/plant.webp", "imageAlt": "Home" }, { "image": "../_site/plant.webp", "imageAlr": "Finance" }',
      ),
      also: ['unknown-property'],
    },
    {
      name: 'a photograph with its words',
      changes: hero('"heroImage": "../_site/plant.webp", "heroImageAlt": "Home"'),
    },
    {
      name: 'a logo: the name of the brand is read aloud',
      changes: {
        '_site/site.json': [['"brand": {', '"brand": { "logo": "./logo.svg", "logoNight": "./night.svg",']],
        '_site/logo.svg': drawing,
        '_site/night.svg': drawing.replace('800', '700'),
      },
    },
    {
      name: 'an alternative text whose name is misspelt',
      changes: hero('"heroImage": "../_site/plant.webp", "heroImageAlr": "Home"'),
      also: ['unknown-property'],
    },
    { name: 'no photograph', changes: hero('"id": "top"') },
    {
      name: 'an alternative text that is empty',
      changes: hero('"heroImage": "../_site/plant.webp", "heroImageAlt": ""'),
      also: ['wrong-length'],
    },
  ],
};
