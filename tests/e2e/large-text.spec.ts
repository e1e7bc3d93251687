import { chromium, expect, test } from '@playwright/test';
import { examplePaths } from './paths';

/** Whether no example of the same section type is before it. */
function isFirstOfType(at: string, index: number, all: readonly string[]): boolean {
  const type = at.slice(0, at.lastIndexOf('/') + 1);
  return all.findIndex((other) => other.startsWith(type)) === index;
}

// Pages with every kind of layout, and every example of a section type with the largest text, one of each type with the other.
for (const size of [20, 32])
  test(`with a default text size of ${size} px no page is wider than a phone, and the menu opens`, async ({
    request,
    baseURL,
    launchOptions,
  }) => {
    // The browser's own setting, since a page's styles do not affect its media queries.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL: String(baseURL) });
    const wide: string[] = [];
    const examples = await examplePaths(request);
    const tried = size === 32 ? examples : examples.filter(isFirstOfType);
    for (const at of ['/', '/es', '/contact', '/es/contact', '/nowhere', ...tried]) {
      await page.goto(at, { waitUntil: 'domcontentloaded' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${size}px`,
      );
      for (const width of [320, 412]) {
        await page.setViewportSize({ width, height: 700 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (excess > 0) wide.push(`${at} at ${width} px: ${excess} px`);
        const button = await page.locator('[popovertarget=menu]').boundingBox();
        if (!button || button.x + button.width > width) wide.push(`${at} at ${width} px: the menu button`);
      }
    }
    expect(wide).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.locator('[popovertarget=menu]').click();
    await expect(page.locator('#menu')).toBeVisible();
    await browser.close();
  });
