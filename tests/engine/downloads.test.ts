import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { UseFinder } from '../../src/commands/refactor/find-uses';
import { planImageMove } from '../../src/commands/refactor/move-image';
import { planPageMove } from '../../src/commands/refactor/move-page';
import { planPageRemoval } from '../../src/commands/refactor/remove-page';
import { sizeIn } from '../../src/content/model/downloads';
import { LiveContent } from '../../src/node/dev/live-content';
import { executePlan } from '../../src/node/plan/plan';
import { brokenSites } from '../support/checks';
import { schemas } from '../support/project';
import { scanned } from '../support/scanned';
import { SiteCopy } from '../support/site-copy';

const copy = new SiteCopy();
const { pages, out } = copy;
const section = (file: string) =>
  `{ "type": "downloads", "items": [{ "file": "${file}", "label": "Finance" }] },`;
const put = (page: string, before: string, file: string) =>
  copy.change(page, before, `${section(file)}\n    ${before}`);

/** A small site with two pages that offer the same file. */
beforeEach(() => {
  copy.write('finance/menu.pdf', `%PDF-1.7${' '.repeat(1_239_992)}`);
  put('finance/page.json', '{\n      "type": "cta"', './menu.pdf');
  put('index/page.json', '{\n      "type": "cta"', '../finance/menu.pdf');
});

const look = () => scanned(pages, schemas);

/** The downloads in the build, and what a page says of one. */
const built = () => readdirSync(path.join(out, 'assets')).filter((file) => file.endsWith('.pdf'));
const linkIn = (page: string) =>
  /href="\/assets\/(\w+\.pdf)" download="([^"]+)"[\s\S]*?>([^<]+)<\/span><\/a>/
    .exec(copy.built(page))
    ?.slice(1);

it('a build copies each once, and pages give its kind and size in their language, even after a change', async () => {
  expect((await buildSite({ pages, out })).diagnostics).toEqual([]);
  const [first, ...others] = built();
  expect(others).toEqual([]);
  expect(
    readFileSync(path.join(out, 'assets', first ?? '')).equals(readFileSync(copy.file('finance/menu.pdf'))),
  ).toBe(true);
  expect(linkIn('index.html')).toEqual([first, 'menu.pdf', 'PDF, 1.2 MB']);
  expect(linkIn('es/finance.html')).toEqual([first, 'menu.pdf', 'PDF, 1,2 MB']);

  copy.write('finance/menu.pdf', '%PDF-1.7 a smaller one');
  const again = await buildSite({ pages, out });
  expect(again.rendered).toBe(4);
  expect(linkIn('finance.html')).toEqual([built()[0], 'menu.pdf', 'PDF, 1 kB']);
  expect(built()).toHaveLength(1);
  expect(built()).not.toEqual([first]);
});

it('files offered only by drafts are not published', async () => {
  cpSync(path.join(brokenSites, '_valid/index'), copy.file('index'), { recursive: true });
  const isDraft = '"draft": true, "title": "Finance"';
  copy.change('finance/page.json', '"title": "Finance"', isDraft);
  for (const page of ['index/page.json', 'sitemap/page.json'])
    copy.change(page, '"href": "/finance"', '"href": "/sitemap"');
  await buildSite({ pages, out });
  expect(existsSync(path.join(out, 'index.html'))).toBe(true);
  expect(built()).toEqual([]);
});

describe('a file stays where pages expect it', () => {
  it('when its page moves', async () => {
    executePlan(planPageMove(await look(), pages, { from: '/finance', to: '/money' }));
    expect(existsSync(copy.file('money/menu.pdf'))).toBe(true);
    expect(copy.read('money/page.json')).toContain('"./menu.pdf"');
    expect(copy.read('index/page.json')).toContain('"../money/menu.pdf"');
    expect((await look()).findings()).toEqual([]);
  });

  it('when it is renamed', async () => {
    executePlan(planImageMove(await look(), pages, 'finance/menu.pdf', '_site/prices.pdf'));
    expect(copy.read('finance/page.json')).toContain('"../_site/prices.pdf"');
    expect((await look()).findings()).toEqual([]);
    const checker = await look();
    const move = (from: string, to: string) => () => planImageMove(checker, pages, from, to);
    expect(move('_site/price.pdf', 'x/y.pdf')).toThrow('did you mean _site/prices.pdf?');
    expect(move('_site/prices.pdf', '_site/prices.zip')).toThrow('stays a .pdf file');
  });

  it('when the page in the same folder is to be deleted, while another page offers it', async () => {
    const checker = await look();
    expect(() => planPageRemoval(checker, pages, { route: '/finance', instead: '/sitemap' })).toThrow(
      'offers a file that lies beside this page',
    );
  });
});

it('can be found by its name', () => {
  const { places } = new UseFinder(pages, schemas).find('menu.pdf');
  expect(places.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
    'file finance/page.json',
    'file index/page.json',
  ]);
});

it('development serves the saved version as a download, never for display', async () => {
  const content = new LiveContent(pages);
  await content.load();
  const offered = () => content.pageAt('/finance')?.sections[1] as { items: { file?: { href: string } }[] };
  const hrefOf = () => offered().items[0]?.file?.href.slice(1) ?? '';
  const before = hrefOf();
  const served = content.site?.downloads.find(before);
  expect(served?.bytes.length).toBe(1_240_000);
  expect(served?.headers).toMatchObject({
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
  });
  copy.write('finance/menu.pdf', '%PDF-1.7 another');
  await content.saved(['finance/menu.pdf']);
  expect(hrefOf()).not.toBe(before);
  expect(content.site?.downloads.find(hrefOf())?.bytes.length).toBe(16);
  rmSync(copy.file('finance/menu.pdf'));
  await content.saved(['finance/menu.pdf']);
  expect(content.report).toContain('There is no file "./menu.pdf"');
  expect(offered().items[0]?.file).toBeUndefined();
});

it.each([
  ['en', 20, '1 kB'],
  ['en', 54_400, '54 kB'],
  ['de', 999_600, '1 MB'],
  ['fr', 1_240_000, '1,2 Mo'],
  ['es', 24_600_000, '25 MB'],
])('in %s %i bytes are written as %s', (language, bytes, shown) => {
  expect(sizeIn(language, bytes).replaceAll(/\s/g, ' ')).toBe(shown);
});

it('a size in a language from right to left is set apart from the Latin letters before it', () => {
  for (const language of ['he', 'ar']) expect(sizeIn(language, 54_400)).toMatch(/^\u2068.*54.*\u2069$/);
});
