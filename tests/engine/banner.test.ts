import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { createResolver } from '../../src/content/resolve/resolve';
import { loadSite } from '../../src/content/site/load';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { validSite } from '../support/checks';
import { schemas } from '../support/project';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const { pages, out } = copy;
const words = 'Closed on Monday: see [what is open](/finance).';
const spanish = 'Cerrado el lunes: vea [lo que abre](/finance).';
const withBanner = (site: string, more = '') =>
  site.replace('"footer": {', `"banner": { "text": "${words}"${more} },\n  "footer": {`);
const translated = (dictionary: string) => dictionary.replace('{', `{\n  "${words}": "${spanish}",`);
const textOf = (file: string) => validSite.documents.get(file) ?? '';
const save = (more = '') => copy.write('_site/site.json', withBanner(textOf('_site/site.json'), more));

/** A small site with a banner on every page, in two languages. */
beforeEach(() => {
  save();
  copy.write('_site/es.json', translated(copy.read('_site/es.json')));
});

const look = () => scanned(pages, schemas);

describe('the banner is shown', () => {
  const shownAt = (now: string, more: string) => {
    const documents = new Map(validSite.documents);
    documents.set('_site/site.json', withBanner(textOf('_site/site.json'), more));
    const site = loadSite({ ...validSite, documents }, schemas);
    return createResolver({ ...site, images: new Map(), now }, schemas).site('en').banner !== undefined;
  };

  it.each([
    ['without days', '', '2027-01-06T12:00'],
    ['on its first day', ', "from": "2027-01-06"', '2027-01-06T00:00'],
    ['from its first minute on', ', "from": "2027-01-06T09:00"', '2027-01-06T09:00'],
    ['to the end of its last day', ', "until": "2027-01-06"', '2027-01-06T23:59'],
    ['to its last minute', ', "until": "2027-01-06T18:00"', '2027-01-06T17:59'],
  ])('%s', (_, more, now) => expect(shownAt(now, more)).toBe(true));

  it.each([
    ['before its first day', ', "from": "2027-01-06"', '2027-01-05T23:59'],
    ['before its first minute', ', "from": "2027-01-06T09:00"', '2027-01-06T08:59'],
    ['after its last day', ', "until": "2027-01-06"', '2027-01-07T00:00'],
    ['after its last minute', ', "until": "2027-01-06T18:00"', '2027-01-06T18:00'],
  ])('not %s', (_, more, now) => expect(shownAt(now, more)).toBe(false));
});

it("appears on every page in that page's language; a build renders it again when it changes", async () => {
  expect((await buildSite({ pages, out })).diagnostics).toEqual([]);
  const shown = () =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html') && /aria-label="(?:Notice|Aviso)"/.test(copy.built(file)))
      .toSorted();
  expect(shown()).toEqual(
    [
      ...['404.html', 'finance.html', 'index.html', 'sitemap.html'],
      ...['es/404.html', 'es/finance.html', 'es.html', 'es/sitemap.html'],
    ].toSorted(),
  );
  expect(copy.built('finance.html')).toContain('Closed on Monday: see <a href="/finance"');
  expect(copy.built('es/finance.html')).toContain('Cerrado el lunes: vea <a href="/es/finance"');
  expect(JSON.parse(copy.built('content/es/_site.json')).banner.text).toContain('Cerrado el lunes: vea ');
  save(', "until": "2020-01-06"');
  const { diagnostics, rendered } = await buildSite({ pages, out });
  expect(diagnostics.map(({ code }) => code)).toEqual(['past-banner']);
  expect(rendered).toBe(8);
  expect(shown()).toEqual([]);
});

it('appears in development as it was last saved', async () => {
  const content = new LiveContent(pages);
  await content.load();
  expect(content.site?.sites.get('es')?.banner?.text).toEqual([
    'Cerrado el lunes: vea ',
    { href: '/es/finance', words: 'lo que abre' },
    '.',
  ]);
  save(', "from": "2999-01-06"');
  await content.saved(['_site/site.json']);
  expect(content.site?.sites.get('es')?.banner).toBeUndefined();
});

it('has links that are checked and follow their pages, and copy that is translated', async () => {
  expect((await look()).findings()).toEqual([]);
  const { places } = new UseFinder(pages, schemas).find('/finance');
  expect(places.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['_site/site.json', '_site/es.json']),
  );
  executePlan(planPageMove(await look(), pages, { from: '/finance', to: '/money' }));
  expect(copy.read('_site/site.json')).toContain('see [what is open](/money).');
  expect(copy.read('_site/es.json')).toContain('vea [lo que abre](/money).');
  expect((await look()).findings()).toEqual([]);

  copy.change('_site/site.json', '(/money)', '(/mony)');
  copy.write('_site/es.json', copy.read('_site/es.json').replaceAll('(/money)', '(/mony)'));
  expect((await look()).findings().map(({ code }) => code)).toContain('dead-link');
  save();
  copy.write('_site/es.json', textOf('_site/es.json'));
  expect((await look()).findings().map(({ code }) => code)).toContain('missing-translation');
});
