import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const sections = '"sections": [';
const cta = '{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "/" }] }';
const hero = '{ "type": "hero", "subtitle": "Write to us" }';
const end = '"href": "/" }]\n    }';

/** A shared section that the finance page shows at its end. */
const shared = (section: string) => ({
  ...replacing(file, end, `${end}, { "type": "shared", "name": "start" }`),
  '_shared/start/section.json': section,
  '_shared/start/es.json': '{}',
});

export const cases: CheckCases = {
  found: [
    {
      name: 'a hero that several pages share',
      changes: shared(hero),
      file: '_shared/start/section.json',
      pointer: '/type',
      says: ['the pages that show it', 'another section type'],
    },
    {
      name: 'a page without a hero',
      changes: replacing(
        file,
        '"type": "hero",\n      "subtitle": "One sentence on money is enough."',
        '"type": "cta", "title": "Write to us"',
      ),
      file,
      pointer: '/sections/0',
    },
    {
      name: 'a hero in the second place',
      changes: replacing(file, sections, `${sections} ${cta},`),
      file,
      pointer: '/sections/1/type',
    },
    {
      name: 'a second hero',
      changes: replacing(file, end, `${end}, ${hero}`),
      file,
      pointer: '/sections/2/type',
    },
    {
      name: 'a second hero right after the first',
      changes: replacing(file, sections, `${sections} ${hero},`),
      file,
      pointer: '/sections/1/type',
    },
    {
      name: 'a 404 page without a hero',
      changes: replacing('_not-found/page.json', `${hero},`, ''),
      file: '_not-found/page.json',
      pointer: '/sections/0',
    },
  ],
  quiet: [
    { name: 'a hero in the first place', changes: {} },
    { name: 'another section that several pages share', changes: shared(cta) },
    {
      name: 'a hero whose type is misspelt, which has a check of its own',
      changes: replacing(file, '"type": "hero"', '"type": "heroo"'),
      also: ['unknown-section'],
    },
    {
      name: 'a hero behind what is no section, which has a check of its own',
      changes: replacing(file, sections, `${sections} 7,`),
      also: ['wrong-type'],
    },
    {
      name: 'a page without sections, which has a check of its own',
      changes: {
        'sitemap/page.json':
          '{ "$schema": "../../../../schemas/page.schema.json", "title": "Sitemap", "description": "Every page of the site in one list, long enough to be shown by a search engine.", "sections": [] }',
      },
      also: ['wrong-count'],
    },
    {
      name: 'a second hero, where a page has too many sections anyway',
      changes: replacing(file, end, `${end}, ${Array(40).fill(hero).join()}`),
      also: ['wrong-count'],
    },
    {
      name: 'a section without a title behind the hero',
      changes: replacing(
        'sitemap/page.json',
        '"type": "link-groups",',
        '"type": "link-groups", "id": "all",',
      ),
    },
  ],
};
