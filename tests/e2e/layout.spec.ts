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
