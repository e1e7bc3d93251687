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

const last = '"actions": [{ "label": "Get Started", "href": "/" }]\n    }';
/** The finance page with sections at its end, and its hero with an id. */
const ending = (id: string, ...sections: string[]): SiteChanges => ({
  [file]: [
    ['"type": "hero",', `"type": "hero", "id": "${id}",`],
    [last, [last, ...sections].join(',\n    ')],
  ],
});
const shown = (name: string, more = '') => `{ "type": "shared", "name": "${name}"${more} }`;
const section = (name: string, id: string): SiteChanges => ({
  [`_shared/${name}/section.json`]: `{ "type": "cta", "id": "${id}", "title": "Write to us", "actions": [{ "label": "Get Started", "href": "/" }] }`,
  [`_shared/${name}/es.json`]: '{}',
});

export const cases: CheckCases = {
  found: [
    {
      name: 'the id of a shared section and of one of the page',
      changes: { ...ending('plan', shown('start')), ...section('start', 'plan') },
      file,
      pointer: '/sections/2/name',
      causes: ['_shared/start/section.json'],
      says: ['"plan"', 'Give it another "id" here'],
    },
    {
      name: 'the id of a part of a shared section, and of a section of the page',
      changes: {
        ...ending('plan', shown('start')),
        '_shared/start/section.json':
          '{ "type": "article", "blocks": [{ "id": "plan", "heading": "Home", "paragraphs": ["Write to us"] }] }',
        '_shared/start/es.json': '{}',
      },
      file,
      pointer: '/sections/2/name',
      says: ['"plan"', '_shared/start/section.json'],
    },
    {
      name: 'the id of the menu, in a shared section',
      changes: { ...ending('plan', shown('start')), ...section('start', 'menu') },
      file: '_shared/start/section.json',
      pointer: '/id',
    },
    {
      name: 'one id of two shared sections',
      changes: {
        ...ending('plan', shown('start'), shown('hours')),
        ...section('start', 'visit'),
        ...section('hours', 'visit'),
      },
      file,
      pointer: '/sections/3/name',
      says: ['"visit"'],
    },
    {
      name: 'the same shared section twice',
      changes: { ...ending('plan', shown('start'), shown('start')), ...section('start', 'visit') },
      file,
      pointer: '/sections/3/name',
    },
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
    {
      name: 'the same shared section twice, which has another id the second time',
      changes: {
        ...ending('plan', shown('start'), shown('start', ', "id": "again"')),
        ...section('start', 'visit'),
      },
    },
    {
      name: 'two shared sections with ids of their own',
      changes: {
        ...ending('plan', shown('start'), shown('hours')),
        ...section('start', 'visit'),
        ...section('hours', 'hours'),
      },
    },
    { name: 'two ids', changes: withIds('plan', 'price') },
    { name: 'an id that begins like that of the menu', changes: withIds('plan', 'menu-of-the-day') },
    { name: 'the id of a field of a form, on a page without one', changes: withIds('plan', 'email') },
  ],
};
