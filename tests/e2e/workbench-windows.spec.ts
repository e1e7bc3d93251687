import { expect, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { EditedSite, openWorkbench, panelOf, saved } from './workbench-site';

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

test.describe('a site in three languages', () => {
  const other = new EditedSite('tests/sites/three-languages');
  test.beforeAll(() => other.start());
  test.afterAll(() => other.end());

  for (const [width, height] of [
    [320, 256],
    [360, 740],
  ] as const)
    test(`has room for its words in the head of the panel at ${width} by ${height} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const panel = await openWorkbench(page, `${other.url}/no-such-page`);
      const links = panel.getByRole('navigation', { name: 'Language of the page' }).getByRole('link');
      await expect(links).toHaveCount(3);
      // A word that is broken has a box for each line, and a name that is cut has less room than it takes.
      const lines = await panel
        .getByRole('tab')
        .or(links)
        .evaluateAll((all) =>
          all.map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
          }),
        );
      expect(new Set(lines)).toEqual(new Set([1]));
      const cut = await panel
        .getByText('/404', { exact: true })
        .evaluate((name) => name.scrollWidth - name.clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    });
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a finger scrolls from a text without editing it, and a tap edits it', async ({ page }) => {
    const panel = await openWorkbench(page, site.url);
    const heading = page.locator('main h2').first();
    await heading.scrollIntoViewIfNeeded();
    const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
    const before = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + 10 - up }],
      });
    await touch('touchStart', 0);
    for (let up = 15; up <= 90; up += 15) await touch('touchMove', up);
    await touch('touchEnd', 90);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(page.locator('[contenteditable]')).toHaveCount(0);
    await expect(panel.getByRole('row').first()).toBeVisible();

    await heading.tap();
    await expect(heading).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Typed on glass');
    await saved(page);
    expect(site.read('index/page.json')).toContain('"Typed on glass"');
  });
});
