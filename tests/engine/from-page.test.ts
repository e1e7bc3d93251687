import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { contextOf } from '../../src/content/checks/core/check-site';
import { icons } from '../../src/content/model/icons';
import { createResolver } from '../../src/content/resolve/resolve';
import { toldPages } from '../../src/content/site/lists';
import { loadSite } from '../../src/content/site/load';
import { unpublishedPaths } from '../../src/content/site/unpublished';
import { Checker } from '../../src/node/check/checker';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { pageKeys } from '../../src/node/render/page-keys';
import { diagnose, schemas, validSite, withFiles } from '../support/checks';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const today = '2027-05-15';
const parse = (file: string) => JSON.parse(validSite.documents.get(file) ?? '');
const home = parse('index/page.json');
const finance = parse('finance/page.json');

/** A page with a teaser, and the translations that the shared dictionary lacks. */
function page(name: string, teaser: object, more: object = {}, entries: object = {}): Record<string, string> {
  const description = `What there is to say of ${name}, long enough to be shown by a search engine.`;
  return {
    [`${name}/page.json`]: JSON.stringify({
      ...{ $schema: '../../../../schemas/page.schema.json', title: 'Home', description, teaser },
      ...{ sections: [{ type: 'hero', subtitle: 'Write to us' }], ...more },
    }),
    [`${name}/es.json`]: JSON.stringify({ [description]: `${description} (es)`, ...entries }),
  };
}
const cranes = (more: object = {}) =>
  page(
    'cranes',
    {
      title: 'Cranes',
      text: 'They lift what is heavy.',
      figures: [
        { metric: 'lifted', improvement: '12 tons' },
        { metric: 'Write to us', improvement: '3 hours' },
      ],
      details: [
        { name: 'outcome', text: 'Half the time' },
        { name: 'count', text: 'Home' },
      ],
    },
    { title: 'Get Started', routes: { es: '/gruas' }, ...more },
    {
      Cranes: 'Grúas',
      'They lift what is heavy.': 'Levantan lo que pesa.',
      ...{ lifted: 'levantado', '12 tons': '12 toneladas', '3 hours': '3 horas' },
      'Half the time': 'La mitad del tiempo',
    },
  );
const own = { title: 'Write to us', description: 'Home' };
const cards = (...items: object[]) => ({ type: 'cards', items });
const showing = (file: string, document: { sections: object[] }, ...sections: object[]) => ({
  [file]: JSON.stringify({ ...document, sections: [...document.sections, ...sections] }),
});
const onFinance = (...sections: object[]) => showing('finance/page.json', finance, ...sections);
const files = {
  ...cranes(),
  ...onFinance(cards({ of: '/cranes', icon: 'gear' }, { of: '/cranes', ...own }, own)),
  ...showing('index/page.json', home, { type: 'shared', name: 'figures' }),
  '_shared/figures/section.json': JSON.stringify({ type: 'metrics', of: '/cranes' }),
  '_shared/figures/es.json': '{}',
};

/** The last section of a page, as its component gets it. */
function last(files: Record<string, string>, id = 'finance', language = 'en', drafts = false) {
  const site = loadSite(withFiles(validSite, files), schemas);
  const context = contextOf(site, schemas);
  const resolvedPages = toldPages(context.pages.values(), context.all(), drafts ? undefined : today);
  const unpublished = drafts ? new Set<string>() : unpublishedPaths(context.pages.values(), today);
  const shared = {
    ...site,
    images: new Map(),
    routes: context.localRoutes,
    told: resolvedPages,
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

  it('causes no findings', () => {
    const findings = diagnose(withFiles(validSite, files)).filter(({ code }) => code !== 'unlisted-page');
    expect(findings.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)).toEqual([]);
  });
});

it('is followed by builds, which render only the pages that show it', async () => {
  for (const [name, text] of Object.entries(files)) copy.add(name, text);
  const keysNow = async () => {
    const checker = new Checker(copy.pages, schemas);
    await checker.scan();
    const resolvedPages = toldPages(checker.site.pages.values(), checker.site.all(), today);
    const shared = {
      ...checker.shared,
      languages: checker.languages,
      images: new Map(),
      told: resolvedPages,
      today,
    };
    const keyOf = pageKeys(checker, shared, schemas, '');
    // Without the hashes of their own files, only what they show of other pages is left.
    return new Map([...checker.site.pages].map(([id, facts]) => [id, keyOf(facts, '')]));
  };
  let before = await keysNow();
  const changed = async (...change: Parameters<typeof copy.change>) => {
    copy.change(...change);
    const after = await keysNow();
    const ids = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
    before = after;
    return ids.sort();
  };
  expect(await changed('cranes/es.json', 'La mitad del tiempo', 'Medio tiempo')).toEqual(['finance']);
  // The figures are in a section that the home page shares.
  expect(await changed('cranes/es.json', '12 toneladas', '13 toneladas')).toEqual(['index']);
  expect(await changed('_site/es.json', '"Inicio"', '"Portada"')).toContain('finance');
  // No other page shows this.
  expect(await changed('cranes/es.json', '(es)', '(es).')).toEqual([]);
});

it('is shown by builds and by development, follows what is saved, and moves with its page', async () => {
  for (const [name, text] of Object.entries(files)) copy.add(name, text);
  const out = path.join(copy.work, 'out');
  const { diagnostics } = await buildSite({ pages: copy.pages, out });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(readFileSync(path.join(out, 'es/finance.html'), 'utf8')).toContain('La mitad del tiempo');
  const content = new LiveContent(copy.pages);
  await content.load();
  const first = () => JSON.parse(content.file('content/es/finance.json') ?? '{}').sections.at(-1).items[0];
  expect(first()).toMatchObject({ outcome: 'La mitad del tiempo' });
  copy.change('cranes/es.json', 'La mitad del tiempo', 'Medio tiempo');
  await content.saved(['cranes/es.json']);
  expect(first()).toMatchObject({ outcome: 'Medio tiempo' });

  const places = new UseFinder(copy.pages, schemas).find('/cranes').places;
  expect(places.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual(
    expect.arrayContaining(['_shared/figures/section.json /of', 'finance/page.json /sections/2/items/0/of']),
  );
  const checker = new Checker(copy.pages, schemas);
  await checker.scan();
  executePlan(planPageMove(checker, copy.pages, { from: '/cranes', to: '/lifts' }));
  expect(JSON.parse(copy.read('finance/page.json')).sections[2].items[0].of).toBe('/lifts');
  expect(JSON.parse(copy.read('_shared/figures/section.json')).of).toBe('/lifts');
});
