import type { Locator } from '@playwright/test';
import { exampleRoute } from '../../src/content/model/section-files';
import { expect, test } from './without-errors';

/** How texts and figures of a section share a wide window, measured on the examples of the types. */

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

const sizeOf = (locator: Locator) =>
  locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.use({ viewport: { width: 1280, height: 900 } });

test('a single figure is larger than its heading, then come figures in a list, then those of a register', async ({
  page,
}) => {
  const figureIn = async (example: string) => {
    await page.goto(exampleRoute('summary', example));
    return sizeOf(page.locator('dd.figure').first());
  };
  const listed = await figureIn('figures drawn');
  expect(listed).toBeGreaterThan(await figureIn('register'));
  const single = await figureIn('a single figure');
  expect(single).toBeGreaterThan(listed);
  expect(single).toBeGreaterThan(await sizeOf(page.locator('main h2')));
});

test('a statement is larger than the rest of its text', async ({ page }) => {
  await page.goto(exampleRoute('summary', 'statement'));
  const statement = await sizeOf(page.getByText('Every hand-over'));
  expect(statement).toBeGreaterThan(await sizeOf(page.getByText('Together they give')));
});

test('entries of a directory share a row, two of them where their figures are large', async ({ page }) => {
  const figuresIn = async (example: string) => {
    await page.goto(exampleRoute('cards', example));
    const entries = page.locator('main section li');
    const count = await entries.count();
    const [first, last] = [await boxOf(entries.first()), await boxOf(entries.last())];
    expect(last.y).toBe(first.y);
    expect((last.x + last.width - first.x) / first.width).toBeCloseTo(count, 0);
    return { count, size: await sizeOf(entries.locator('.figure').first()) };
  };
  const results = await figuresIn('directory with results');
  const counts = await figuresIn('directory');
  expect([results.count, counts.count]).toEqual([2, 3]);
  expect(results.size).toBeGreaterThan(counts.size);
});

test('before and after begin in one column, whether a bar is before them or not', async ({ page }) => {
  await page.goto(exampleRoute('comparison', 'of a whole, and in words'));
  const starts = await page
    .locator('tbody td > div > span:last-child')
    .evaluateAll((values) => values.map((value) => Math.round(value.getBoundingClientRect().left)));
  expect(starts).toHaveLength(10);
  expect(new Set(starts).size).toBe(1);
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
  const figureIn = async (example: string) => {
    await page.goto(exampleRoute('hero', example));
    return sizeOf(page.locator('dl dd').first());
  };
  const across = await figureIn('four figures, picture below');
  expect(across).toBeGreaterThan(await figureIn('home with figures'));
  expect(across).toBeGreaterThan(await figureIn('board'));
});

test('the figures of a board stand side by side', async ({ page }) => {
  await page.goto(exampleRoute('hero', 'board'));
  const figures = page.locator('main section dl').first().locator('dd');
  const [first, last] = [await boxOf(figures.first()), await boxOf(figures.last())];
  expect(last.y).toBe(first.y);
  expect(last.x).toBeGreaterThan(first.x);
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

for (const [type, example] of [
  ['cards', 'grid'],
  ['steps', 'with deliverables'],
] as const)
  test(`the third of three ${type} is across both columns, and as wide as the others in three`, async ({
    page,
  }) => {
    const widths = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(exampleRoute(type, example));
      const items = page.locator('main section :is(ul, ol)').first().locator('> li');
      expect(await items.count()).toBe(3);
      return (await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()))).map((box) =>
        Math.round(box.width),
      );
    };
    const [first = 0, second, third = 0] = await widths(800);
    expect(second).toBe(first);
    expect(third).toBeGreaterThan(2 * first - 2);
    expect(new Set(await widths(1280)).size).toBe(1);
  });

