import { pagePaths } from './paths';
import { expect, open, test } from './without-errors';

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

test('every page keeps its layout: nothing scrolls sideways, no word is broken, tables stand in line, and no cell that is missing shows', async ({
  page,
  request,
}) => {
  test.slow();
  const counts = { tables: 0, grids: 0 };
  for (const path of [...(await pagePaths(request)), '/no-such-page', '/es/no-such-page']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // The smallest phone, where columns begin, tablets upright and lying, a desktop.
    for (const width of [320, 744, 820, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(layoutOf);
      expect(found.sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      // A line may end at a hyphen, a dash and a slash.
      const broken = await page.evaluate(brokenTexts, { root: 'main', part: '[^\\s\\-–—/]+' });
      expect(broken, `${path} at ${width} px`).toEqual([]);
      if (width === 320) continue;
      // On a phone the cells of a row stand below each other.
      for (const columns of found.tables)
        expect(columns, `${path} at ${width} px`).toEqual(columns.map(() => 1));
      // What a grid stands on would show where its last row has no cell.
      expect(
        found.grids.filter((grid) => !grid.startsWith('rgba(0, 0, 0, 0)')),
        `${path} at ${width} px`,
      ).toEqual([]);
      counts.tables += found.tables.length;
      counts.grids += found.grids.length;
    }
  }
  expect(counts.tables).toBeGreaterThan(0);
  expect(counts.grids).toBeGreaterThan(0);
});

test('the header stands in one line, within the window, from the width on that it needs no menu button for', async ({
  page,
}) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    for (const width of [1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const broken = await page.evaluate(brokenTexts, { root: 'header', part: '.+' });
      expect({ sideways, broken }, `${path} at ${width} px`).toEqual({ sideways: 0, broken: [] });
    }
  }
});

/**
 * The parts of a page's texts that stand on more than one line.
 *
 * @param root where they are looked for, as a selector
 * @param part what matches one of them, as a regular expression
 */
function brokenTexts({ root, part }: { root: string; part: string }): string[] {
  const texts = document.createTreeWalker(
    document.querySelector(root) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const broken: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue;
    for (const { 0: found, index } of (text.textContent ?? '').matchAll(new RegExp(part, 'g'))) {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      if (range.getClientRects().length > 1) broken.push(found);
    }
  }
  return broken;
}

/**
 * By how much the page is wider than the window; at how many places what stands in each column of each table begins; and what
 * each grid of a list stands on.
 */
function layoutOf(): { sideways: number; tables: number[][]; grids: string[] } {
  const beginningOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    return Math.round(Math.min(...parts.map(({ left }) => left)));
  };
  const tables = [...document.querySelectorAll('table')].map((table) => {
    const starts: Set<number>[] = [];
    for (const row of table.rows)
      for (const [index, cell] of [...row.cells].entries()) {
        starts[index] ??= new Set();
        starts[index].add(beginningOf(cell));
      }
    return starts.map(({ size }) => size);
  });
  const grids = [...document.querySelectorAll('main :is(ul, ol, dl)')]
    .map((list) => ({ list, style: getComputedStyle(list) }))
    .filter(({ style }) => style.display === 'grid')
    .map(({ list, style }) => `${style.backgroundColor} behind ${list.textContent.slice(0, 40)}`);
  return { sideways: document.documentElement.scrollWidth - innerWidth, tables, grids };
}

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

test('an avatar without an image shows initials', async ({ page }) => {
  await open(page, '/proof');
  await expect(page.getByText('IM', { exact: true })).toBeVisible();
});
