import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { engineRoot } from '../../src/node/project/project';
import { addressOf, serve } from '../../src/node/serve/server';
import { followLink, moveUntilLive, openLive } from './application';
import { expect, test } from './without-errors';

/** A site below a path of its host: https://example.org/museo. */
const out = mkdtempSync(path.join(tmpdir(), 'below-'));
let server: Server;
let address: string;

test.beforeAll(async () => {
  const args = ['scripts/run.cjs', 'build', '--pages', 'tests/sites/below', '--out', out];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: engineRoot, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  server = await serve(out, 0);
  address = addressOf(server, out);
});
test.afterAll(() => {
  server.close();
  rmSync(out, { recursive: true, force: true });
});

/** The requests of a page from now on, and those among them that fail or leave the site. */
function watch(page: Page): { all: string[]; wrong: string[] } {
  const requests = { all: [] as string[], wrong: [] as string[] };
  page.on('request', (request) => {
    requests.all.push(new URL(request.url()).pathname);
    if (!`${request.url()}/`.startsWith(`${address}/`)) requests.wrong.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page cancels its requests.
    if (!/ABORTED/.test(why)) requests.wrong.push(`${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) requests.wrong.push(`${response.status()} ${response.url()}`);
  });
  return requests;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every request of a visit stays below the path of the site, and succeeds', async ({ page }) => {
  const requests = watch(page);
  await openLive(page, `${address}/`);
  await followLink(page, 'News');
  await expect(heading(page)).toHaveText('News from the house');
  expect(pathOf(page)).toBe('/museo/news');
  await page.getByRole('link', { name: 'See the stairs' }).click();
  await expect(heading(page)).toHaveText('The spring reopens');
  expect(pathOf(page)).toBe('/museo/news/spring');
  const image = page.getByRole('img', { name: 'Stairs of stone' });
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${address}/`);
  await followLink(page, 'Visit');
  await page.waitForURL(`${address}/visit`);

  await page
    .getByRole('link', { name: /Español|español/ })
    .first()
    .click();
  await page.waitForURL(`${address}/es/visita`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://example.org/museo/es/visita',
  );
  await expect(page.getByText('El camino de la sal')).toBeVisible();
  await page.getByRole('button', { name: /tema|theme/i }).click();
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
  // The Spanish link to the page has its own path, and so does the link back.
  await followLink(page, 'Noticias');
  await page.waitForURL(`${address}/es/noticias`);
  await followLink(page, 'Visita');
  await page.waitForURL(`${address}/es/visita`);
  await page
    .getByRole('link', { name: /English/ })
    .first()
    .click();
  await page.waitForURL(`${address}/visit`);
  await page
    .getByRole('link', { name: /español/i })
    .first()
    .click();
  await page.waitForURL(`${address}/es/visita`);
  // After a reload it is hydrated from its own data.
  await page.reload();
  await moveUntilLive(page);
  await page.goto(`${address}/es/visit`);
  await page.waitForURL(`${address}/es/visita`);
  await page.goto(`${address}/hours`);
  // The chosen language is kept: the alias redirects to the page, and the page to its Spanish version.
  await page.waitForURL(`${address}/es/visita`);
  await page.goto(`${address}/`);
  await page.waitForURL(`${address}/es`);
  await moveUntilLive(page);
  await followLink(page, 'Noticias');
  await page.waitForURL(`${address}/es/noticias`);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.waitForLoadState('networkidle');
  expect(requests.wrong).toEqual([]);
  // The application fetched only the data of its pages.
  expect(requests.all).toContain('/museo/content/en/news/spring.json');
  expect(requests.all).toContain('/museo/content/es/noticias.json');
  // A page with a path of its own in a language has its data at that path.
  expect(requests.all).toContain('/museo/content/es/visita.json');
  expect(requests.all).not.toContain('/museo/content/es/visit.json');
  expect(requests.all).not.toContain('/museo/news/spring');
});

test('an unknown address below the path shows the complete 404 page', async ({ page }) => {
  for (const [unknown, title] of [
    ['/no-such-page', '404 Page Not Found'],
    ['/es/no-such-page', '404 Página no encontrada'],
  ] as const) {
    const requests = watch(page);
    await openLive(page, address + unknown);
    await expect(heading(page)).toHaveText(title);
    await page.waitForLoadState('networkidle');
    expect(requests.wrong.filter((line) => line !== `404 ${address}${unknown}`)).toEqual([]);
    page.removeAllListeners('request');
  }
  await page.getByRole('link', { name: 'Ir a la página de inicio' }).click();
  await page.waitForURL(`${address}/es`);
});

test('the root of the host redirects to the site, and other paths do not belong to it', async ({ page }) => {
  const root = new URL(address).origin;
  await page.goto(root);
  expect(pathOf(page)).toBe('/museo/');
  await page.goto(address);
  expect(pathOf(page)).toBe('/museo/');
  const beside = await page.request.get(`${root}/visit`);
  expect(beside.status()).toBe(404);
  expect(await beside.text()).toBe('This site stands below /museo/.\n');

  await openLive(page, `${address}/visit`);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/museology', textContent: 'Beside' });
    // Outside the part that React hydrates.
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'Beside' }).hover();
  await Promise.all([
    page.waitForURL(`${root}/museology`),
    page.getByRole('link', { name: 'Beside' }).click(),
  ]);
  // The browser followed the link: no data was requested for it.
  expect(requestedPaths.filter((one) => one.includes('museology'))).toEqual(['/museology']);
});
