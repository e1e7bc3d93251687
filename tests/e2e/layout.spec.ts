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

for (const path of ['/finance', '/es/hr', '/healthcare-use-case', '/_gallery/comparison/two-rows'])
  for (const width of [390, 1280])
    test(`${path} at ${width} px: before and after are bars on one scale, each with its value at its end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = await page.locator('main tbody tr').evaluateAll((rows) =>
        rows.map((row) => {
          const marks = [...row.querySelectorAll<HTMLElement>('td [aria-hidden]')];
          // Values that cannot be drawn have a dot before them.
          if (marks[0]?.offsetWidth === marks[0]?.offsetHeight) return [];
          return marks.map((bar) => {
            const { left, right, top, bottom, width } = bar.getBoundingClientRect();
            const value = bar.nextElementSibling?.lastChild as Text;
            const range = document.createRange();
            range.selectNodeContents(value);
            const text = range.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return {
              left,
              width,
              amount: Number(/[\d.,]+/.exec(value.data)?.[0].replace(/[.,]/g, '')),
              isAtItsEnd:
                text.left > right && text.left < right + 120 && text.top < middle && text.bottom > middle,
            };
          });
        }),
      );
      const drawn = rows.filter(({ length }) => length > 0);
      expect(drawn.length).toBeGreaterThan(1);
      for (const bars of drawn) {
        const [before, after] = bars;
        if (bars.length !== 2 || !before || !after) throw new Error(`${bars.length} bars in a row`);
        expect.soft(bars.every(({ isAtItsEnd }) => isAtItsEnd)).toBe(true);
        expect.soft(after.left).toBe(before.left);
        expect.soft(after.width / before.width).toBeCloseTo(after.amount / before.amount, 1);
      }
    });
