import { expect, type Page, test } from '@playwright/test';

/** A section that loads its code although the visitor only reads: this test moves no mouse and presses no key. */

const path = '/_gallery/live-figures/two-figures';

/** The requests to the section's address, and the scripts that are fetched. */
async function watch(page: Page, status = 200) {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.route('**/api/stock', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{"pallets":31415,"share":64.5}' }),
  );
  return requestedPaths;
}

/** Waits until every existing observer has run once. */
const untilLooked = (page: Page) =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => resolve());
      observer.observe(document.body);
    });
    await new Promise(requestAnimationFrame);
  });

test('figures in view load without any action of the visitor', async ({ page }) => {
  await watch(page);
  await page.goto(path);
  await expect(page.getByText('31,415')).toBeVisible();
  await expect(page.getByText('64.5%')).toBeVisible();
});

test('figures far below are requested when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 120 });
  const requestedPaths = await watch(page);
  await page.goto(path);
  await untilLooked(page);
  expect(
    requestedPaths.filter((address) => address === '/api/stock' || /^\/content\//.test(address)),
  ).toEqual([]);
  await expect(page.getByText('1,240')).toBeAttached();
  await page.evaluate(() => document.querySelector('main dl')?.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByText('31,415')).toBeAttached();
});

test('if the address fails, the page says so and keeps its figures', async ({ page }) => {
  await watch(page, 503);
  await page.goto(path);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await expect(page.getByText('1,240')).toBeVisible();
  await watch(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('31,415')).toBeVisible();
});

test('a page without such a section fetches nothing by itself', async ({ page }) => {
  const requestedPaths = await watch(page);
  await page.goto('/_gallery/metrics/four');
  await untilLooked(page);
  expect(requestedPaths.filter((address) => /^\/content\//.test(address))).toEqual([]);
});
