import { type CheckCases, replacing } from './core/check-cases';

const file = 'finance/page.json';

export const cases: CheckCases = {
  found: [
    {
      name: 'everything of a card that names no page either',
      changes: replacing(
        'finance/page.json',
        '"actions": [{ "label": "Get Started", "href": "/" }]\n    }',
        '"actions": [{ "label": "Get Started", "href": "/" }]\n    },\n    { "type": "cards", "items": [{}, { "title": "Home", "description": "Write to us" }] }',
      ),
      file: 'finance/page.json',
      pointer: '/sections/2/items/0',
      says: ['title'],
    },
    {
      name: 'a section without its title',
      changes: replacing(file, '"title": "Write to us",', ''),
      file,
      pointer: '/sections/1',
    },
    {
      name: 'a page without its description',
      changes: replacing(
        file,
        '"description": "A description that is long enough to be shown by a search engine.",',
        '',
      ),
      file,
      pointer: '',
    },
    {
      name: 'a button that leads nowhere',
      changes: replacing(file, '{ "label": "Get Started", "href": "/" }', '{ "label": "Get Started" }'),
      file,
      pointer: '/sections/1/actions/0',
    },
    {
      name: 'a section without its type',
      changes: replacing(file, '"type": "cta",', ''),
      file,
      pointer: '/sections/1',
    },
    {
      name: 'a brand without its name',
      changes: replacing('_site/site.json', '"name": "Brand", ', ''),
      file: '_site/site.json',
      pointer: '/brand',
    },
  ],
  quiet: [
    {
      name: 'a footer without its copyright',
      changes: replacing('_site/site.json', ',\n    "copyright": "Copyright"', ''),
      also: ['unused-translation'],
    },
    {
      name: 'a section without what it may do without',
      changes: replacing(file, '"background": "muted",', ''),
    },
    {
      name: 'a property that is misspelt, which is what is found',
      changes: replacing(file, '"title": "Write to us",', '"titel": "Write to us",'),
      also: ['unknown-property'],
    },
    {
      name: 'what is in an object of its own, which is what is found',
      changes: replacing(
        file,
        '{ "label": "Get Started", "href": "/" }',
        '{ "props": { "label": "Get Started", "href": "/" } }',
      ),
      also: ['unknown-property'],
    },
    {
      name: 'a title that is empty, which is what is found',
      changes: replacing(file, '"title": "Write to us",', '"title": "",'),
      also: ['wrong-length'],
    },
  ],
};
