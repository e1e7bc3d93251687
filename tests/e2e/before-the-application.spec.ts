import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { application, expanded, logged, openLive, scriptOf, untilLive } from './application';
import { deferred } from './deferred';

const out = process.env.SITE_OUT ?? 'dist';

/** A screenshot of an element once two in a row are equal: fonts are loaded, and transitions have ended. */
async function settledPicture(part: Locator): Promise<Buffer> {
  let last = await part.screenshot();
  await expect(async () => {
    const next = await part.screenshot();
    const isSettled = next.equals(last);
    last = next;
    expect(isSettled).toBe(true);
  }).toPass({ intervals: [100] });
  return last;
}

test('what was opened, chosen and typed before the application loads is kept', async ({ page }) => {
  // The application is held back until everything has happened.
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Message').fill('Before the application.');
  await page.getByLabel('Industry').selectOption('manufacturing');
  await page.getByLabel('Last name').focus();
  const top = await page.evaluate(() => scrollY);
  release();
  await untilLive(page);
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveText('Manufacturing');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Before the application.');
  await expect(page.getByLabel('Last name')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a select looks the same before and after its list has loaded', async ({ page }) => {
  for (const [theme, at] of [
    ['light', '/contact'],
    ['dark', '/es/contact'],
  ] as const) {
    const { promise: held, resolve: release } = deferred();
    await page.route(await scriptOf(page, 'src/ui/select-list.tsx'), async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await openLive(page, at);
    await page.evaluate(() => document.fonts.ready);
    const form = page.locator('main form');
    await expect(form.locator('select')).toBeVisible();
    const before = await settledPicture(form);
    release();
    await expect(form.locator('button[role=combobox]')).toBeVisible();
    expect((await settledPicture(form)).equals(before), at).toBe(true);
    await page.unrouteAll();
  }
});

test('a button pressed before the application loads has its effect', async ({ page }) => {
  let { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resources');
  await page
    .getByRole('button', { name: /Download PDF/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  ({ promise: held, resolve: release } = deferred());
  await page.goto('/finance');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  release();
  await untilLive(page);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
});

test('a form sent before the application loads is sent once it has', async ({ page }) => {
  const submissions = logged(page);
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const form = page.getByRole('main');
  for (const label of ['First name', 'Last name', 'Company']) await form.getByLabel(label).fill(label);
  await form.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  const submit = form.getByRole('button', { name: 'Request Demo' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(submissions).toEqual([]);
  release();
  await expect(form.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect
    .poll(() => submissions)
    .toEqual([expect.objectContaining({ firstName: 'First name', email: 'ada@example.com' })]);
  await expect(submit).not.toHaveAttribute('aria-busy');
});

test('a key pressed on a tab before the application loads moves to the next tab', async ({ page }) => {
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Private Equity' }).focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab', { name: 'Financial Services' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Financial Services');
});

test('a tab focused while the application loads keeps the focus, shows it, and is where arrow keys start', async ({
  page,
}) => {
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Private Equity' }).focus();
  await page.keyboard.press('Tab');
  const second = page.getByRole('tab', { name: 'Financial Services' });
  await expect(second).toBeFocused();
  release();
  await untilLive(page);
  await expect(second).toHaveAttribute('tabindex', '-1');
  await expect(second).toBeFocused();
  expect(await second.evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe('solid');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Manufacturing' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Manufacturing');
});

test('a menu opened before the application loads stays open and says so', async ({ page }) => {
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/finance');
  const menu = page.getByRole('button', { name: 'Menu' });
  const closed = await menu.locator('svg').innerHTML();
  for (const isOpen of [true, false, true]) {
    await menu.click();
    await expect.poll(() => expanded(menu)).toBe(isOpen);
  }
  release();
  await untilLive(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => menu.locator('svg').innerHTML()).not.toBe(closed);
  expect(await expanded(menu)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => expanded(menu)).toBe(false);
});

test('without its application a page can be read and navigated, and reports no error', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/finance');
  await page.mouse.move(20, 200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an application that loads before the end of the page waits for it', async ({
  browser,
  page,
  baseURL,
}) => {
  const html = readFileSync(path.join(out, 'company.html'), 'utf8');
  const middle = html.indexOf('</section>');
  const { promise: held, resolve: release } = deferred();
  const server = createServer(async (request, response) => {
    if (request.url === '/company') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      await held;
      return response.end(html.slice(middle));
    }
    const answer = await fetch(`${baseURL}${request.url}`);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/company`;
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const script = page.waitForResponse(await scriptOf(page, application));
  const data = page.waitForResponse(/content\/en\/company\.json/);
  await page.mouse.move(20, 200);
  await script;
  await data;
  // By the time that the application has started in another page, which is complete, it would have started in this one.
  const other = await browser.newPage();
  await openLive(other, `${address}?whole`);
  await other.close();
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  release();
  await untilLive(page);
  await expect(page.locator('footer')).toBeVisible();
  expect(errors).toEqual([]);
  server.closeAllConnections();
  server.close();
});
