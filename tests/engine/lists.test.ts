import { describe, expect, it } from 'vitest';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { contextOf } from '../../src/content/checks/core/check-site';
import { completionsAt } from '../../src/content/report/complete';
import { createResolver } from '../../src/content/resolve/resolve';
import { listablePages } from '../../src/content/site/lists';
import { loadSite, type ReadFiles } from '../../src/content/site/load';
import { Checker } from '../../src/node/check/checker';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { diagnose, schemas, siteContextOf, validSite, withFiles } from '../support/checks';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const finance = 'finance/page.json';

/** A page below /finance: its own dictionary translates its text, the shared one its title. */
function page(name: string, title: string, teaser?: object, more: object = {}): Record<string, string> {
  const description = `What there is to say of ${name}, long enough to be shown by a search engine.`;
  const text = `All about ${name}.`;
  return {
    [`finance/${name}/page.json`]: JSON.stringify({
      $schema: '../../../../../schemas/page.schema.json',
      title,
      description,
      ...(teaser && { teaser: { text, ...teaser } }),
      sections: [{ type: 'hero', subtitle: 'One sentence on money is enough.' }],
      ...more,
    }),
    [`finance/${name}/es.json`]: JSON.stringify({
      [description]: `Lo que hay que decir de ${name}, lo bastante largo para un buscador.`,
      'One sentence on money is enough.': 'Basta una frase sobre el dinero.',
      ...(teaser && { [text]: `Todo sobre ${name}.` }),
    }),
  };
}

const list = (more: object = {}) => ({ type: 'listing', of: '/finance', ...more });
function showing(...sections: object[]): Record<string, string> {
  const document = JSON.parse(validSite.documents.get(finance) ?? '');
  return { [finance]: JSON.stringify({ ...document, sections: [...document.sections, ...sections] }) };
}

const shared = JSON.stringify({
  ...JSON.parse(validSite.documents.get('_site/es.json') ?? ''),
  Cranes: 'Grúas',
  Bridges: 'Puentes',
  Accounts: 'Zonas de cuentas',
});
const pages = {
  ...page('cranes', 'Cranes', { date: '2027-05-01', tags: ['steel'] }),
  ...page('bridges', 'Bridges', { date: '2027-03-01', until: '2027-06-30', tags: ['steel', 'stone'] }),
  ...page('accounts', 'Accounts'),
  '_site/es.json': shared,
};
const filesWith = (...sections: object[]) => withFiles(validSite, { ...pages, ...showing(...sections) });

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
        {},
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

describe('findings in teasers and lists', () => {
  const codes = (files: ReadFiles) =>
    diagnose(files)
      .filter(({ code }) => code !== 'unlisted-page')
      .map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);
  const teaser = (value: object) => codes(withFiles(filesWith(list()), page('cranes', 'Cranes', value)));
  const file = 'finance/cranes/page.json';

  it('do not include pages that only a list links to', () => {
    expect(codes(filesWith(list()))).toEqual([]);
    expect(codes(filesWith())).toHaveLength(3);
    // A list continues past its limit unless it is the second one with a limit.
    expect(codes(filesWith(list({ limit: 2 })))).toEqual([]);
    expect(codes(filesWith(list({ limit: 2 }), list({ limit: 1 })))).toEqual([
      'orphan-page finance/accounts/page.json ',
    ]);
    // Another day shows other pages: one that has been in a list is not an orphan later.
    expect(codes(filesWith(list({ when: 'past' })))).toEqual([]);
  });

  it('include an invalid day, a picture without a description, and a text without a translation', () => {
    expect(teaser({ date: '2027-02-30' })).toEqual([`wrong-value ${file} /teaser/date`]);
    expect(teaser({ until: 'soon' })).toEqual([`wrong-value ${file} /teaser/until`]);
    expect(teaser({ image: '../../_site/team.svg' })).toEqual([`missing-alt ${file} /teaser/image`]);
    expect(teaser({ image: '../team.svg', imageAlt: 'Home' })).toEqual([
      `missing-image ${file} /teaser/image`,
    ]);
    expect(teaser({ text: 'Nobody translated this.' })).toContain(`missing-translation ${file} /teaser/text`);
    expect(teaser({ texd: 'Home' })).toContain(`unknown-property ${file} /teaser/texd`);
  });

  it('include an invalid order, and an invalid limit', () => {
    const wrong = (more: object) => codes(filesWith(list(more)))[0];
    expect(wrong({ order: 'newst' })).toBe(`wrong-value ${finance} /sections/2/order`);
    expect(wrong({ limit: 0 })).toBe(`wrong-value ${finance} /sections/2/limit`);
    expect(wrong({ when: 'soon' })).toBe(`wrong-value ${finance} /sections/2/when`);
    expect(wrong({ of: 'finance' })).toBe(`wrong-value ${finance} /sections/2/of`);
    expect(wrong({ of: 'https://example.org' })).toBe(`wrong-value ${finance} /sections/2/of`);
  });
});

it('lists the pages of the sitemap page, too', () => {
  const unlisted = (files: ReadFiles) => diagnose(files).filter(({ code }) => code === 'unlisted-page');
  expect(unlisted(filesWith(list()))).toHaveLength(3);
  const sitemap = JSON.parse(validSite.documents.get('sitemap/page.json') ?? '');
  const listing = { ...sitemap, sections: [...sitemap.sections, list()] };
  expect(unlisted(withFiles(filesWith(list()), { 'sitemap/page.json': JSON.stringify(listing) }))).toEqual(
    [],
  );
});

it('gets completions of routes that have pages below them', () => {
  const marked = '{ "sections": [{ "type": "listing", "of": "" }] }';
  const offered = completionsAt(siteContextOf(filesWith(list())), finance, marked, marked.indexOf('""') + 1);
  expect(offered.map(({ label, detail }) => `${label} ${detail}`)).toEqual(['/ Home', '/finance Finance']);
});

it('follows its pages when they move, is found by its route, and shows saved changes in development', async () => {
  for (const [name, text] of Object.entries({ ...pages, ...showing(list()) })) copy.add(name, text);
  const places = new UseFinder(copy.pages, schemas).find('/finance').places;
  expect(places.map(({ file, pointer }) => `${file} ${pointer}`)).toContain(`${finance} /sections/2/of`);
  const content = new LiveContent(copy.pages);
  await content.load();
  const first = (route: string) =>
    JSON.parse(content.file(`content/en/${route}.json`) ?? '{}').sections.at(-1).items[0];
  expect(first('finance')).toMatchObject({ title: 'Cranes', text: 'All about cranes.' });
  copy.change('finance/bridges/page.json', '"2027-03-01"', '"2027-06-01"');
  await content.saved(['finance/bridges/page.json']);
  expect(first('finance')).toMatchObject({ title: 'Bridges' });
  const checker = new Checker(copy.pages, schemas);
  await checker.scan();
  executePlan(planPageMove(checker, copy.pages, { from: '/finance', to: '/money' }));
  expect(JSON.parse(copy.read('money/page.json')).sections[2].of).toBe('/money');
});
