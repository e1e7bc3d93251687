import type { CDPSession, Locator, Page } from '@playwright/test';
import { moveUntilLive, openLive } from './application';
import { deferred } from './deferred';
import { expect, open, test } from './without-errors';

test('the theme is light, toggles, and is kept', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the language toggle moves to Spanish at the same position, and is kept', async ({ page }) => {
  await open(page, '/finance');
  await page.evaluate(() => scrollTo(0, 900));
  const place = () =>
    page.evaluate(() =>
      Math.round(document.querySelectorAll('main section')[1]?.getBoundingClientRect().top ?? 0),
    );
  const before = await place();
  const html: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && html.push(request.url()));
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page).toHaveURL('/es/finance');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  // The same section is at the same position, except for the length of its text.
  expect(Math.abs((await place()) - before)).toBeLessThan(30);
  expect(html, 'pages loaded').toEqual([]);
  await page.goto('/oil-gas');
  await expect(page).toHaveURL('/es/oil-gas');
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page).toHaveURL('/oil-gas');
  await page.reload();
  await expect(page).toHaveURL('/oil-gas');
});

test('the language toggle keeps the position to which the visitor scrolled while it was loading', async ({
  page,
}) => {
  const { promise: isReleased, resolve: release } = deferred();
  await page.route('**/content/es/finance.json', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, '/finance');
  const asked = page.waitForRequest('**/content/es/finance.json');
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await asked;
  const top = () =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')];
      return sections.findIndex((section) => section.getBoundingClientRect().bottom > 0);
    });
  await page.evaluate(() => document.querySelectorAll('main section')[3]?.scrollIntoView());
  const before = await top();
  expect(before).toBeGreaterThan(1);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await top()).toBe(before);
});

test('the language toggle keeps what stands behind the path', async ({ page }) => {
  await open(page, '/contact?utm_source=letter#form');
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page).toHaveURL('/es/contact?utm_source=letter#form');
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page).toHaveURL('/contact?utm_source=letter#form');
  await page.goBack();
  await expect(page).toHaveURL('/es/contact?utm_source=letter#form');
});

test('the language toggle keeps it before the application has loaded, too', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact?utm_source=letter#form');
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page).toHaveURL('/es/contact?utm_source=letter#form');
});

for (const [how, options] of Object.entries({
  'with the middle button': { button: 'middle' },
  'with Ctrl': { modifiers: ['Control'] },
} satisfies Record<string, Parameters<Locator['click']>[0]>))
  test(`the language toggle pressed ${how} opens that language in a new tab, and is kept`, async ({
    page,
  }) => {
    await page.goto('/es');
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    for (const path of ['', '/finance']) {
      await page.goto(`/es${path}?utm_source=letter`);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: /switch to English/ }).click(options);
      const tab = await opened;
      await expect(tab).toHaveURL(new RegExp(`:\\d+${path || '/'}(\\?|$)`));
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
      expect(await tab.evaluate(() => localStorage.getItem('language'))).toBe('en');
      // A later choice counts when that tab is loaded again, and so does one for a page that another page leads to.
      await page.evaluate(() => localStorage.setItem('language', 'es'));
      await tab.reload();
      await expect(tab).toHaveURL(new RegExp(`/es${path}(\\?|$)`));
      await tab.evaluate(() => location.assign('/oil-gas'));
      await expect(tab).toHaveURL('/es/oil-gas');
    }
  });

test('an unknown path stays when the language changes', async ({ page }) => {
  await openLive(page, '/not/there?from=letter');
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page).toHaveURL('/es/not/there?from=letter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await moveUntilLive(page);
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page).toHaveURL('/not/there?from=letter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an explicit Spanish link shows Spanish whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/es/finance');
  await expect(page).toHaveURL('/es/finance');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('what is open stays open when the language changes', async ({ page }) => {
  await open(page, '/');
  await page.locator('details[name=framework-layers] summary').nth(1).click();
  await page.getByRole('tab', { name: 'Healthcare' }).click();
  await page.locator('details[name=solutions]').nth(2).getByText('Details').click();
  await page.getByRole('link', { name: /cambiar a español/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('details[name=solutions]').nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('details[name=framework-layers]').nth(1)).toHaveAttribute('open', '');
  await expect(page.getByRole('tab', { name: 'Salud' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('a page whose other language does not load is shown', () => {
  /** A visitor who has chosen Spanish opens an English page, and the Spanish one never answers. */
  async function arrive(page: Page): Promise<CDPSession> {
    await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await page.route('/es/finance', () => {});
    const spanishRequest = page.waitForRequest('/es/finance');
    await page.goto('/finance', { waitUntil: 'commit' });
    await spanishRequest;
    return page.context().newCDPSession(page);
  }
  /**
   * Resolves when the whole page is loaded and visible. Chromium answers no questions about a page that is being left, so this
   * listens to events.
   */
  async function shown(page: Page): Promise<void> {
    await page.waitForEvent('console', (message) => message.text() === 'shown with its footer');
  }

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const tell = () => {
        const isShown = document.documentElement?.style.visibility === '';
        // biome-ignore lint/suspicious/noConsole: the page tells the test by it.
        if (isShown && document.querySelector('footer')) console.log('shown with its footer');
      };
      new MutationObserver(tell).observe(document, { subtree: true, attributeFilter: ['style'] });
    }),
  );

  test('when the visitor stops loading', async ({ page }) => {
    // Only Stop may show it.
    await page.addInitScript(() => {
      const { setTimeout: later } = window;
      window.setTimeout = ((run: () => void, delay?: number) =>
        delay === 1000 ? 0 : later(run, delay)) as typeof setTimeout;
    });
    const browser = await arrive(page);
    const isShown = shown(page);
    await browser.send('Page.stopLoading');
    await isShown;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/finance');
  });

  test('when the visitor waits', async ({ page }) => {
    const isShown = shown(page);
    await arrive(page);
    await isShown;
  });
});
