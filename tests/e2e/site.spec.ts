import { expect, type Page, test } from '@playwright/test';
import { expanded, openLive } from './application';
import { pagePaths } from './paths';

/** Fails the test when the page reports an error, a hydration mismatch among them. */
test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect(error, 'error on the page').toBeUndefined());
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      expect(message.text(), 'error in the console').toBe('');
  });
});

/** Opens a page and waits until its application, and all that comes along with it, is there. */
async function open(page: Page, path: string) {
  await openLive(page, path);
  await page.waitForLoadState('networkidle');
}

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

test('the language toggle moves to Spanish without losing the place, and is kept', async ({ page }) => {
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
  // The same section stands where it stood, but for the length of its text.
  expect(Math.abs((await place()) - before)).toBeLessThan(30);
  expect(html, 'pages loaded').toEqual([]);
  await page.goto('/oil-gas');
  await expect(page).toHaveURL('/es/oil-gas');
  await page.getByRole('link', { name: /switch to English/ }).click();
  await expect(page).toHaveURL('/oil-gas');
  await page.reload();
  await expect(page).toHaveURL('/oil-gas');
});

test('an explicit Spanish link shows Spanish whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/es/finance');
  await expect(page).toHaveURL('/es/finance');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a link fetches JSON, not HTML, marks itself and scrolls to the top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => scrollTo(0, 1500));
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page).toHaveTitle(/\| Stratum$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resources' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([]);
  expect(requests).toContain('fetch /content/en/resources.json');
});

