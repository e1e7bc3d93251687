import { expect, type Page, test } from '@playwright/test';
import { application, openLive, scriptOf } from './application';
import { deferred } from './deferred';

/** Embeds another site in a page of the test site: only this test answers for its host. */

const host = 'maps.example.com';

/** The requests to other hosts. */
async function askedElsewhere(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost') requests.push(request.url());
  });
  await page.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><h1>The map</h1>' }),
  );
  return requests;
}

test('another site gets no request before the press; then its content replaces the picture', async ({
  page,
}) => {
  const requests = await askedElsewhere(page);
  await openLive(page, '/company');
  const place = page.locator('#map figure > div');
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator('#map').getByText(`contacts ${host} only when you press`)).toBeVisible();
  const before = await place.boundingBox();
  expect(requests).toEqual([]);
  await page.locator('#map').getByRole('button', { name: 'Show content' }).click();
  await expect(page.frameLocator('#map iframe').getByRole('heading')).toHaveText('The map');
  await expect(page.locator('#map iframe')).toBeFocused();
  expect(requests).toEqual([`https://${host}/office?zoom=15`]);
  const after = await place.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a press before the application loads shows it afterwards', async ({ page }) => {
  const requests = await askedElsewhere(page);
  const { promise: held, resolve: release } = deferred();
  await page.route(await scriptOf(page, application), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/company');
  const button = page.locator('#map').getByRole('button', { name: 'Show content' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(requests).toEqual([]);
  release();
  await expect(page.frameLocator('#map iframe').getByRole('heading')).toHaveText('The map');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a link to its own page, and no button', async ({ page }) => {
    const requests = await askedElsewhere(page);
    await page.goto('/company');
    await expect(page.locator('#map').getByRole('button')).toBeHidden();
    await expect(page.locator('#map').getByText(/only when you press/)).toBeHidden();
    await page.locator('#map').getByRole('link', { name: 'Show content' }).click();
    await expect(page).toHaveURL(`https://${host}/`);
    expect(requests).toEqual([`https://${host}/`]);
  });
});
