import { describe, expect, it } from 'vitest';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { completionsAt } from '../../src/content/report/complete';
import type { ReadFiles } from '../../src/content/site/load';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { diagnose, schemas, siteContextOf, validSite, withFiles } from '../support/checks';
import { filesWith, finance, list, page, pages, showing } from '../support/listed-pages';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();

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
  const checker = await scanned(copy.pages, schemas);
  executePlan(planPageMove(checker, copy.pages, { from: '/finance', to: '/money' }));
  expect(JSON.parse(copy.read('money/page.json')).sections[2].of).toBe('/money');
});
