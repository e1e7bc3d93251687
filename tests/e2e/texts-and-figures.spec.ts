import type { Locator } from '@playwright/test';
import { exampleRoute } from '../../src/content/model/section-files';
import { expect, test } from './without-errors';

/** How texts and figures of a section share a wide window, measured on the examples of the types. */

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

test.use({ viewport: { width: 1280, height: 900 } });

test('a single figure is larger than its heading, and than figures in a list', async ({ page }) => {
  const sizeOf = async (example: string, selector: string) => {
    await page.goto(exampleRoute('summary', example));
    return page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  const figure = await sizeOf('a single figure', 'dd.figure');
  expect(figure).toBeGreaterThan(await sizeOf('a single figure', 'h2'));
  expect(figure).toBeGreaterThan(await sizeOf('figures drawn', 'dd.figure'));
});

test('two short paragraphs stand one below the other, longer ones side by side', async ({ page }) => {
  await page.goto(exampleRoute('summary', 'two short paragraphs'));
  const first = await boxOf(page.getByText('Some systems are about to be replaced.'));
  const second = await boxOf(page.getByText('Wait for the new one, and begin there.'));
  expect(second.x).toBe(first.x);
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
});

test('a picture that faces the text stands before it, and below it on a phone', async ({ page }) => {
  await page.goto(exampleRoute('hero', 'facing a photograph'));
  const image = page.getByRole('img', { name: 'A line of machines, with one person in front of it.' });
  const heading = page.getByRole('heading', { level: 1 });
  const wide = { image: await boxOf(image), heading: await boxOf(heading) };
  expect(wide.image.x + wide.image.width).toBeLessThan(wide.heading.x);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = { image: await boxOf(image), heading: await boxOf(heading) };
  expect(narrow.image.y).toBeGreaterThan(narrow.heading.y + narrow.heading.height);
});

test('figures across the page are larger than those beside a picture', async ({ page }) => {
  const sizeOf = async (example: string) => {
    await page.goto(exampleRoute('hero', example));
    return page
      .locator('dl dd')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  const across = await sizeOf('four figures, picture below');
  expect(across).toBeGreaterThan(await sizeOf('home with figures'));
  expect(across).toBeGreaterThan(await sizeOf('board'));
});

test('figures stand under the title of a page whose picture is below; four of them run across it', async ({
  page,
}) => {
  const placesIn = async (example: string, text: string) => {
    await page.goto(exampleRoute('hero', example));
    return {
      figures: await boxOf(page.locator('dl').first()),
      heading: await boxOf(page.getByRole('heading', { level: 1 })),
      text: await boxOf(page.getByText(text)),
    };
  };
  const under = await placesIn('picture below', 'What follows is shown under the text');
  expect(under.figures.y).toBeGreaterThan(under.heading.y + under.heading.height);
  expect(under.figures.x + under.figures.width).toBeLessThan(under.text.x);
  const across = await placesIn('four figures, picture below', 'Counted by the people');
  expect(across.figures.x + across.figures.width).toBeGreaterThan(across.text.x + across.text.width - 1);
  expect(across.figures.y).toBeGreaterThan(across.text.y + across.text.height);
});

test('figures beside a drawing stand one below the other and end where it ends', async ({ page }) => {
  await page.goto('/industries');
  const hero = page.locator('main section').first();
  const [first, second] = await Promise.all([0, 1].map((index) => boxOf(hero.locator('dd').nth(index))));
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  const figures = await boxOf(hero.locator('dl'));
  const drawing = await boxOf(hero.locator('figure'));
  expect(Math.abs(figures.y + figures.height - drawing.y - drawing.height)).toBeLessThan(2);
});
