import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeReviewSite } from '../../scripts/cli/review-site';
import { compareSites } from '../../src/commands/review/compare-sites';
import { loadSite } from '../../src/content/site/load';
import { readSiteFiles } from '../../src/node/read/read';
import { addressOf, serve } from '../../src/node/serve/server';
import { schemas } from '../support/project';
import { violationsOf } from './axe';

const model = path.join(import.meta.dirname, '../sites/three-languages');
const work = mkdtempSync(path.join(tmpdir(), 'proposed-'));
let server: Server;
let url = '';

test.beforeAll(async () => {
  const pages = path.join(work, 'pages');
  const out = path.join(work, 'out');
  cpSync(model, pages, { recursive: true });
  const change = (file: string, make: (text: string) => string) => {
    const target = path.join(pages, file);
    writeFileSync(target, make(readFileSync(target, 'utf8')));
  };
  const document = JSON.parse(readFileSync(path.join(pages, 'finance/page.json'), 'utf8'));
  document.sections[1].background = document.sections[1].background === 'muted' ? 'default' : 'muted';
  change('finance/page.json', () => JSON.stringify(document));
  change('contact/fr.json', (text) => text.replace('"Parlez à une', '"Parlez donc à une'));
  const load = (folder: string) => loadSite(readSiteFiles(folder), schemas);
  const site = load(pages);
  const changes = compareSites(load(model), site, schemas);
  expect(await writeReviewSite(out, pages, undefined, { changes, site, base: 'main' })).toBe(0);
  server = await serve(out, 0);
  url = addressOf(server, out);
});
test.afterAll(() => {
  server?.close();
  rmSync(work, { recursive: true, force: true });
});

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Review' });

test("a list links to each changed page, and a page's bar to each change and to the next page", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${url}/review`);
  await page.getByRole('link', { name: '/finance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await barOf(page).getByRole('button', { name: 'Next' }).click();
  const marked = page.locator('[data-review]').first();
  await expect(marked).toBeInViewport();
  await expect(marked).toHaveCSS('outline-style', 'solid');
  // The application has hydrated the page, and kept the marks.
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  await expect(marked).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForLoadState();
  await page.goto(`${url}/finance`);
  const next = barOf(page).getByRole('link', { name: /^Next page/ });
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(`${url}${target}`);
  await expect(barOf(page)).toBeVisible();
  expect(problems).toEqual([]);
  expect(await (await page.request.get(`${url}/robots.txt`)).text()).toContain('Disallow: /');
});

test('a review works without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${url}/finance`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(barOf(page).getByRole('button')).toHaveCount(0);
  await barOf(page)
    .getByText(/on this page$/)
    .click();
  await barOf(page).getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/#./);
  await expect(page.locator('[data-review]').first()).toBeInViewport();
  await context.close();
});

for (const address of ['/review', '/finance'])
  test(`axe finds nothing in a review: ${address}`, async ({ page }) => {
    await page.goto(url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
