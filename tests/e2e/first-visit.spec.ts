import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { budget } from '../../src/node/output/budget';
import { moveUntilLive, openLive, recordShifts, scriptOf, sectionScript, shiftOf } from './application';
import { deferred } from './deferred';

const out = process.env.SITE_OUT ?? 'dist';

/** Collects every request of a page for a script. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
}

test('no script is fetched before the visitor acts, and inline scripts are small', async ({ page }) => {
  const scripts = scriptsOf(page);
  // A browser without a window may place the pointer in the first page that it opens.
  await page.goto('/favicon.svg');
  // With and without buttons, with tabs, and with a form.
  for (const at of ['/resources', '/', '/finance', '/contact']) {
    await page.goto(at);
    await page.waitForLoadState('networkidle');
    expect(scripts, at).toEqual([]);
  }
  const inline = await page.locator('script:not([type])').allTextContents();
  expect(brotliCompressSync(inline.join('')).length).toBeLessThan(budget.beforeIntent);
  await moveUntilLive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page of static sections fetches only the code of its own sections', async ({ page }) => {
  const scripts = scriptsOf(page);
  await openLive(page, '/finance');
  await page.waitForLoadState('networkidle');
  const addresses = scripts.map((url) => `**${new URL(url).pathname}`);
  const section = (type: string) => sectionScript(page, type);
  for (const type of ['form', 'industry-tabs', 'webinars'])
    expect(addresses).not.toContain(await section(type));
  expect(addresses).not.toContain(await scriptOf(page, 'src/ui/toast-list.tsx'));
  for (const type of ['hero', 'challenges-outcomes', 'solutions', 'success-stories', 'cta'])
    expect(addresses).toContain(await section(type));
  let weight = 0;
  for (const url of scripts)
    weight += brotliCompressSync(readFileSync(path.join(out, new URL(url).pathname))).length;
  expect(weight).toBeLessThan(budget.afterIntent);
});

test('hydrating a page requests all its files at once', async ({ page }) => {
  // No response arrives before everything was requested: on a slow connection each further round trip takes a quarter of a
  // second.
  for (const at of ['/', '/es/finance', '/contact', '/nowhere']) {
    // The previous page prefetches the targets of its links.
    await page.goto('about:blank');
    const { promise: held, resolve: release } = deferred();
    const requestedPaths: string[] = [];
    const html = await (await page.request.get(at)).text();
    const files = ['app', 'preload'].flatMap(
      (name) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [],
    );
    expect(files.length, at).toBeGreaterThan(5);
    await page.route(/\/(assets|content)\/.*\.(js|css|json)$/, async (route) => {
      requestedPaths.push(new URL(route.request().url()).pathname);
      if (files.every((file) => requestedPaths.includes(file))) release();
      await held;
      await route.continue();
    });
    await openLive(page, at);
    await page.unrouteAll({ behavior: 'wait' });
    // What is fetched once the application has loaded comes last.
    expect(requestedPaths.slice(0, files.length).toSorted(), at).toEqual(files.toSorted());
  }
});

test('hydration downloads no file twice', async ({ page }) => {
  for (const at of ['/', '/es/finance', '/contact']) {
    await openLive(page, at);
    await page.waitForLoadState('networkidle');
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    );
    expect(fetched.length, at).toBeGreaterThan(5);
    expect(fetched.toSorted(), at).toEqual([...new Set(fetched)].toSorted());
    await page.goto('about:blank');
  }
});

for (const [place, after] of [
  ['before its menu', 'popoverTarget="menu"'],
  ['in its last link', ' data-language='],
] as const) {
  test(`a header that arrives in two parts, split ${place}, is painted when it is complete`, async ({
    browser,
    page,
  }) => {
    const html = readFileSync(path.join(out, 'es.html'), 'utf8');
    const unblocked = html.replaceAll(' blocking="render"', '');
    const { promise: held, resolve: release } = deferred();
    const server = createServer(async (request, response) => {
      const text = request.url === '/unblocked' ? unblocked : html;
      if (request.url !== '/' && text === html) return response.writeHead(404).end();
      const middle = text.indexOf('</', text.indexOf(after));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(text.slice(0, middle));
      await held;
      return response.end(text.slice(middle));
    }).listen(0);
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    const paintedIn = (one: Page) =>
      one.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('header button').first()).toBeAttached();
    // By the time that a page without the attribute is painted, this one would be.
    const other = await browser.newPage();
    await other.goto(`${address}/unblocked`, { waitUntil: 'commit' });
    await expect.poll(() => paintedIn(other)).toBeGreaterThan(0);
    await other.close();
    const released = await page.evaluate(() => performance.now());
    release();
    await expect.poll(() => paintedIn(page)).toBeGreaterThan(0);
    expect(await paintedIn(page)).toBeGreaterThan(released);
    server.closeAllConnections();
    server.close();
  });
}

test('nothing moves while a page loads and hydrates', async ({ page }) => {
  await page.addInitScript(recordShifts);
  for (const at of ['/', '/es', '/finance', '/contact', '/resources', '/proof']) {
    for (const [width, height] of [
      [360, 800],
      [1280, 800],
      [1440, 1800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      await moveUntilLive(page);
      expect(await shiftOf(page), `${at} at ${width} px`).toBeLessThan(0.001);
    }
  }
});

test('floating elements are above the page', async ({ page }) => {
  const floats: [path: string, open: (page: Page) => Promise<void>, role: 'tooltip' | 'listbox'][] = [
    ['/', (page) => page.getByRole('button', { name: 'Dark theme' }).hover(), 'tooltip'],
    ['/contact', (page) => page.locator('button[role=combobox]').click(), 'listbox'],
  ];
  for (const [path, open, role] of floats) {
    await openLive(page, path);
    await open(page);
    // Radix repeats the text of a tooltip for screen readers.
    const floating = page
      .locator('[data-radix-popper-content-wrapper]')
      .filter({ has: page.getByRole(role) });
    await expect(floating).toBeVisible();
    const isCovered = await floating.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].some(
        (y) => !element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    expect(isCovered, role).toBe(false);
  }
});