test('a link to the page that is shown scrolls to its top and adds nothing to go back to', async ({
  page,
}) => {
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

test('a navigation whose fetch fails loads the page itself', async ({ page }) => {
  await open(page, '/');
  await page.route('**/content/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a small screen the menu opens, and choosing a link closes it, as going back does', async ({
  page,
}) => {
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

test('one framework layer is open at a time, and a click on the open one closes it', async ({ page }) => {
  await open(page, '/');
  const layers = page.locator('details[name=framework-layers]');
  await expect(layers).toHaveCount(4);
  // Of all that opens, before anything has been opened.
  const summaries = await page.locator('summary').all();
  for (const summary of summaries) expect(await expanded(summary)).toBe(false);
  await layers.nth(0).locator('summary').click();
  await expect(layers.nth(0)).toHaveAttribute('open', '');
  await expect.poll(() => expanded(layers.nth(0).locator('summary'))).toBe(true);
  await expect(layers.nth(0).getByRole('listitem')).toHaveCount(4);
  await layers.nth(2).locator('summary').click();
  await expect(page.locator('details[name=framework-layers][open]')).toHaveCount(1);
  await expect.poll(() => expanded(layers.nth(0).locator('summary'))).toBe(false);
  await layers.nth(2).locator('summary').click();
  await expect(page.locator('details[name=framework-layers][open]')).toHaveCount(0);
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

test('the panel shows how the layers work together', async ({ page }) => {
  await open(page, '/');
  const panel = page.getByText('One Supplier Invoice, Four Layers');
  await expect(panel).toBeHidden();
  await page.getByText('How it works together', { exact: true }).click();
  await expect(panel).toBeVisible();
  await page.getByText('Hide how it works together').click();
  await expect(panel).toBeHidden();
});

test('industry tabs start with private equity and follow clicks, cards and arrow keys', async ({ page }) => {
  await open(page, '/');
  const selected = page.locator('[role=tab][aria-selected=true]');
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(selected).toHaveText('Private Equity');
  await page.getByRole('tab', { name: 'Manufacturing' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('OEE up 25%');
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText('Healthcare');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveText('Public Sector');
  await page.getByRole('link', { name: 'Show Oil & Gas' }).click();
  await expect(selected).toHaveText('Oil & Gas');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('one solution card is open at a time', async ({ page }) => {
  await open(page, '/');
  const cards = page.locator('details[name=solutions]');
  await expect(cards).toHaveCount(5);
  await cards.nth(0).getByText('Details').click();
  await expect(cards.nth(0).getByRole('listitem')).toHaveCount(4);
  await cards.nth(3).getByText('Details').click();
  await expect(page.locator('details[name=solutions][open]')).toHaveCount(1);
  await cards.nth(3).getByText('Less').click();
  await expect(page.locator('details[name=solutions][open]')).toHaveCount(0);
});

test('the contact form writes its values to the console and requests nothing', async ({ page }) => {
  await open(page, '/contact');
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[0]?.jsonValue());
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const submit = page.getByRole('main').getByRole('button', { name: 'Request Demo' });
  await submit.click();
  expect(logged).toEqual([]);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Prueba');
  await page.getByLabel('Email', { exact: false }).fill('ada@example.com');
  await page.getByLabel('Company').fill('Example');
  await page.getByLabel('Industry').click();
  // The list takes the focus once it is placed; type-ahead begins there.
  await expect(page.getByRole('option', { name: 'Private equity' })).toBeFocused();
  await page.keyboard.type('man');
  await expect(page.getByRole('option', { name: 'Manufacturing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Industry')).toHaveText('Manufacturing');
  await submit.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'does not send it anywhere' }).first(),
  ).toBeVisible();
  expect(logged).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Prueba',
      email: 'ada@example.com',
      company: 'Example',
      title: '',
      industry: 'manufacturing',
      message: '',
    },
  ]);
  expect(requests).toEqual([]);
});

test('a download button gives feedback, one toast at a time', async ({ page }) => {
  await open(page, '/resources');
  const buttons = page.getByRole('button', { name: /Download PDF/ });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
});

test('an upcoming webinar can be registered for, a recorded one watched', async ({ page }) => {
  await open(page, '/resources');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const webinars = page.locator('#webinars');
  await webinars
    .getByRole('button', { name: /Register Now/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await webinars
    .getByRole('button', { name: /Watch Recording/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  expect(requests).toEqual([]);
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

test('an avatar without an image shows initials', async ({ page }) => {
  await open(page, '/proof');
  await expect(page.getByText('IM', { exact: true })).toBeVisible();
});

test('an unknown path is a real 404 page in the language of the path', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  expect((await page.goto('/es/no-such-page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('an alias leads to its page', async ({ page }) => {
  await page.goto('/industries/oil-gas');
  await expect(page).toHaveURL('/oil-gas');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and opened', async ({ page }) => {
    await page.goto('/');
    await page.locator('details[name=framework-layers] summary').first().click();
    await expect(page.locator('details[name=framework-layers]').first()).toHaveAttribute('open', '');
    await page.getByRole('tab', { name: 'Healthcare' }).click();
    await expect(page.locator('#healthcare')).toBeVisible();
    await expect(page.locator('#private-equity')).toBeHidden();
    await page.getByRole('link', { name: /cambiar a español/ }).click();
    await expect(page).toHaveURL('/es');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Recursos' }).click();
    await expect(page).toHaveURL('/es/resources');
  });
});

test.describe('layout', () => {
  for (const width of [320, 768, 1440]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ page, request }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const paths = await pagePaths(request);
      for (const path of [...paths, '/no-such-page', '/es/no-such-page']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('a tooltip shows after a moment, describes its control, stays while it is pointed at, and goes on Escape', async ({
  page,
}) => {
  await open(page, '/finance');
  const control = page.getByRole('button', { name: 'Dark theme' });
  const tooltip = page.getByRole('tooltip');
  await control.evaluate((element) => {
    element.addEventListener('pointermove', () => performance.mark('pointed at'), { once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=tooltip]')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await control.hover();
  await expect(tooltip).toHaveText('Switch between light and dark');
  const moment = await page.evaluate(() => performance.measure('', 'pointed at', 'shown').duration);
  expect(moment).toBeGreaterThan(300);
  await expect(control).toHaveAccessibleDescription('Switch between light and dark');
  const box = await page.locator('[data-tooltip-content]').boundingBox();
  if (!box) throw new Error('The tooltip is nowhere.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.waitForTimeout(400);
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await control.hover();
  await expect(tooltip).toHaveCount(1);
  await control.click();
  await expect(tooltip).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('paper gets dark ink, also from the dark theme and from sections that are dark on the screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/proof');
  const inks = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      return ['h1', 'main h2', 'footer h2'].map((selector) => {
        const element = document.querySelector(selector);
        if (!canvas || !element) return Number.NaN;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
    });
  for (const brightness of await inks()) expect(brightness).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  for (const brightness of await inks()) expect(brightness).toBeLessThan(60);
});
