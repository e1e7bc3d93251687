import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engineRoot } from '../../src/node/project/project';
import { addressOf, serve } from '../../src/node/serve/server';
import { moveUntilLive } from './application';
import { lookOf } from './page-layout';
import { expect, test } from './without-errors';

/** The shortest name, and a long one of several words, beside a mark: the least room. A long word is in any-site.spec.ts. */
const names = ['Oto', 'Städtische Musikschule Nordend'];
/** As long as labels may be, without a place to break. */
const label = 'Schifffahrtsauskunft@binnenschiff.museum';
const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
const servers: Server[] = [];
const addresses: string[] = [];

test.beforeAll(async () => {
  for (const [index, name] of names.entries()) {
    const pages = path.join(folder, `pages-${index}`);
    const out = path.join(folder, `dist-${index}`);
    cpSync(path.join(engineRoot, 'tests/sites/specimen'), pages, { recursive: true });
    const file = path.join(pages, '_site/site.json');
    const document = JSON.parse(readFileSync(file, 'utf8'));
    document.brand.name = name;
    for (const language of document.languages) delete language.brand;
    document.languages[0].name = 'Deutsch (Schweiz)';
    document.header.navigation[0].label = label;
    document.header.navigation[1].items[0].label = label;
    document.header.action.label = label;
    document.footer.columns[0].links[0].label = label;
    writeFileSync(file, JSON.stringify(document));
    const args = ['scripts/run.cjs', 'build', '--pages', pages, '--out', out];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const server = await serve(out, 0);
    servers.push(server);
    addresses.push(addressOf(server, out));
  }
});
test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [index, name] of names.entries())
  for (const route of ['', '/ar', '/no-such-page', '/ar/no-such-page'])
    test(`${name} has room in header and footer at 320 px: ${route || '/'}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${addresses[index]}${route}`);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const { sideways, outside, crowded, brokenInHeader } = await lookOf(page);
      expect({ sideways, outside, crowded, brokenInHeader }).toEqual({
        sideways: 0,
        outside: [],
        crowded: [],
        brokenInHeader: [],
      });
      const header = await page.getByRole('banner').boundingBox();
      const brand = await page.getByRole('banner').getByText(name, { exact: true }).boundingBox();
      const button = await page.locator('[popovertarget="menu"]').boundingBox();
      if (!header || !brand || !button) throw new Error('The header lacks its brand or its menu button.');
      expect(brand.y).toBeGreaterThanOrEqual(header.y);
      expect(brand.y + brand.height).toBeLessThanOrEqual(header.y + header.height);
      const [first, last] = route.startsWith('/ar') ? [button, brand] : [brand, button];
      expect(first.x + first.width).toBeLessThanOrEqual(last.x);
      const end = await page.getByRole('contentinfo').getByText(name, { exact: true }).first().boundingBox();
      expect(end?.x).toBeGreaterThanOrEqual(0);
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(320);
    });

for (const width of [360, 1440])
  test(`a label without a place to break stays in header and footer at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(addresses[0] ?? '');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const menu = page.locator('[popovertarget="menu"]');
    const submenu = page.getByRole('banner').locator('summary').first();
    if (await menu.isVisible()) await menu.click();
    await submenu.click();
    for (const link of await page.getByRole('link', { name: label }).all()) {
      await expect(link).toBeVisible();
      const room = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, list] = [range.getBoundingClientRect(), element.closest('li, header, footer')];
        const { left, right } = list?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return Math.min(text.left - left, right - text.right, text.left, innerWidth - text.right);
      });
      // Browsers round.
      expect(room).toBeGreaterThan(-1);
    }
    expect((await lookOf(page)).sideways).toBe(0);
  });

// Hydration replaces the browser's list by that of the site: each is measured while no other can take its place.
for (const list of ["the browser's", "the site's"])
  test(`a long name of a language is whole in ${list} list, beside its sign`, async ({ page }) => {
    const isSites = list === "the site's";
    if (!isSites) await page.route('**/*.js', (route) => route.abort());
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(addresses[0] ?? '');
      if (isSites) await moveUntilLive(page);
      const menu = page.locator('[popovertarget="menu"]');
      if (await menu.isVisible()) await menu.click();
      const field = page.getByRole('banner').locator(isSites ? 'button[role=combobox]' : 'select');
      await expect(field).toBeVisible();
      const room = await field.evaluate((element) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.font = font;
        const text = context.measureText('Deutsch (Schweiz)').width;
        return (
          element.clientWidth -
          Number.parseFloat(paddingInlineStart) -
          Number.parseFloat(paddingInlineEnd) -
          text
        );
      });
      expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
