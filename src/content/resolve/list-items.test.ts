import { describe, expect, it } from 'vitest';
import { schemas, validSite, withFiles } from '../../../tests/support/checks';
import { filesWith, list, page, pages, showing } from '../../../tests/support/listed-pages';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { contextOf } from '../checks/core/check-site';
import type { ListedPage } from '../model/list';
import { listablePages } from '../site/lists';
import { loadSite, loadSource, type ReadFiles } from '../site/load';
import { createLister } from './list-items';
import { createResolver } from './resolve';

/** The lists at the end of the finance page, as their components get them. */
function items(files: ReadFiles, language = 'en', today = '2027-05-15'): Record<string, unknown>[] {
  const site = loadSite(files, schemas);
  const context = contextOf(site, schemas);
  const lists = context.all().flatMap((facts) => facts.lists ?? []);
  const listable = listablePages(context.pages.values(), lists, today);
  const served = { src: '/assets/team.svg', width: 8, height: 8 };
  const images = new Map([['_site/team.svg', served]]);
  const resolver = createResolver({ ...site, images, listable, today }, schemas);
  const document = site.pages.find(({ id }) => id === 'finance');
  const section = document && (resolver.page(document, language).sections.at(-1) as unknown);
  return (section as { items: Record<string, unknown>[] }).items;
}
const titles = (more: object, language?: string, today?: string) =>
  items(filesWith(list(more)), language, today).map(({ title }) => title);

describe('a list of pages', () => {
  it('takes titles and links from pages, and the rest from their teasers, in every language', () => {
    const files = filesWith(list());
    expect(items(files)).toEqual([
      { title: 'Cranes', href: '/finance/cranes', text: 'All about cranes.', date: '2027-05-01' },
      {
        title: 'Bridges',
        href: '/finance/bridges',
        text: 'All about bridges.',
        date: '2027-03-01',
        until: '2027-06-30',
      },
      { title: 'Accounts', href: '/finance/accounts' },
    ]);
    expect(items(files, 'es')[0]).toEqual({
      title: 'Grúas',
      href: '/es/finance/cranes',
      text: 'Todo sobre cranes.',
      date: '2027-05-01',
    });
  });

  it('does not pass on the properties that choose its pages', () => {
    const site = loadSite(filesWith(list({ tag: 'steel', limit: 1, order: 'oldest', when: 'now' })), schemas);
    const document = site.pages.find(({ id }) => id === 'finance');
    const { sections } = createResolver({ ...site, images: new Map() }, schemas).page(
      document as NonNullable<typeof document>,
      'en',
    );
    expect(sections.at(-1)).toEqual({ type: 'listing', items: [] });
  });

  it('is sorted by day, or by title in the order of each language', () => {
    expect(titles({ order: 'newest' })).toEqual(['Cranes', 'Bridges', 'Accounts']);
    // Pages without a day come last in either direction.
    expect(titles({ order: 'oldest' })).toEqual(['Bridges', 'Cranes', 'Accounts']);
    expect(titles({ order: 'title' })).toEqual(['Accounts', 'Bridges', 'Cranes']);
    expect(titles({ order: 'title' }, 'es')).toEqual(['Grúas', 'Puentes', 'Zonas de cuentas']);
  });

  it('can be limited to a tag, and to a number of pages', () => {
    expect(titles({ tag: 'stone' })).toEqual(['Bridges']);
    expect(titles({ tag: 'steel', limit: 1 })).toEqual(['Cranes']);
  });

  it('follows the current day', () => {
    const on = (today: string) =>
      ['coming', 'now', 'past'].map((when) => titles({ when }, 'en', today).join(' '));
    expect(on('2027-02-28')).toEqual(['Bridges Cranes', 'Accounts', '']);
    expect(on('2027-03-01')).toEqual(['Cranes', 'Bridges Accounts', '']);
    expect(on('2027-05-01')).toEqual(['', 'Cranes Bridges Accounts', '']);
    // A page with one day is past after it; a page with a last day, after that day.
    expect(on('2027-05-02')).toEqual(['', 'Bridges Accounts', 'Cranes']);
    expect(on('2027-06-30')).toEqual(['', 'Bridges Accounts', 'Cranes']);
    expect(on('2027-07-01')).toEqual(['', 'Accounts', 'Cranes Bridges']);
  });

  it('leaves out drafts, pages that are not published now, and pages hidden from search engines', () => {
    const hidden = {
      ...page('one', 'Cranes', {}, { draft: true }),
      ...page('two', 'Cranes', {}, { publishFrom: '2027-06-01' }),
      ...page('three', 'Cranes', {}, { publishUntil: '2027-05-14' }),
      ...page('four', 'Cranes', {}, { noindex: true }),
      // Pages further below belong to the list of the page above them.
      ...page('cranes/five', 'Cranes'),
    };
    const files = withFiles(filesWith(list()), hidden);
    expect(items(files)).toHaveLength(3);
    expect(items(files, 'en', '2027-06-01')).toHaveLength(4);
  });

  it('leaves out the page that it is on', () => {
    const files = withFiles(filesWith(list()), {
      ...page(
        'cranes',
        'Cranes',
        { date: '2027-05-01' },
        {
          sections: [{ type: 'hero', subtitle: 'One sentence on money is enough.' }, list({ limit: 2 })],
        },
      ),
    });
    const site = loadSite(files, schemas);
    const context = contextOf(site, schemas);
    const listable = listablePages(context.pages.values(), [{ of: '/finance' }], undefined);
    const document = site.pages.find(({ id }) => id === 'finance/cranes');
    const shown = createResolver({ ...site, images: new Map(), listable }, schemas).page(
      document as NonNullable<typeof document>,
      'en',
    ).sections[1] as unknown as { items: { title: string }[] };
    expect(shown.items.map(({ title }) => title)).toEqual(['Bridges', 'Accounts']);
  });

  it('shows the image of a teaser along with its description', () => {
    const files = withFiles(filesWith(list({ tag: 'new' })), {
      ...page('cranes', 'Cranes', {
        image: '../../_site/team.svg',
        imageAlt: 'Write to us',
        tags: ['new'],
      }),
    });
    expect(items(files, 'es')).toMatchObject([
      { image: { src: '/assets/team.svg' }, imageAlt: 'Escríbanos' },
    ]);
  });

  it('may be in a shared section', () => {
    const files = withFiles(validSite, {
      ...pages,
      ...showing({ type: 'shared', name: 'more' }),
      '_shared/more/section.json': JSON.stringify(list({ tag: 'stone' })),
      '_shared/more/es.json': '{}',
    });
    expect(items(files)).toMatchObject([{ title: 'Bridges' }]);
  });
});

