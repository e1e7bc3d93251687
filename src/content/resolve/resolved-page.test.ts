import { describe, expect, it } from 'vitest';
import { smallSchemas } from '../../../tests/support/small-schemas';
import { loadSite, loadSource } from '../site/load';
import { createResolver } from './resolve';
import type { SharedContent } from './shared-content';

const copy = { type: 'string', copy: true };
const inFormat = (format: string, more = {}) => ({ type: 'string', format, ...more });
const teaser = { properties: { image: inFormat('image') } };
const schemas = smallSchemas({
  'page.schema.json': { properties: { title: copy, socialImage: inFormat('image'), teaser } },
  'site.schema.json': {
    properties: { languages: {}, banner: { properties: { text: copy } } },
  },
  'shared.schema.json': { properties: { name: inFormat('shared') } },
  'sections/note.schema.json': {
    properties: { title: copy, href: inFormat('href') },
    required: ['href'],
  },
  'sections/text.schema.json': {
    properties: {
      title: copy,
      parts: { items: { properties: { id: inFormat('anchor', { madeFrom: 'heading' }), heading: copy } } },
    },
  },
  'sections/news.schema.json': { purpose: 'list', properties: {} },
});
const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];
const brand = { name: 'Brand' };
const header = { navigation: [] };
const text = { type: 'text', title: 'Fees' };
const news = (more: object = {}) => ({ type: 'news', of: '/fees', ...more });
const shared = (more: object = {}) => ({ type: 'shared', name: 'more', ...more });

/** The resolver of a site with documents, by path; and the page `/fees`, which is one of them. */
function siteWith(documents: Record<string, object>, more: Partial<SharedContent> = {}) {
  const all = { '_site/site.json': { languages, brand, header }, 'fees/page.json': {}, ...documents };
  const texts = Object.entries(all).map(([file, value]) => [file, JSON.stringify(value)] as const);
  const site = loadSite({ documents: new Map(texts), images: new Map() }, schemas);
  const page = site.pages.find(({ id }) => id === 'fees');
  if (!page) throw new Error('The page was not loaded.');
  return { page, resolver: createResolver({ ...site, images: new Map(), ...more }, schemas) };
}
/** The parts of the page `/fees` with these properties, in Spanish. */
function partsOf(written: object, more: Partial<SharedContent> = {}, documents: Record<string, object> = {}) {
  const all = { title: 'Fees', description: 'All fees', sections: [text], ...written };
  const { page, resolver } = siteWith({ ...documents, 'fees/page.json': all }, more);
  return resolver.parts(page, 'es');
}
const photo = { src: '/a-8.jpg', srcSet: '/a-4.jpg 4w, /a-8.jpg 8w', width: 16, height: 12 };
const images = new Map([['fees/a.jpg', photo]]);
const dated = { teaser: { date: '2027-05-01', image: './a.jpg' } };
const datedLists = new Map([['/', [{}]]]);
const feed = { route: '/fees', page: '/fees', titles: { es: 'Tasas' } };
const feeds = new Map([['/fees', feed]]);

describe('a page', () => {
  it('with nothing but sections is only that', () => {
    expect(partsOf({})).toEqual([
      {
        ...{ id: 'fees', route: '/fees', language: 'es', title: 'Fees', description: 'All fees' },
        ...{ breadcrumb: [], sections: [text] },
      },
    ]);
  });

  it.each<[string, object, object, Partial<SharedContent>?]>([
    ['its paths', { routes: { es: '/tasas' } }, { routes: { es: '/tasas' } }],
    ['that search engines leave it out', { isUnindexed: true }, { noindex: true }],
    ['how long its words are', { hasLongWords: true }, { sections: [{ ...text, title: 'a'.repeat(30) }] }],
    ['that it is a draft', { isDraft: true }, { draft: true }],
    ['that it is not published yet', { isDraft: true }, { publishFrom: '2027-05-02' }],
    ['that it is over', { isDraft: true, isOver: true }, { publishUntil: '2027-04-30' }],
    [
      'that it is over by now',
      { isOver: true },
      { publishUntil: '2027-05-01T09:00' },
      { now: '2027-05-01T09:00' },
    ],
    [
      'its day, with a picture',
      { dated: { kind: 'news', date: '2027-05-01', image: '/a-8.jpg' } },
      dated,
      { datedLists },
    ],
    [
      'the feed of its list',
      { feeds: [{ path: '/es/fees/feed.xml', title: 'Tasas' }] },
      { sections: [news()] },
      { feeds },
    ],
    [
      'its picture for sharing',
      { socialImage: { src: '/a-8.jpg', width: 8, height: 6 } },
      { socialImage: './a.jpg' },
    ],
  ])('says %s: %j', (_, says, written, more = {}) => {
    const [page] = partsOf(written, { today: '2027-05-01', images, ...more });
    expect(page).toMatchObject(says);
    // Of a page without all that, it says nothing.
    const [plain] = partsOf({}, { today: '2027-05-01', images, ...more });
    for (const name of Object.keys(says)) expect(plain).not.toHaveProperty(name);
  });

  it.each<[string, object, Partial<SharedContent>]>([
    ['that no list shows', dated, { datedLists: new Map() }],
    ['that search engines leave out', { ...dated, noindex: true }, { datedLists }],
  ])('%s is not dated', (_, written, more) => {
    expect(partsOf(written, { images, ...more })[0]).not.toHaveProperty('dated');
  });

  it('that is published says neither that it is a draft nor that it is over', () => {
    const [page] = partsOf(
      { publishFrom: '2027-05-01', publishUntil: '2027-05-01' },
      { today: '2027-05-01' },
    );
    expect(page).not.toHaveProperty('isDraft');
    expect(page).not.toHaveProperty('isOver');
  });

  it('has no feeds for a section that only looks like a list', () => {
    const [page] = partsOf({ sections: [{ ...text, of: '/fees' }] }, { feeds });
    expect(page).not.toHaveProperty('feeds');
  });

  it('leaves out sections that are nothing without a page that is not published', () => {
    const note = { type: 'note', title: 'Go', href: '/soon' };
    const [page] = partsOf({ sections: [note, text] }, { unpublished: new Set(['/soon']) });
    expect(page.sections).toEqual([text]);
    expect(partsOf({ sections: [note] })[0].sections).toEqual([{ ...note, href: '/es/soon' }]);
  });
});

