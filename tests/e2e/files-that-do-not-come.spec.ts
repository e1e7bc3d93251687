import { expect, test } from '@playwright/test';
import { parseColor } from '../../src/content/site/theme/color';
import {
  application,
  followLink,
  logged,
  openLive,
  scriptOf,
  sectionScript,
  spanish,
  untilStill,
} from './application';
import { deferred } from './deferred';
import { examplePaths } from './paths';

const heading = 'Engineers Who Read the Ledger';
test('a script of an earlier deploy no longer exists: the page is loaded from the server, and works', async ({
  page,
}) => {
  await openLive(page, '/finance');
  await page.route(await sectionScript(page, 'leaders'), (route) => route.fulfill({ status: 404, body: '' }));
  await followLink(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { name: 'Leadership' })).toBeVisible();
  await page.mouse.move(30, 210);
  await followLink(page, 'Solutions');
  await expect(page).toHaveURL('/solutions');
});

test('a section type of a newer deploy: the page is loaded from the server, with its code', async ({
  page,
}) => {
  await openLive(page, '/finance');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route('**/content/en/company.json', async (route) => {
    const data = await (await route.fetch()).json();
    await route.fulfill({ json: { ...data, sections: [...data.sections, { type: 'newer' }] } });
  });
  await followLink(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, files] of [
  ['the application', application],
  ['the data of the page', '**/content/es/contact.json'],
  ['the styles of all pages', '**/assets/*.css'],
] as const)
  test(`${what} cannot be loaded: a form waits, says so, and is sent once when it can`, async ({ page }) => {
    const submissions = logged(page);
    let isThere = false;
    const pattern = files.startsWith('**') ? files : await scriptOf(page, files);
    await page.route(pattern, (route) => (isThere ? route.continue() : route.abort()));
    await page.goto('/es/contact');
    const notice = page.getByRole('status').filter({ hasText: spanish.unreachable });
    const submit = page.getByRole('main').getByRole('button', { name: 'Solicitar demostración' });
    for (const [label, text] of [
      ['Nombre', 'Ada'],
      ['Apellidos', 'Prueba'],
      ['Correo', 'ada@example.com'],
      ['Empresa', 'Example'],
    ] as const)
      await page.getByRole('main').getByLabel(label).fill(text);
    await page.getByLabel('Sector').selectOption('manufacturing');
    await expect(notice).toHaveCount(0);
    await submit.click();
    await expect(notice).toBeVisible();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(notice).toHaveCount(0);
    await submit.click();
    await expect(notice).toBeVisible();
    isThere = true;
    // The form is sent without a second press.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect
      .poll(() => submissions)
      .toEqual([expect.objectContaining({ firstName: 'Ada', industry: 'manufacturing' })]);
    await expect(notice).toHaveCount(0);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });

test('tooltips and toasts cannot be loaded: the page stays, a toast is plain text, and both appear when they can', async ({
  page,
}) => {
  let isThere = false;
  const [toastList, tooltip = ''] = [
    await scriptOf(page, 'src/ui/toast-list.tsx'),
    await scriptOf(page, 'src/ui/tooltip-layer.tsx'),
  ].map((pattern) => pattern.replaceAll('*', ''));
  for (const script of [toastList, tooltip])
    await page.route(`**${script}`, (route) => (isThere ? route.continue() : route.abort()));
  await openLive(page, '/resources');
  const theme = page.getByRole('button', { name: 'Dark theme' });
  const buttons = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(tooltip));
  await theme.hover();
  await failed;
  await untilStill(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await buttons.first().click();
  await expect(page.getByRole('alert')).toContainText('is not online yet');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isThere = true;
  await theme.hover();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Switch between' }).first()).toBeAttached();
  await buttons.nth(1).click();
  await expect(toasts).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test("the list of a select cannot be loaded: the browser's own stays, and its choice counts", async ({
  page,
}) => {
  await page.route(await scriptOf(page, 'src/ui/select-list.tsx'), (route) => route.abort());
  await openLive(page, '/contact');
  const values = logged(page);
  for (const label of ['First name', 'Last name', 'Company']) await page.getByLabel(label).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Industry').selectOption('manufacturing');
  await page.getByRole('main').getByRole('button', { name: 'Request Demo' }).click();
  await expect.poll(() => values).toEqual([expect.objectContaining({ industry: 'manufacturing' })]);
});

test("choosing from the browser's own list continues there, and the other list shows the choice", async ({
  page,
}) => {
  const { promise: held, resolve: release } = deferred();
  const script = await scriptOf(page, 'src/ui/select-list.tsx');
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  await openLive(page, '/contact');
  const field = page.getByLabel('Industry');
  await field.focus();
  const list = page.waitForResponse(script);
  release();
  await list;
  await field.selectOption('healthcare');
  // The code has arrived, and whoever waited for it has had two frames to show it.
  await page.evaluate((file) => import(file), script.replaceAll('*', ''));
  await untilStill(page);
  expect(await field.evaluate(({ tagName }) => tagName)).toBe('SELECT');
  await expect(field).toBeFocused();
  await page.getByLabel('Company').focus();
  await expect(page.locator('button[role=combobox]')).toHaveText('Healthcare');
});

for (const theme of ['light', 'dark'])
  test(`the text of a picture that cannot be loaded can be read in the ${theme} theme`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
    await page.route(/\.(avif|jpe?g|png|svg)$/, (route) => route.fulfill({ status: 404, body: '' }));
    const paths = (await examplePaths(request)).filter((path) =>
      /\/(article|embed|gallery|logos)\b/.test(path),
    );
    let count = 0;
    for (const path of paths) {
      await page.goto(path);
      const texts = await page.evaluate(() => {
        const groundOf = (element: Element): string => {
          const { backgroundColor } = getComputedStyle(element);
          return /, 0\)$/.test(backgroundColor) && element.parentElement
            ? groundOf(element.parentElement)
            : backgroundColor;
        };
        return [...document.querySelectorAll('main img')].map((image) => ({
          html: image.outerHTML,
          colors: [getComputedStyle(image).color, groundOf(image)],
        }));
      });
      for (const { html, colors } of texts) {
        const [dark = 0, light = 0] = colors
          .map((color) => parseColor(color)?.luminance ?? Number.NaN)
          .sort((one, other) => one - other);
        expect.soft((light + 0.05) / (dark + 0.05), `${path}: ${html}`).toBeGreaterThan(4.5);
      }
      count += texts.length;
    }
    expect(count).toBeGreaterThan(10);
  });