describe('an item of a list', () => {
  const image = { type: 'string', format: 'image', sizes: '50vw', ratio: '3:2' };
  const small = smallSchemas({ 'page.schema.json': { properties: { teaser: { properties: { image } } } } });
  const photo = { src: '/a-8.jpg', srcSet: '/a-8.jpg 8w', width: 8, height: 6 };
  const shared = loadSource('_site/es.json', '{ "Boats": "Barcos (todos)", "Sail": "Vela" }');
  const itemOf = (teaser: object, translations: ListedPage['translations'], language = 'es') =>
    createLister(
      {
        languages: [
          { code: 'en', name: 'English' },
          { code: 'es', name: 'Español' },
        ],
        sharedDictionaries: new Map([['es', shared]]),
        images: new Map([['boats/a.jpg', photo]]),
        listable: new Map([['/', [{ id: 'boats', title: 'Boats', teaser, translations }]]]),
        base: '/museum',
      },
      small,
      '2027-05-15',
    )({ of: '/' }, '/', language)[0];
  const plain = { title: 'Barcos (todos)', href: '/museum/es/boats' };
  const shown = {
    ...photo,
    ...{ src: '/museum/a-8.jpg', srcSet: '/museum/a-8.jpg 8w', sizes: '50vw', style: { aspectRatio: 1.5 } },
  };

  it.each<[string, object, object, ListedPage['translations'][string]?]>([
    ['only title and address without a teaser', {}, plain],
    ['the title of its own dictionary', {}, { ...plain, title: 'Barcos' }, { title: 'Barcos' }],
    [
      'another title, in its own words',
      { title: 'Sail' },
      { ...plain, title: 'Velas' },
      { more: { Sail: 'Velas' } },
    ],
    [
      'another title, in the shared words',
      { title: 'Sail' },
      { ...plain, title: 'Vela' },
      { title: 'Barcos' },
    ],
    ['a text', { text: 'Sail' }, { ...plain, text: 'Vela' }],
    ['a text in its own words', { text: 'Sail' }, { ...plain, text: 'Velas' }, { text: 'Velas' }],
    ['a text that nothing translates', { text: 'Row' }, { ...plain, text: 'Row' }, {}],
    ['its day', { date: '2027-05-01' }, { ...plain, date: '2027-05-01' }],
    [
      'its days',
      { date: '2027-05-01', until: '2027-05-02' },
      { ...plain, date: '2027-05-01', until: '2027-05-02' },
    ],
    ['one day once', { date: '2027-05-01', until: '2027-05-01' }, { ...plain, date: '2027-05-01' }],
    ['its image', { image: 'boats/a.jpg' }, { ...plain, image: shown }],
    [
      'its image with a description',
      { image: 'boats/a.jpg', imageAlt: 'Sail' },
      { ...plain, image: shown, imageAlt: 'Velas' },
      { imageAlt: 'Velas' },
    ],
    [
      'its image with a description that all share',
      { image: 'boats/a.jpg', imageAlt: 'Sail' },
      { ...plain, image: shown, imageAlt: 'Vela' },
    ],
    ['no image that does not exist, nor its description', { image: 'boats/b.jpg', imageAlt: 'Sail' }, plain],
  ])('has %s: %j', (_, teaser, item, words) => {
    expect(itemOf(teaser, words ? { es: words } : {})).toStrictEqual(item);
  });

  it('is in the source language what the page says', () => {
    expect(itemOf({ text: 'Sail' }, { es: { title: 'Barcos' } }, 'en')).toEqual({
      ...{ title: 'Boats', href: '/museum/boats', text: 'Sail' },
    });
  });
});