it('anchors that are made of headings are of the language, and no two of a page with its shared sections are alike', () => {
  const parts = [{ heading: 'All fees' }, { heading: 'Whom to ask' }];
  const chapter = { ...text, parts };
  const documents = {
    '_shared/more/section.json': chapter,
    'fees/es.json': { 'Whom to ask': 'A quién preguntar' },
  };
  const [{ sections }] = partsOf({ sections: [chapter, shared(), chapter] }, {}, documents);
  const made = sections.map((one) =>
    (one as unknown as { parts: { id: string }[] }).parts.map(({ id }) => id),
  );
  expect(made).toEqual([
    ['All_fees', 'A_quién_preguntar'],
    ['All_fees_2', 'Whom_to_ask'],
    ['All_fees_3', 'A_quién_preguntar_2'],
  ]);
});

describe('further pages of a list', () => {
  const listable = new Map([
    ['/fees', ['a', 'b', 'c'].map((name) => ({ id: `fees/${name}`, title: name, translations: {} }))],
  ]);
  const written = { ...dated, routes: { es: '/tasas' }, sections: [text, news({ limit: 1 })] };

  it('have a position, and paths of their own; what the first says of its day, they do not', () => {
    const [first, ...others] = partsOf(written, { listable, images, datedLists });
    expect([first.id, first.part, first.dated?.date]).toEqual(['fees', undefined, '2027-05-01']);
    expect(others).toMatchObject([
      {
        id: 'fees/2',
        route: '/fees/2',
        routes: { es: '/tasas/2' },
        part: { number: 2, count: 3, of: 'fees' },
      },
      {
        id: 'fees/3',
        route: '/fees/3',
        routes: { es: '/tasas/3' },
        part: { number: 3, count: 3, of: 'fees' },
      },
    ]);
    for (const other of others) expect(other).not.toHaveProperty('dated');
  });

  it('say how long their own words are', () => {
    const items = ['a', 'b'.repeat(30), 'c'];
    const long = new Map([
      ['/fees', items.map((title) => ({ id: `fees/${title}`, title, translations: {} }))],
    ]);
    const parts = partsOf({ sections: [text, news({ limit: 1 }), text] }, { listable: long });
    expect(parts.map(({ hasLongWords }) => hasLongWords)).toEqual([undefined, true, undefined]);
    const below = [text, news({ limit: 1 }), { ...text, title: 'b'.repeat(30) }];
    const [first, second] = partsOf({ sections: below }, { listable });
    expect([first.hasLongWords, second?.hasLongWords]).toEqual([true, undefined]);
  });

  it('have no paths of their own where the first has none', () => {
    const [, second] = partsOf({ sections: [text, news({ limit: 2 })] }, { listable });
    expect(second?.part?.number).toBe(2);
    expect(second).not.toHaveProperty('routes');
  });

  it('are none of a list in a shared section', () => {
    const documents = { '_shared/more/section.json': news({ limit: 1 }) };
    expect(partsOf({ sections: [shared()] }, { listable }, documents)).toHaveLength(1);
  });
});

