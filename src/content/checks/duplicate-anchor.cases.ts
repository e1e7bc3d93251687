import type { CheckCases, FoundCase, SiteChanges } from './core/check-cases';

const file = 'finance/page.json';
const withIds = (first: string, second: string): SiteChanges => ({
  [file]: [
    ['"type": "hero",', `"type": "hero", "id": "${first}",`],
    ['"type": "cta",', `"type": "cta", "id": "${second}",`],
  ],
});
const found = (name: string, first: string, second: string): FoundCase => ({
  name,
  changes: withIds(first, second),
  file,
  pointer: '/sections/1/id',
});

export const cases: CheckCases = {
  found: [
    found('an id twice', 'plan', 'plan'),
    found('the id of the menu', 'plan', 'menu'),
    found('the id of what holds the application', 'plan', 'root'),
    found('the id of the main part', 'plan', 'main'),
    found('the id of the end of the header', 'plan', 'header-end'),
    found('the id of the list of languages', 'plan', 'language'),
  ],
  quiet: [
    {
      name: 'an id twice, where a page has too many sections anyway',
      changes: {
        ...withIds('plan', 'plan'),
        [file]: [
          ...(withIds('plan', 'plan')[file] as readonly (readonly [string, string])[]),
          [
            '"sections": [',
            `"sections": [${'{ "type": "cta", "title": "Write to us", "actions": [{ "label": "Home", "href": "/" }] },'.repeat(40)}`,
          ],
        ],
      },
      also: ['wrong-count'],
    },
    { name: 'two ids', changes: withIds('plan', 'price') },
    { name: 'an id that begins like that of the menu', changes: withIds('plan', 'menu-of-the-day') },
    { name: 'the id of a field of a form, on a page without one', changes: withIds('plan', 'email') },
  ],
};
