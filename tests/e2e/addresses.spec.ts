import type { Page } from '@playwright/test';
import { expanded, moveUntilLive } from './application';
import { expect, open, test } from './without-errors';

test('a link fetches JSON instead of HTML, is marked as current, and scrolls to the top', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1500));
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page).toHaveTitle(/\| Almanac$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resources' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([]);
  expect(requests).toContain('fetch /content/en/resources.json');
});

test('a link to the current page scrolls to its top and adds no history entry', async ({ page }) => {
  await open(page, '/finance');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/company');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Company' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/finance');
});

test('a navigation whose fetch fails loads the page from the server', async ({ page }) => {
  await open(page, '/');
  await page.route('**/content/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a small screen the menu opens, and closes on choosing a link or going back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await expect.poll(() => expanded(button)).toBe(false);
  await button.click();
  await expect.poll(() => expanded(button)).toBe(true);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
  await navigation.getByRole('link', { name: "Who It's For" }).click();
  await expect(page).toHaveURL('/who-its-for');
  await expect(navigation).toBeHidden();
  await button.click();
  await expect(navigation).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(navigation).toBeHidden();
  await expect.poll(() => expanded(button)).toBe(false);
});

test('the menu of a small screen closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1194 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  const isOpen = () => menu.evaluate((panel) => panel.matches(':popover-open'));
  await expect.poll(isOpen).toBe(true);
  await page.setViewportSize({ width: 1194, height: 834 });
  await expect.poll(isOpen).toBe(false);
  await expect(menu).toBeInViewport();
  await page.getByRole('link', { name: 'Request Demo' }).first().click({ trial: true });
  // In a window that stays narrow it stays open: a phone that is turned.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await isOpen()).toBe(true);
});

test('without scripts, the menu of a small screen covers no page when the window becomes wide', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  for (const path of ['/', '/es']) {
    await page.setViewportSize({ width: 834, height: 1194 });
    await page.goto(path);
    const menu = page.locator('#menu');
    const link = menu.locator('nav a').first();
    await page.setViewportSize({ width: 1600, height: 834 });
    const usual = await link.boundingBox();
    await page.setViewportSize({ width: 834, height: 1194 });
    await page.locator('[popovertarget=menu]').click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1600, height: 834 });
    const header = await page.getByRole('banner').boundingBox();
    const open = await menu.boundingBox();
    expect((open?.y ?? 0) + (open?.height ?? 999)).toBeLessThanOrEqual(header?.height ?? 0);
    // What is in the menu stands where it stands in the header.
    const shown = await link.boundingBox();
    expect(Math.abs((shown?.x ?? 0) - (usual?.x ?? 0))).toBeLessThan(8);
    expect(Math.abs((shown?.y ?? 0) - (usual?.y ?? 0))).toBeLessThan(2);
    await page.locator('main h1').click({ trial: true });
  }
  await page.close();
});

test('an anchor scrolls to its section, below the header', async ({ page }) => {
  const headingBelowHeader = async (id: string) => {
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  };
  for (const [path, id] of [
    ['/company', 'offices'],
    ['/solutions', 'documents'],
    ['/resources', 'webinars'],
    ['/use-cases', 'm-and-a'],
  ] as const) {
    await page.goto(`${path}#${id}`);
    await headingBelowHeader(id);
  }
  await open(page, '/finance');
  await page.locator('a[href="/solutions#finance"]').first().click();
  await expect(page).toHaveURL('/solutions#finance');
  await headingBelowHeader('finance');
});

test('after a link to a section of another page, Tab continues in that section', async ({ page }) => {
  await open(page, '/finance');
  await page.getByRole('contentinfo').locator('a[href="/company#offices"]').press('Enter');
  await expect(page).toHaveURL('/company#offices');
  const offices = page.locator('#offices');
  await expect(offices).toBeFocused();
  await expect(offices).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  const order = await page
    .locator('#offices, :focus, footer a[href="/company#offices"]')
    .evaluateAll((all) => all.map((element) => (element.matches(':focus') ? 'focus' : element.localName)));
  expect(order).toEqual(['section', 'focus', 'a']);
});

test('an unknown path is a real 404 page in the language of the path', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect((await page.goto('/es/no-such-page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a page that is shown without loading a document is described and shared like one that is loaded', async ({
  page,
  browser,
  baseURL,
}) => {
  const told = [
    ...['title', '[name=description]', '[name=robots]', '[rel=canonical]', '[hreflang]'],
    '[property^="og:"]',
    '[name="twitter:card"]',
    '[type="application/atom+xml"]',
  ];
  const saidIn = (shown: Page) =>
    shown
      .locator('head')
      .evaluate(
        (head, told) => [...head.querySelectorAll(told)].map(({ outerHTML }) => outerHTML).sort(),
        told.join(),
      );
  const said = () => saidIn(page);
  const loaded = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const saidOf = async (path: string) => {
    await loaded.goto(path);
    return saidIn(loaded);
  };
  const links = page.getByRole('banner');
  await open(page, '/finance');
  for (const [href, path] of [
    ['/company', '/company'],
    ['/es/company', '/es/company'],
    ['/es', '/es'],
  ] as const) {
    await links.locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(said).toEqual(await saidOf(path));
  }
  // One that search engines are asked not to index says so, and the next one does not.
  const robots = page.locator('meta[name=robots]');
  await page.route('**/content/es/resources.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isUnindexed: true } });
  });
  await links.locator('a[href="/es/resources"]').first().click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await links.locator('a[href="/es/company"]').first().click();
  await expect(page).toHaveURL('/es/company');
  await expect.poll(said).toEqual(await saidOf('/es/company'));

  // The stored language is Spanish by now.
  await open(page, '/nowhere');
  await page.locator('[data-language=en]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await moveUntilLive(page);
  await links.locator('a[href="/company"]').first().click();
  await expect(page).toHaveURL('/company');
  await expect(robots).toHaveCount(0);
  // A 404 page has no addresses in other languages.
  const isAlternate = (element: string) => element.includes('hreflang');
  const expected = (await saidOf('/company')).filter((element) => !isAlternate(element));
  await expect.poll(said).toEqual(expected);
  await loaded.close();
});

test('an alias redirects to its page', async ({ page }) => {
  await page.goto('/industries/oil-gas');
  await expect(page).toHaveURL('/oil-gas');
});
