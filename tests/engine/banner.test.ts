import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { createResolver } from '../../src/content/resolve/resolve';
import { loadSite } from '../../src/content/site/load';
import { Checker } from '../../src/node/check/checker';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { brokenSites, validSite } from '../support/checks';
import { schemas } from '../support/project';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('banner');
const pages = path.join(work, 'pages');
const out = path.join(work, 'dist');
const at = (file: string) => path.join(pages, file);
const text = (file: string) => readFileSync(at(file), 'utf8');
const words = 'Closed on Monday: see [what is open](/finance).';
const spanish = 'Cerrado el lunes: vea [lo que abre](/finance).';
const withBanner = (site: string, more = '') =>
  site.replace('"footer": {', `"banner": { "text": "${words}"${more} },\n  "footer": {`);
const translated = (dictionary: string) => dictionary.replace('{', `{\n  "${words}": "${spanish}",`);
const save = (more = '') =>
  writeFileSync(
    at('_site/site.json'),
    withBanner(readFileSync(path.join(brokenSites, '_valid/_site/site.json'), 'utf8'), more),
  );

/** A small site with a banner on every page, in two languages. */
beforeEach(() => {
  rmSync(pages, { recursive: true, force: true });
  cpSync(path.join(brokenSites, '_valid'), pages, { recursive: true });
  save();
  writeFileSync(at('_site/es.json'), translated(text('_site/es.json')));
});

async function look() {
  const checker = new Checker(pages, schemas);
  await checker.scan();
  return checker;
}

describe('the banner is shown', () => {
  const shownAt = (now: string, more: string) => {
    const documents = new Map(validSite.documents);
    documents.set('_site/site.json', withBanner(documents.get('_site/site.json') ?? '', more));
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
      .filter((file) => file.endsWith('.html') && /aria-label="(?:Notice|Aviso)"/.test(textOf(file)))
      .toSorted();
  const textOf = (file: string) => readFileSync(path.join(out, file), 'utf8');
  expect(shown()).toEqual(
    [
      ...['404.html', 'finance.html', 'index.html', 'sitemap.html'],
      ...['es/404.html', 'es/finance.html', 'es.html', 'es/sitemap.html'],
    ].toSorted(),
  );
  expect(textOf('finance.html')).toContain('Closed on Monday: see <a href="/finance"');
  expect(textOf('es/finance.html')).toContain('Cerrado el lunes: vea <a href="/es/finance"');
  expect(JSON.parse(textOf('content/es/_site.json')).banner.text).toContain('Cerrado el lunes: vea ');
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
  expect(text('_site/site.json')).toContain('see [what is open](/money).');
  expect(text('_site/es.json')).toContain('vea [lo que abre](/money).');
  expect((await look()).findings()).toEqual([]);

  writeFileSync(at('_site/site.json'), text('_site/site.json').replace('(/money)', '(/mony)'));
  writeFileSync(at('_site/es.json'), text('_site/es.json').replaceAll('(/money)', '(/mony)'));
  expect((await look()).findings().map(({ code }) => code)).toContain('dead-link');
  save();
  writeFileSync(at('_site/es.json'), readFileSync(path.join(brokenSites, '_valid/_site/es.json'), 'utf8'));
  expect((await look()).findings().map(({ code }) => code)).toContain('missing-translation');
});
