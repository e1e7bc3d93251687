import { describe, expect, it } from 'vitest';
import { schemas, validSite, withFiles } from '../../../tests/support/checks';
import { cards, cranes, files, onFinance, own, page } from '../../../tests/support/naming-pages';
import { contextOf } from '../checks/core/check-site';
import { icons } from '../model/icons';
import type { ListedWords } from '../model/list';
import { lendingPages } from '../site/lists';
import { loadSite, loadSource } from '../site/load';
import { unpublishedPaths } from '../site/unpublished';
import { createBorrower, fillFromPages } from './from-page';
import { lentBy } from './lent-by-page';
import { createResolver } from './resolve';

const teaser = {
  text: 'Told shortly',
  figures: [{ metric: 'Days', improvement: '-3' }],
  details: [
    { name: 'place', text: 'Quay' },
    { name: 'time', text: 'Noon' },
  ],
};

it.each([
  ['title', { title: 'A page' }, 'A page'],
  ['title', { title: 'A page', teaser }, 'A page'],
  ['title', { title: 'A page', teaser: { ...teaser, title: 'Called so' } }, 'Called so'],
  ['text', { title: 'A page', teaser }, 'Told shortly'],
  ['text', { title: 'A page' }, undefined],
  ['figures', { title: 'A page', teaser }, teaser.figures],
  ['figures', { title: 'A page' }, undefined],
  ['nothing of the kind', { title: 'A page', teaser }, undefined],
])('the %s of %j is %j', (what, page, said) => {
  expect(lentBy(page, what)).toEqual(said);
});

describe('what a page gives to an item', () => {
  const shared = loadSource('_site/es.json', '{ "Told shortly": "Dicho (todos)", "Quay": "Muelle" }');
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ];
  const given = (what: string, words: ListedWords = {}, language = 'es') =>
    createBorrower({
      languages,
      sharedDictionaries: new Map([['es', shared]]),
      images: new Map(),
      base: '/museum',
      lenders: new Map([['/a', { id: 'a', title: 'Told shortly', teaser, translations: { es: words } }]]),
    })('/a', what, language);

  it.each<[string, unknown, ListedWords?, string?]>([
    ['link', '/museum/es/a'],
    ['text', 'Dicho', { text: 'Dicho', title: 'Una página' }],
    ['title', 'Una página', { title: 'Una página' }],
    ['detail place', 'En el muelle', { more: { Quay: 'En el muelle' }, title: 'Una página', text: 'Dicho' }],
    ['detail place', 'Muelle', { title: 'Una página' }],
    ['detail time', 'Noon', { title: 'Una página', more: {} }],
    ['detail none', undefined],
    ['figures', [{ metric: 'Días', improvement: '-3' }], { more: { Days: 'Días' } }],
    ['figures', [{ metric: 'Days', improvement: '-3' }], { more: { Days: 'Días' } }, 'en'],
    ['link', '/museum/a', {}, 'en'],
    ['text', 'Told shortly', { text: 'Dicho' }, 'en'],
  ])('%s is %j with %j', (what, value, words, language) => {
    expect(given(what, words, language)).toEqual(value);
  });

  it('is nothing where no such page is known', () => {
    const site = { languages, sharedDictionaries: new Map(), images: new Map() };
    expect(createBorrower(site)('/a', 'title', 'en')).toBeUndefined();
    expect(createBorrower({ ...site, lenders: new Map() })('/a', 'link', 'en')).toBeUndefined();
  });
});

describe('an item of another shape', () => {
  const item = {
    kind: 'object',
    properties: [['title', { kind: 'copy', minLength: 0, maxLength: 9 }]],
    required: [],
    fromPage: { fields: { title: 'title', text: 'text' }, needed: [] },
  } as const;
  const tree = {
    kind: 'object',
    properties: [['items', { kind: 'array', items: item, minItems: 0 }]],
    required: [],
  } as const;
  const take = (of: string, what: string) => (what === 'title' ? `${what} of ${of}` : undefined);
  const filled = (value: unknown) => fillFromPages(tree, value, value, take);

  it.each<[string, unknown, unknown]>([
    ['names a page', { items: [{ of: '/a' }] }, { items: [{ title: 'title of /a' }] }],
    ['says itself what it needs', { items: [{ of: '/a', title: 'x' }] }, { items: [{ title: 'x' }] }],
    ['names none', { items: [{ title: 'x' }, {}] }, { items: [{ title: 'x' }, {}] }],
    ['names something else', { items: [{ of: 5 }] }, { items: [{}] }],
    ['is a text', { items: ['/a'] }, { items: ['/a'] }],
    ['is in no list', { items: { of: '/a' } }, { items: { of: '/a' } }],
    ['is in nothing', null, null],
    ['is not there', {}, {}],
  ])('that %s', (_, value, expected) => {
    expect(filled(value)).toStrictEqual(expected);
  });

  it('is left as it is where its section takes nothing from pages', () => {
    const value = { items: [{ of: '/a' }] };
    const plain = { ...item, fromPage: undefined } as never;
    expect(fillFromPages(undefined, value, value, take)).toBe(value);
    expect(fillFromPages(plain, value.items[0], value.items[0], take)).toBe(value.items[0]);
  });
});

