import { expect, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { openWorkbench, panelOf, saved } from './workbench-site';

/** The workbench in windows and colours that only some people have. */

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

test('at 400 % of a window of 1280 by 1024 pixels a text is changed in the panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const panel = await openWorkbench(page, site.url);
  // The name of the page has room.
  await expect.poll(async () => (await panel.getByText('Home').boundingBox())?.width).toBeGreaterThan(30);
  await panel.getByRole('row').last().click();
  const title = panel.getByRole('textbox', { name: 'Title, English', exact: true });
  await title.click();
  await expect(title).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Seen while typing');
  await saved(page);
  expect(site.read('index/page.json')).toContain('"Seen while typing"');
});

test('in forced colours the selected tab differs from the others, and marks of findings are painted', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const panel = await openWorkbench(page, site.url);
  const looks = await panel
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(looks).toHaveLength(3);
  expect(new Set(looks.slice(1)).size).toBe(1);
  expect(looks.slice(1)).not.toContain(looks[0]);

  await page.locator('main h2').last().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Longer than any heading may be, whatever is said in it. '.repeat(3));
  const mark = page.locator('.mark').first();
  await expect(mark).toBeVisible();
  const color = (property: string) =>
    mark.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
  expect(await color('background-color')).toBe(await color('color'));
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByText('Saved', { exact: true })).toBeVisible();
});
