import { expect, test } from '@playwright/test';
import { followLink, moveUntilLive, openLive, spanish, untilStill } from './application';
import { deferred } from './deferred';

const heading = 'Engineers Who Read the Ledger';
test('page data that never arrives: the page is loaded from the server, and the wait ends', async ({
  page,
}) => {
  await openLive(page, '/finance');
  const { promise: held, resolve: release } = deferred();
  await page.route('**/content/en/company.json', () => {});
  await page.route('/company', async (route) => {
    await held;
    await route.continue();
  });
  const notices: string[] = [];
  await page.exposeFunction('say', (text: string) => notices.push(text));
  await page.locator('[data-unreachable]').evaluate((notice) => {
    const { say } = window as unknown as { say: (text: string | null) => void };
    new MutationObserver(() => say(notice.textContent)).observe(notice, { childList: true });
  });
  await followLink(page, 'Company');
  // The browser shows its own progress, and the notice would be stale when the visitor returns.
  await expect.poll(() => notices).toEqual(['The page is on its way.', '']);
  release();
  await expect(page).toHaveURL('/company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('offline the page keeps what was typed and says why it stays, and continues when the connection is back', async ({
  page,
  context,
}) => {
  await openLive(page, '/es/contact');
  await page.getByLabel('Nombre').fill('Ada');
  await context.setOffline(true);
  await followLink(page, 'Empresa');
  await expect(page.getByRole('status').filter({ hasText: 'No hay conexión' })).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ada');
  await expect(page).toHaveURL('/es/contact');
  await context.setOffline(false);
  await expect(page).toHaveURL('/es/company');
  await expect(page.getByText('No hay conexión')).toHaveCount(0);
});

test('a server that cannot be reached: the page keeps what was typed and says why, and a link works once it can', async ({
  page,
  context,
}) => {
  await openLive(page, '/es/contact');
  await page.getByLabel('Nombre').fill('Ada');
  await context.route('**', (route) => route.abort());
  await followLink(page, 'Empresa');
  const notice = page.getByText(spanish.unreachable);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ada');
  await expect(page).toHaveURL('/es/contact');
  // Whoever goes on here has read it, and it is in the way.
  await page.getByLabel('Nombre').press('ArrowLeft');
  await expect(notice).toHaveCount(0);
  await followLink(page, 'Empresa');
  await expect(notice).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(notice).toHaveCount(0);
  await context.unroute('**');
  await followLink(page, 'Empresa');
  await expect(page).toHaveURL('/es/company');
  await expect(notice).toHaveCount(0);
});

test('a slow page is announced as loading until it arrives or nobody waits for it', async ({ page }) => {
  await openLive(page, '/es/finance');
  const title = page.getByRole('heading', { level: 1 });
  const notice = page.getByText(spanish.waiting);
  const first = String(await title.textContent());
  for (const [name, file, end] of [
    ['Empresa', 'company', (answer: () => void) => answer()],
    ['Recursos', 'resources', () => page.goBack()],
  ] as const) {
    const { promise: held, resolve: release } = deferred();
    await page.route(`**/content/es/${file}.json`, async (route) => {
      await held;
      await route.continue();
    });
    const before = String(await title.textContent());
    await followLink(page, name);
    await expect(notice).toBeVisible();
    await expect(title).toHaveText(before);
    await end(release);
    await expect(title).not.toHaveText(before);
    await expect(notice).toHaveCount(0);
    release();
  }
  await expect(title).toHaveText(first);
});

test('offline, a visitor who goes back or elsewhere stays there, and gets no further notice', async ({
  page,
  context,
}) => {
  await openLive(page, '/finance');
  const notice = page.getByText('You are offline');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  await followLink(page, 'Company');
  await expect(title).toHaveText(heading);
  for (const leave of [() => page.goBack(), () => followLink(page, 'Company')]) {
    await context.setOffline(true);
    await followLink(page, 'Resources');
    await expect(notice).toBeVisible();
    const before = await title.textContent();
    await leave();
    await expect(title).toHaveText(before === first ? heading : first);
    await expect(notice).toHaveCount(0);
    await context.setOffline(false);
    const { pathname } = new URL(page.url());
    // Had the page that was left been asked for again, its answer would be there before this one.
    await page.evaluate(() =>
      fetch('/content/en/resources.json', { cache: 'reload' }).then((answer) => answer.text()),
    );
    await untilStill(page);
    await expect(page).toHaveURL(pathname);
  }
});

test('offline, going back to a page that is not loaded shows it when the connection is back', async ({
  page,
  context,
}) => {
  await openLive(page, '/finance');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  await followLink(page, 'Company');
  await expect(page).toHaveURL('/company');
  await page.reload();
  await moveUntilLive(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(title).toHaveText(heading);
  await context.setOffline(false);
  await expect(title).toHaveText(first);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('going back to a page whose data is loaded, but not its code, shows it complete', async ({ page }) => {
  await openLive(page, '/contact');
  await followLink(page, 'Company');
  await expect(page).toHaveURL('/company');
  await page.reload();
  const early = page.waitForResponse('**/content/en/contact.json');
  await page.locator('main a[href="/contact"]').first().scrollIntoViewIfNeeded();
  await moveUntilLive(page);
  await early;
  await page.goBack();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
