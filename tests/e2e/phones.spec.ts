import { pagePaths } from './paths';
import { expect, test } from './without-errors';

/** The maximum height of a page in pixels, in a window of 390. */
const longest = 7500;

const phone = { width: 390, height: 844 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(`no page is longer than ${longest} px on a phone`, async ({ page, request }) => {
    await page.setViewportSize(phone);
    for (const path of await pagePaths(request)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(longest);
    }
  });

  test('a long text can be expanded on a phone, and is open on wide screens and in print', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/healthcare-use-case');
    const rest = page.getByText('The second setback came');
    const control = page.getByText('Read on').last();
    await expect(rest).toBeHidden();
    await control.click();
    await expect(rest).toBeVisible();
    await control.click();
    await expect(rest).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(rest).toBeVisible();
    await expect(control).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(rest).toBeVisible();
    await expect(control).toBeHidden();
  });

  for (const [path, name, count] of [['/who-its-for', 'The Executives Who Usually Call First', 4]] as const)
    test(`${path}: on a phone cards are a row that shows the edge of the next one, from right to left, too`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const row = page.getByRole('group', { name, exact: true });
      const boxes = () =>
        row.evaluate((row) =>
          [...row.querySelectorAll(':scope > ul > li, tbody > tr')].map((card) => {
            const { left, right, top } = card.getBoundingClientRect();
            return { left, right, top };
          }),
        );
      const cards = await boxes();
      expect(cards).toHaveLength(count);
      expect(new Set(cards.map(({ top }) => top)).size).toBe(1);
      const [first, second] = cards;
      expect(first?.left).toBeGreaterThan(0);
      expect(first?.right).toBeLessThan(phone.width - 12);
      expect(second?.left).toBeLessThan(phone.width - 12);
      expect(second?.right).toBeGreaterThan(phone.width);
      expect(cards.at(-1)?.left).toBeGreaterThan(phone.width);

      // At its head is a mark for each, and where browsers can tell, the one in view is darker.
      const read = (property: string) =>
        row.evaluate((row, name) => getComputedStyle(row).getPropertyValue(name).trim(), property);
      expect(await read('--of')).toBe(`${count}`);
      await row.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await boxes())[0]?.left).toBeLessThan(0);
      const isKnown = await page.evaluate(() => CSS.supports('animation-timeline: scroll()'));
      await expect.poll(() => read('--at')).toBe(isKnown ? '1' : '-9');
      await row.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
      await expect.poll(() => read('--at')).toBe(isKnown ? `${count - 1}` : '-9');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

      await page.goto(path);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      const [start, next] = await boxes();
      expect(start?.right).toBeLessThan(phone.width);
      expect(start?.left).toBeGreaterThan(12);
      expect(next?.right).toBeGreaterThan(12);
      expect(next?.left).toBeLessThan(0);
    });

  test('on a phone, few short cards stand one below the other, not in a row', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/_gallery/lists/two');
    const boxes = await page.locator('main h3').evaluateAll((headings) =>
      headings.map((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return { left, top };
      }),
    );
    expect(boxes.length).toBe(2);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(boxes.length);
  });

  for (const width of [360, 390])
    test(`at ${width} px, the figures below a page's heading have a row each, at home they stand side by side`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ ...phone, width });
      for (const path of await pagePaths(request)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const tops = await page
          .locator('section:has(h1) dl.flex-wrap > div > dd:first-of-type')
          .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
        const rows = new Set(tops).size;
        const isHome = ['/', '/es'].includes(path);
        expect.soft(rows, path).toBe(isHome ? 1 : tops.length);
      }
    });

  test('on a wide screen, a list of cards is no tab stop and no group for screen readers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/who-its-for');
    const name = 'The Executives Who Usually Call First';
    await expect(page.getByRole('group', { name })).toHaveCount(0);
    const row = page.getByLabel(name);
    await row.evaluate((row: HTMLElement) => row.focus());
    await expect(row).not.toBeFocused();
    await expect(row.getByRole('list').first()).toBeVisible();
    await expect(row.getByRole('heading', { name: 'Chief Information Officer' })).toBeVisible();
  });
});
