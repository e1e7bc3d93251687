import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../src/build/project/project';
import { serve } from '../../src/build/serve/server';
import { directionOf } from '../../src/content/languages';
import { violationsOf } from './axe';
import { expect, test } from './without-errors';

/**
 * What holds for any site, whatever it says: nothing here knows a name, a number or a language. Tried are the specimen, whose names
 * and words are as long as names and words get, and what SITES=dir,dir names.
 */
const sites = ['tests/sites/specimen', ...(process.env.SITES?.split(',') ?? [])];
const folder = mkdtempSync(path.join(tmpdir(), 'any-site-'));
const servers: Server[] = [];

test.afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a site and serves it. @returns its address */
async function open(site: string): Promise<string> {
  const out = path.join(folder, String(servers.length));
  const args = ['scripts/run.cjs', 'build', '--pages', site, '--out', out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const server = await serve(out, 0);
  servers.push(server);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** By how much the page is wider than the window, and which controls of the header reach out of that. */
function layoutOf() {
  const controls = [...document.querySelectorAll('header :is(a, button, select)')].filter((element) =>
    element.checkVisibility(),
  );
  const outside = controls.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    outside: outside.map((element) => element.outerHTML.slice(0, 100)),
  };
}

for (const site of sites) {
  test(`every page of ${site} fits every window, says its language and is accessible`, async ({ page }) => {
    test.setTimeout(600_000);
    const address = await open(site);
    const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
    const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, route]) => route);
    expect(routes.length).toBeGreaterThan(0);
    for (const [index, route] of [...routes, '/no-such-page'].entries()) {
      await page.goto(address + route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const { lang, direction } = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        direction: getComputedStyle(document.documentElement).direction,
      }));
      expect.soft(direction, `${route} in ${lang}`).toBe(directionOf(lang));
      for (const width of [320, 360, 744, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await page.evaluate(layoutOf), `${route} at ${width} px`)
          .toEqual({ sideways: 0, outside: [] });
      }
      // As wide as a desktop, or a phone.
      if (index % 3 > 0) await page.setViewportSize({ width: 320, height: 800 });
      expect.soft((await violationsOf(page)).join('\n\n'), route).toBe('');
      // One theme after the other.
      await page.evaluate(() => {
        localStorage.theme = localStorage.theme === 'dark' ? 'light' : 'dark';
      });
    }
  });
}
