import { expect, test } from '@playwright/test';

test('the label of an invalid field is scrolled to below the header', async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [390, 800],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/contact', '/es/contact']) {
      await page.goto(path);
      for (const name of ['firstName', 'lastName', 'email', 'company']) {
        const submit = page.locator('main form [type=submit]');
        await submit.scrollIntoViewIfNeeded();
        await submit.press('Enter');
        await expect(page.locator(`[name=${name}]`)).toBeFocused();
        const isBelow = () =>
          page.evaluate((name) => {
            const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
            const label = field?.labels?.[0]?.getBoundingClientRect();
            const header = document.querySelector('header.site-header')?.getBoundingClientRect();
            return (
              label && header && label.top >= Math.max(header.bottom, 0) - 1 && label.bottom <= innerHeight
            );
          }, name);
        await expect.poll(isBelow, `${name} on ${path} at ${width} px`).toBe(true);
        await page.locator(`[name=${name}]`).fill(name === 'email' ? 'ada@example.com' : 'Ada');
      }
    }
  }
});