test('the lines of an axis are at their values', async ({ page }) => {
  await page.goto(exampleRoute('forecast', "a ferry's passengers"));
  const bars = await boxOf(page.locator('figure svg'));
  const heights = await page
    .locator('figure span[aria-hidden=true]')
    .filter({ hasText: /^\d+$/ })
    .evaluateAll((marks) =>
      marks.map((mark) => [Number(mark.textContent), mark.getBoundingClientRect().top]),
    );
  const zero = bars.y + bars.height;
  const scales = heights.flatMap(([value = 0, top = 0]) => (value > 0 ? [(zero - top) / value] : []));
  expect(scales.length).toBeGreaterThan(2);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 1);
});

test('the hours of an office stand in one piece, behind its bar or before it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(exampleRoute('offices', 'day'));
  const rows = page.locator('figure p:has(> .drawn)');
  expect(await rows.count()).toBeGreaterThan(1);
  for (const row of await rows.all()) {
    const [bar, hours] = [await boxOf(row.locator('.drawn').first()), await boxOf(row.getByText('–'))];
    expect(hours.height).toBeLessThan(bar.height);
    const middle = hours.x + hours.width / 2;
    // The space around them begins at the bar.
    expect(Math.abs(middle - bar.x - bar.width / 2)).toBeGreaterThan((bar.width + hours.width) / 2 - 1);
  }
});

test('a found page in rows hides no words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(exampleRoute('pages-read', "a ship's log"));
  const readings = page.locator('figure > ol > li');
  for (const reading of await readings.all()) {
    const [words, mark] = [
      await boxOf(reading.locator('> div').first()),
      await boxOf(reading.locator('i:visible')),
    ];
    expect(mark.y).toBeGreaterThanOrEqual(words.y + words.height);
  }
});

test('numbers of an axis stand apart where text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [type, example] of [
    ['leaders', 'one'],
    ['forecast', "a ferry's passengers"],
    ['offices', 'day'],
  ] as const) {
    await page.goto(exampleRoute(type, example));
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    const overlaps = await page.locator('p[aria-hidden=true]').evaluateAll((axes) =>
      axes.flatMap((axis) => {
        const boxes = [...axis.children].map((number) => number.getBoundingClientRect());
        const shown = boxes.filter(({ width }) => width > 0);
        return shown.filter(({ left }, index) => left < (shown[index - 1]?.right ?? left));
      }),
    );
    expect(overlaps, type).toEqual([]);
  }
});

test('a long unit stands on the line of its figure beside a quotation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(exampleRoute('quote', 'with a result'));
  const lines = await page.locator('blockquote + div .figure').evaluate((figure) => {
    const [value, unit] = figure.childNodes;
    if (value && unit) [value.textContent, unit.textContent] = ['14', ' pilotos'];
    return figure.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(figure).fontSize);
  });
  expect(lines).toBeLessThan(1.5);
});

/** Which texts of a list of elements meet. */
function meetings(elements: Element[]): string[] {
  const texts = elements
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { words: element.textContent, box: range.getBoundingClientRect() };
    });
  return texts.flatMap(({ words, box }, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ box: { left, right, top, bottom } }) =>
          left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1,
      )
      .map((other) => `${words} and ${other.words}`),
  );
}

for (const size of [100, 200])
  test(`names in a drawing do not meet on a phone with text of ${size}%`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [type, example, names] of [
      ['well', 'a well with a sidetrack', '.well > [aria-hidden] span:not(:has(span))'],
      ['week', 'lists at night', 'main ol > li > div:last-child :is(p > span, li > span:last-child)'],
    ] as const) {
      await page.goto(exampleRoute(type, example));
      await page.addStyleTag({ content: `html { font-size: ${size}% }` });
      const drawing = page.locator(names);
      expect(await drawing.count()).toBeGreaterThan(5);
      expect(await drawing.evaluateAll(meetings), type).toEqual([]);
    }
  });

test('prices stand on one line, though only one of them is recommended', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto(exampleRoute('pricing', 'three prices'));
  // As long as it is in some languages.
  await page.getByText('Recommended').evaluate((mark) => {
    mark.textContent = 'Recommended by us for most';
  });
  const prices = page.locator('main section li p:has(> .figure)');
  const lines = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top));
  expect(lines).toHaveLength(3);
  expect(new Set(lines).size).toBe(1);
});