const today = '2027-05-15';

/** The last section of a page, as its component gets it. */
function last(files: Record<string, string>, id = 'finance', language = 'en', drafts = false) {
  const site = loadSite(withFiles(validSite, files), schemas);
  const context = contextOf(site, schemas);
  const resolvedPages = lendingPages(context.pages.values(), context.all(), drafts ? undefined : today);
  const unpublished = drafts ? new Set<string>() : unpublishedPaths(context.pages.values(), today);
  const shared = {
    ...site,
    images: new Map(),
    routes: context.localRoutes,
    lenders: resolvedPages,
    unpublished,
    today,
  };
  const document = site.pages.find((one) => one.id === id);
  return document && (createResolver(shared, schemas).page(document, language).sections.at(-1) as unknown);
}

describe('an item that names a page', () => {
  it('takes what it leaves out from the page, in every language', () => {
    const rest = { ...own, href: '/cranes', outcome: 'Half the time', count: 'Home' };
    expect(last(files)).toEqual({
      type: 'cards',
      items: [
        { icon: icons.gear, ...rest, title: 'Cranes', description: 'They lift what is heavy.' },
        rest,
        own,
      ],
    });
    expect(last(files, 'finance', 'es')).toMatchObject({
      items: [
        {
          title: 'Grúas',
          description: 'Levantan lo que pesa.',
          href: '/es/gruas',
          outcome: 'La mitad del tiempo',
          // The shared dictionary is looked in second.
          count: 'Inicio',
        },
        { title: 'Escríbanos', description: 'Inicio', outcome: 'La mitad del tiempo' },
        { title: 'Escríbanos' },
      ],
    });
  });

  it('may be a whole section, and a shared one', () => {
    expect(last(files, 'index')).toEqual({
      type: 'metrics',
      items: [
        { metric: 'lifted', improvement: '12 tons' },
        { metric: 'Write to us', improvement: '3 hours' },
      ],
    });
    expect(last(files, 'index', 'es')).toMatchObject({
      items: [
        { metric: 'levantado', improvement: '12 toneladas' },
        { metric: 'Escríbanos', improvement: '3 horas' },
      ],
    });
  });

  it("takes the page's title and address when its teaser has no title, also by an alias", () => {
    const files = {
      ...page('one', { text: 'Write to us' }, { aliases: ['/first'] }),
      ...onFinance(cards({ of: '/first' }, own)),
    };
    expect(last(files)).toMatchObject({
      items: [{ title: 'Home', href: '/one', description: 'Write to us' }, own],
    });
    expect(last(files, 'finance', 'es')).toMatchObject({ items: [{ title: 'Inicio', href: '/es/one' }, {}] });
  });

  it('is left out while the page is not published, unless it has everything it needs itself', () => {
    const filesWith = (more: object, ...items: object[]) => ({
      ...cranes(more),
      ...onFinance(cards(...items, own, own)),
    });
    const draft = { draft: true };
    const all = last(filesWith({}, { of: '/cranes' })) as { items: object[] };
    expect(last(filesWith(draft, { of: '/cranes' }))).toEqual({ type: 'cards', items: [own, own] });
    expect(last(filesWith(draft, { of: '/cranes' }), 'finance', 'en', true)).toEqual(all);
    expect(last(filesWith({ publishFrom: '2027-05-16' }, { of: '/cranes' }))).toEqual(cards(own, own));
    expect(last(filesWith({ publishUntil: '2027-05-15' }, { of: '/cranes' }))).toEqual(all);
    expect(last(filesWith(draft, { of: '/cranes', ...own }))).toEqual(cards(own, own, own));
  });
});
