import { expect, test } from '@playwright/test';

/** A picture of the layers distinguishes them without their hues, and follows the page. */

test('in forced colours each layer of a core keeps its hue, and has its own hatching', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const grounds = await page.locator('figure li > span').evaluateAll((bands) =>
    bands.map((band) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(band);
      return {
        backgroundColor,
        backgroundImage: backgroundImage.replaceAll(/(?:rgb|oklch|color)\([^)]*\)/g, ''),
      };
    }),
  );
  expect(grounds).toHaveLength(4);
  expect(new Set(grounds.map(({ backgroundColor }) => backgroundColor)).size).toBe(4);
  expect(new Set(grounds.map(({ backgroundImage }) => backgroundImage)).size).toBe(4);
});

test('a core at the edge of a wide window grows as the page is scrolled, and a narrow window has none', async ({
  page,
}) => {
  const cut = () => page.evaluate(() => getComputedStyle(document.body, '::before').clipPath);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  expect(await cut()).toBe('inset(100% 0px 0px)');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(cut).toMatch(/^inset\((?:0|0\.\d+|0px|0%).*\)$/);
  await page.setViewportSize({ width: 1279, height: 800 });
  expect(await cut()).toBe('none');
});

test('on a phone a core shows all its texts, in the order of the layers from the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const tops = await page
    .locator('figure li b')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect([...tops].sort((a, b) => b - a)).toEqual(tops);
});

test('a lying core in a section begins and ends at the edges of the page, its rings in place', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/legal');
    const core = page.locator('section:has(> * figure)').filter({ hasText: 'Vacancy 3380' });
    const bands = await core.locator('li > span').evaluateAll((all) =>
      all.map((band) => {
        const { left, right } = band.getBoundingClientRect();
        const rings = [...band.querySelectorAll('circle')].filter((ring) => ring.checkVisibility());
        return { left, right, rings: rings.map((ring) => ring.getBoundingClientRect().left) };
      }),
    );
    expect(Math.min(...bands.map(({ left }) => left))).toBeLessThan(1);
    expect(Math.max(...bands.map(({ right }) => right))).toBeGreaterThan(width - 1);
    const list = await core.locator('ol').boundingBox();
    for (const ring of bands.flatMap(({ rings }) => rings)) {
      expect(ring).toBeGreaterThan(list?.x ?? 0);
      expect(ring).toBeLessThan((list?.x ?? 0) + (list?.width ?? 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
