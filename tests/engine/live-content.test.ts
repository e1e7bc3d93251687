import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inCache } from '../../src/node/cache/place';
import { loadSchemas } from '../../src/node/cache/schema-cache';
import { LiveContent } from '../../src/node/dev/live-content';
import { ImageList } from '../../src/node/images/image-cache';
import { hashOf } from '../../src/node/project/hash';
import { brokenSites } from '../support/checks';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder('live-content');
const file = path.join(folder, 'finance/page.json');
cpSync(path.join(brokenSites, '_valid'), folder, { recursive: true });

it('translates the published address of a page below a path to its address in development', async () => {
  const content = new LiveContent('tests/sites/below');
  await content.load();
  expect(content.site?.redirects.at('/museo/visit')).toBe('/visit');
  expect(content.site?.redirects.at('/museo/es/visit')).toBe('/es/visit');
  expect(content.site?.redirects.at('/museo')).toBe('/');
  // Entries of redirects.json work as they will on the host.
  expect(content.site?.redirects.at('/es/blog/spring')).toBe('/es/news/spring');
  expect(content.site?.redirects.at('/blog/shop')).toBe('https://shop.example/salt');
  expect(content.site?.redirects.isGone('/es/lottery')).toBe(true);
  expect(content.site?.redirects.at('/es/lottery')).toBeUndefined();
  for (const path of ['/visit', '/museology', '/es/museo'])
    expect(content.site?.redirects.at(path), path).toBeUndefined();
});

it('shows the last good state even if another save has not been checked yet', async () => {
  const content = new LiveContent(folder);
  await content.load();
  const text = readFileSync(file, 'utf8');
  const { description, sections } = JSON.parse(text);
  const heading = () => JSON.parse(content.file('content/en/finance.json') ?? '{}').sections[0];
  const before = heading();
  expect(before.subtitle).toBe(sections[0].subtitle);
  // A good state that was checked, then a bad one that is not checked yet when the browser asks.
  writeFileSync(file, text.replace(description, `${description} Now.`));
  await content.saved(['finance/page.json']);
  writeFileSync(file, text.replace('"subtitle"', '"subtitel"'));
  expect(heading()).toEqual(before);
  await content.saved(['finance/page.json']);
  expect(content.report).toContain('"subtitel"');
  expect(heading()).toEqual(before);
});

it('answers for what was saved while the site is still being read', async () => {
  const content = new LiveContent(folder);
  void content.load();
  await content.saved(['finance/page.json']);
  expect(content.pageAt('/finance')?.route).toBe('/finance');
});

it('shows the further pages of a list while its document is broken', async () => {
  const copy = temporaryFolder('live-lists');
  cpSync('tests/sites/specimen', copy, { recursive: true });
  const content = new LiveContent(copy);
  await content.load();
  const shown = () => ['/logbuch', '/logbuch/2'].map((route) => content.pageAt(route)?.route);
  expect(shown()).toEqual(['/logbuch', '/logbuch/2']);
  writeFileSync(path.join(copy, 'logbuch/page.json'), '{');
  await content.saved(['logbuch/page.json']);
  expect(shown()).toEqual(['/logbuch', '/logbuch/2']);
});

it('does not read the images again that a build has read', async () => {
  const { key } = await loadSchemas();
  const content = new LiveContent(folder);
  await content.load();
  const list = new ImageList(folder, key);
  expect(list.keysOf(content.checker?.site.images.keys() ?? []).length).toBeGreaterThan(0);
  list.save();
  const cached = () => readFileSync(inCache('images', `facts-${hashOf(folder)}.json`), 'utf8');
  const before = cached();
  expect(before).toContain(key);
  await content.saved(['finance/page.json']);
  expect(cached()).toBe(before);
});

it('says that the folder of the site is gone, however it is asked, until it is back', async () => {
  const content = new LiveContent(folder);
  await content.load();
  const { located } = content;
  renameSync(folder, `${folder}-elsewhere`);
  for (const look of ['update', 'load', 'update', 'load'] as const) {
    await content[look]();
    expect(content.report).toBe(`${folder} cannot be read: it does not exist.`);
    // Nobody is shown what was found before in its place.
    expect([content.located, content.diagnostics]).toEqual([[], []]);
  }
  renameSync(`${folder}-elsewhere`, folder);
  expect(await content.load()).toBe(true);
  expect(content.located).toEqual(located);
});

describe('a site whose shared documents are wrong when its server starts', () => {
  const copy = temporaryFolder('live-start');
  cpSync('tests/sites/specimen', copy, { recursive: true });
  const documents = ['site', 'theme', 'redirects', 'ar'];
  const texts = ['{', 'null', '[]', '{}'];
  const cases = documents.flatMap((name) => texts.map((text) => [`_site/${name}.json`, text] as const));

  it.each(cases)(
    'says what is wrong with %s that is %j, and shows pages once it is mended',
    async (name, text) => {
      const place = path.join(copy, name);
      const right = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
      const mend = () => (right === undefined ? rmSync(place, { force: true }) : writeFileSync(place, right));
      onTestFinished(mend);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
      const content = new LiveContent(copy);
      await content.load();
      for (const { code } of content.diagnostics) expect(content.report).toContain(`[${code}]`);
      expect(content.report === '').toBe(content.diagnostics.length === 0);
      mend();
      await content.saved([name]);
      expect(content.report).toBe('');
      expect(content.pageAt('/logbuch')?.route).toBe('/logbuch');
    },
  );
});

it('shows a theme when it is saved, and ignores an invalid colour', async () => {
  const content = new LiveContent(folder);
  await content.load();
  const theme = path.join(folder, '_site/theme.json');
  const save = async (light: object) => {
    writeFileSync(theme, JSON.stringify({ $schema: '../../../../schemas/theme.schema.json', light }));
    return content.saved(['_site/theme.json']);
  };
  const usual = content.look;
  expect(usual).toContain('--accent:oklch(');
  expect(await save({ accent: '#5b1049' })).toBe(true);
  expect(content.look).toContain('--accent:#5b1049;');
  await save({ accent: 'plum!' });
  expect(content.look).toBe(usual);
  expect(content.report).toContain('"plum!" is not a color');
  rmSync(theme);
  await content.saved(['_site/theme.json']);
  expect(content.look).toBe(usual);
});
