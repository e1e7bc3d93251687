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

test.describe('layout', () => {
  test('what stands in a column of a table begins in one line', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    let tables = 0;
    for (const path of await pagePaths(request)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const columns = await page.evaluate(() =>
        [...document.querySelectorAll('table')].map((table) => {
          const starts: Set<number>[] = [];
          for (const row of table.rows)
            for (const [index, cell] of [...row.cells].entries()) {
              const range = document.createRange();
              range.selectNodeContents(cell);
              const left = Math.min(
                ...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left),
              );
              starts[index] ??= new Set();
              starts[index].add(Math.round(left));
            }
          return starts.map(({ size }) => size);
        }),
      );
      tables += columns.length;
      for (const sizes of columns) expect(sizes, path).toEqual(sizes.map(() => 1));
    }
    expect(tables).toBeGreaterThan(0);
  });

  test('a grid whose last row is not full shows nothing where a cell is missing', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    let grids = 0;
    for (const path of await pagePaths(request)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(ul, ol, dl)')]
          .map((list) => ({ list, style: getComputedStyle(list) }))
          .filter(({ style }) => style.display === 'grid')
          .map(({ list, style }) => `${style.backgroundColor} behind ${list.textContent.slice(0, 40)}`),
      );
      grids += found.length;
      expect(
        found.filter((each) => !each.startsWith('rgba(0, 0, 0, 0)')),
        path,
      ).toEqual([]);
    }
    expect(grids).toBeGreaterThan(0);
  });

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
