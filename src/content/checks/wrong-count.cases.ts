import { type CheckCases, replacing } from '../check-cases';

const file = 'finance/page.json';
const action = '{ "label": "Get Started", "href": "/" }';
const actions = (count: number) =>
  replacing(file, `[${action}]`, `[${Array(count).fill(action).join(', ')}]`);
const pointer = '/sections/1/actions';

export const cases: CheckCases = {
  found: [
    { name: 'an empty list', changes: actions(0), file, pointer },
    { name: 'more buttons than a section shows', changes: actions(4), file, pointer },
    {
      name: 'a page without sections',
      changes: replacing(
        'sitemap/page.json',
        '"type": "link-groups",\n      "items": [',
        '"type": "link-groups",\n      "items": [], "also": [',
      ),
      also: ['unknown-property'],
      file: 'sitemap/page.json',
      pointer: '/sections/1/items',
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
