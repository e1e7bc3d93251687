import { expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import type { ListedPage } from '../model/list';
import type { Section } from '../types.generated';
import { createListFiller } from './filled-lists';

const schemas = smallSchemas({
  'sections/hero.schema.json': { properties: {} },
  'sections/news.schema.json': { purpose: 'list', properties: {} },
});
const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];
const pageOf = (day: number): ListedPage => ({
  id: `news/${day}`,
  title: `Day ${day}`,
  teaser: { date: `2027-05-0${day}` },
  translations: {},
});
const site = {
  languages: languages as never,
  sharedDictionaries: new Map(),
  images: new Map(),
  listable: new Map([
    ['/news', [1, 2, 3, 4, 5].map(pageOf)],
    ['/none', []],
  ]),
};

const hero = { type: 'hero' };
const text = { type: 'text' };
const news = (more: object = {}) => ({ type: 'news', of: '/news', ...more });

/** The pages that a page becomes, each as its sections: a type, or the titles of a list with `<` and `>` for where it goes on. */
function filled(
  sections: object[],
  { own = true, base = '', route = '/news', language = 'en', routes = {} } = {},
) {
  const fill = createListFiller({ ...site, base }, schemas, '2027-06-01');
  const place = { route, language, routes, isOwn: () => own };
  return fill(sections as Section[], place).map((shown) =>
    shown.map((section) => {
      const { type, items, pages } = section as unknown as Record<string, never> & {
        items?: { title: string }[];
        pages?: { part: number; count: number; previous?: string; next?: string };
      };
      if (!items) return String(type);
      const days = items.map(({ title }) => title.slice(-1)).join('');
      if (!pages) return days;
      const { part, count, previous, next } = pages;
      return [previous && `${previous} <`, days, `${part}/${count}`, next && `> ${next}`]
        .filter(Boolean)
        .join(' ');
    }),
  );
}

it.each<[string, object[], string[][]]>([
  ['without a list', [hero, text], [['hero', 'text']]],
  ['without sections', [], [[]]],
  ['without a limit', [hero, news()], [['hero', '54321']]],
  ['with room for all', [hero, news({ limit: 5 })], [['hero', '54321']]],
  [
    'that goes on',
    [hero, text, news({ limit: 2 }), text],
    [
      ['hero', 'text', '54 1/3 > /news/2', 'text'],
      ['hero', '/news < 32 2/3 > /news/3'],
      ['hero', '/news/2 < 1 3/3'],
    ],
  ],
  [
    'beside one without a limit',
    [hero, news(), news({ limit: 4, order: 'oldest' })],
    [
      ['hero', '54321', '1234 1/2 > /news/2'],
      ['hero', '/news < 5 2/2'],
    ],
  ],
  ['beside another with a limit', [hero, news({ limit: 2 }), news({ limit: 1 })], [['hero', '54', '5']]],
  ['of other pages', [hero, { ...news({ limit: 2 }), of: '/none' }], [['hero', '']]],
  ['that says of no pages', [hero, { type: 'news', limit: 2 }], [['hero', '']]],
])('a page %s becomes %j', (_, sections, pages) => {
  expect(filled(sections)).toEqual(pages);
});

it('a list that other documents share, or that is on another page, does not go on', () => {
  const sections = [hero, news({ limit: 2 })];
  expect(filled(sections, { own: false })).toEqual([['hero', '54']]);
  expect(filled(sections, { route: '/' })).toEqual([['hero', '54']]);
});

it('further pages are below the base, in the language and at the path of the page there', () => {
  const [first] = filled([news({ limit: 3 })], {
    base: '/museum',
    language: 'es',
    routes: { es: '/nuevas' },
  });
  expect(first).toEqual(['543 1/2 > /museum/es/nuevas/2']);
});