describe('a shared section', () => {
  const section = {
    $schema: 'x',
    type: 'note',
    id: 'top',
    title: 'Fees',
    href: '/fees',
    background: 'muted',
  };
  const shown = (place: object, document: object = section, more: Partial<SharedContent> = {}) =>
    partsOf({ sections: [place, text] }, more, {
      '_shared/more/section.json': document,
      '_shared/more/es.json': { Fees: 'Tasas' },
      'fees/es.json': { Fees: 'Otra' },
    })[0].sections;
  const own = { type: 'text', title: 'Otra' };
  const inSpanish = { type: 'note', id: 'top', title: 'Tasas', href: '/es/fees', background: 'muted' };

  it.each<[string, object, object[]]>([
    ['with the translations of its own', shared(), [inSpanish, own]],
    ['under another anchor', shared({ id: 'end' }), [{ ...inSpanish, id: 'end' }, own]],
    ['on another ground', shared({ background: 'default' }), [{ ...inSpanish, background: 'default' }, own]],
    ['not at all under a name that nothing has', shared({ name: 'none' }), [own]],
    ['not at all without a name', shared({ name: undefined }), [own]],
  ])('is shown %s', (_, place, sections) => {
    expect(shown(place)).toEqual(sections);
  });

  it('is left out where it names another one, or leads to a page that is not published', () => {
    expect(shown(shared(), shared())).toEqual([own]);
    expect(shown(shared(), section, { unpublished: new Set(['/fees']) })).toEqual([own]);
  });

  it('is the same on every page of a language', () => {
    const { page, resolver } = siteWith({
      'fees/page.json': { title: 'Fees', sections: [shared(), shared()] },
      '_shared/more/section.json': section,
      '_shared/more/es.json': { Fees: 'Tasas' },
    });
    const titles = (language: string) =>
      resolver.page(page, language).sections.map((one) => (one as unknown as typeof section).title);
    expect(['es', 'en', 'es'].map(titles)).toEqual([
      ['Tasas', 'Tasas'],
      ['Fees', 'Fees'],
      ['Tasas', 'Tasas'],
    ]);
  });
});

describe('what all pages share', () => {
  const siteOf = (written: object = {}, more: Partial<SharedContent> = {}) => {
    const document = { $schema: 'x', languages, brand, header, ...written };
    return siteWith({ '_site/site.json': document }, more).resolver.site('es');
  };

  it('is the site document with the languages, and no more than it says', () => {
    expect(siteOf()).toEqual({ brand, header, languages });
  });

  it('leaves out its icons, which are drawn where they are named', () => {
    expect(siteOf({ icons: { violin: 'M1 1' } })).not.toHaveProperty('icons');
  });

  it('says the path that the site is below, and what its header needs', () => {
    expect(siteOf({}, { base: '/museum' }).base).toBe('/museum');
    expect(siteOf({ brand: { name: 'Binnenschifffahrtsgesellschaft' } }).fit?.brand).toBeDefined();
  });

  it('names the brand as the language does, which then decides how it fits', () => {
    const named = (code: string) => ({ code, name: code, brand: 'Binnenschifffahrtsgesellschaft' });
    const site = siteOf({}, { languages: [{ code: 'en', name: 'English' }, named('es')] });
    expect(site.brand).toEqual({ ...brand, name: 'Binnenschifffahrtsgesellschaft' });
    expect(site.fit?.brand).toBeDefined();
    expect(siteOf({}, { languages: [named('en'), { code: 'es', name: 'Español' }] }).brand).toEqual(brand);
  });

  it.each<[string, object, boolean]>([
    ['always', {}, true],
    ['from its day', { from: '2027-05-01' }, true],
    ['not before', { from: '2027-05-02' }, false],
    ['not after its last day', { until: '2027-04-30' }, false],
  ])('shows a banner %s', (_, days, isShown) => {
    const site = siteOf({ banner: { text: 'Closed', ...days } }, { today: '2027-05-01' });
    expect(site.banner?.text).toBe(isShown ? 'Closed' : undefined);
  });

  it('colours the mark by the accents of the theme; one that it does not have is the usual one', () => {
    const theme = loadSource(
      '_site/theme.json',
      JSON.stringify({ accents: { sea: { light: '#06c' }, sun: { light: '#c60' } } }),
    );
    const mark = ['ink', 'accent', 'sea', 'sun', 'moon'].map((color) => ({ path: 'M0 0', color }));
    const site = siteOf({ brand: { ...brand, mark } }, { theme });
    expect(site.brand.mark?.map(({ color }) => color)).toEqual([
      'ink',
      'accent',
      'accent-1',
      'accent-2',
      'accent',
    ]);
    expect([site.brand.name, site.brand.mark?.[0]?.path, site.accents]).toEqual(['Brand', 'M0 0', 2]);
    expect(siteOf({ brand: { ...brand, mark } })).not.toHaveProperty('accents');
  });
});
