import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';
const action = '{ "label": "Get Started", "href": "/" }';
const actions = (count: number) =>
  replacing(file, `[${action}]`, `[${Array(count).fill(action).join(', ')}]`);
const pointer = '/sections/1/actions';

export const cases: CheckCases = {
  found: [
    {
      name: 'an empty list',
      says: ['has 0 entries; it takes at least 1. Add 1.'],
      changes: actions(0),
      file,
      pointer,
    },
    {
      name: 'a page without sections',
      says: ['Add 1. What the page shows'],
      changes: {
        'sitemap/page.json':
          '{ "$schema": "../../../../schemas/page.schema.json", "title": "Sitemap", "description": "Every page of the site in one list, long enough to be shown by a search engine.", "sitemap": false, "sections": [] }',
        '_site/plant.webp': null,
      },
      file: 'sitemap/page.json',
      pointer: '/sections',
    },
    {
      name: 'an empty list that need not be there',
      says: ['Add 1, or remove the property.'],
      changes: replacing(file, '"title": "Finance",', '"title": "Finance", "aliases": [],'),
      file,
      pointer: '/aliases',
    },
    {
      name: 'more buttons than a section shows',
      says: ['has 4 entries; it takes at most 3', 'Take out 1, or move them to a section of their own.'],
      changes: actions(4),
      file,
      pointer,
    },
    {
      name: 'more sections than a page shows',
      says: ['takes at most 20. Take out 2, or move them to a page of their own.'],
      changes: replacing(
        file,
        '"sections": [',
        `"sections": [${`{ "type": "cta", "title": "Home", "actions": [${action}] },`.repeat(20)}`,
      ),
      file,
      pointer: '/sections',
    },
    {
      name: 'more links than a group of links shows',
      says: ['takes at most 30. Take out 2.'],
      changes: replacing(
        'sitemap/page.json',
        '"links": [',
        `"links": [${'{ "label": "Home", "href": "/" },'.repeat(30)}`,
      ),
      file: 'sitemap/page.json',
      pointer: '/sections/1/items/0/links',
    },
    {
      name: 'an empty list of what a section is for',
      says: ['Add 1. The groups'],
      changes: replacing(
        'sitemap/page.json',
        '"type": "link-groups",\n      "items": [',
        '"type": "link-groups",\n      "items": [], "also": [',
      ),
      also: ['unknown-property'],
      file: 'sitemap/page.json',
      pointer: '/sections/1/items',
    },
    {
      name: 'one entry where two are needed',
      changes: replacing(
        '_not-found/page.json',
        ',\n        { "number": 2, "title": "Get Started", "description": "Write to us" }',
        '',
      ),
      file: '_not-found/page.json',
      pointer: '/sections/1/items',
      says: ['has 1 entry; it takes at least 2. Add 1 more. '],
    },
  ],
  quiet: [
    { name: 'one', changes: actions(1) },
    { name: 'two', changes: actions(2) },
    {
      name: 'no list, which has a check of its own',
      changes: replacing(file, `[${action}]`, action),
      also: ['wrong-type'],
    },
  ],
};
