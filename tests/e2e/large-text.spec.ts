import { expect, test } from '@playwright/test';

for (const [width, height] of [
  [320, 256],
  [1280, 800],
] as const)
  test(`nothing that has the focus lies under the header, forwards and backwards, at ${width} × ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/es/finance', '/resources', '/company', '/contact', '/sitemap', '/solutions']) {
      await page.goto(path);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.evaluate(() => Object.assign(window, { walked: 0 }));
        for (let step = 0; step < 200; step++) {
          await page.keyboard.press(key);
          const where = await page.evaluate(focusBelowHeader);
          if (where === 'left') break;
          expect(where, `${key} on ${path}`).toBe('to be seen');
        }
        expect(await page.evaluate(() => (window as unknown as { walked: number }).walked)).toBeGreaterThan(
          20,
        );
      }
    }
  });

/** Whether what has the focus can be seen whole below the header, or its upper part where it is higher than the window. */
function focusBelowHeader(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'left';
  const counted = window as unknown as { walked: number };
  counted.walked++;
  const header = document.querySelector('header.site-header');
  if (header?.contains(activeElement) || activeElement.closest('[class*=sr-only]')) return 'to be seen';
  const { bottom = 0 } = header?.getBoundingClientRect() ?? {};
  const { top, height } = activeElement.getBoundingClientRect();
  const isBelow = top >= bottom - 1 || height > innerHeight;
  return isBelow && top < innerHeight
    ? 'to be seen'
    : `${top} with ${bottom}: ${activeElement.outerHTML.slice(0, 160)}`;
}

test('the label of a field that is not filled in as it must be lies below the header', async ({ page }) => {
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
            const label = document.querySelector(`label[for=${name}]`)?.getBoundingClientRect();
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
