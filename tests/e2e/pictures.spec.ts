import { examplePaths } from './paths';
import { expect, test } from './without-errors';

/** Labels of charts never overlap, even in a narrow window. */

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('labels of axes and lines in a chart do not overlap', async ({ page, request }) => {
  let count = 0;
  const pictures = (await examplePaths(request)).filter((path) => /summary|regions/.test(path));
  for (const path of pictures) {
    await page.goto(path);
    const { labels, covered } = await page.evaluate(() => {
      const names = [...document.querySelectorAll('main figure')].flatMap((figure) =>
        ['figure > div > p > span', 'figure > div > ul > li', 'figure > div > div > span'].map((selector) =>
          [...figure.querySelectorAll(selector)].map((label) => ({
            text: label.textContent,
            box: label.getBoundingClientRect(),
          })),
        ),
      );
      const covered = names.flatMap((labels) =>
        labels.flatMap(({ text, box }, index) =>
          labels
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            )
            .map((other) => `${text} and ${other.text}`),
        ),
      );
      return { labels: names.flat().length, covered };
    });
    count += labels;
    expect.soft(covered, path).toEqual([]);
  }
  expect(count).toBeGreaterThan(15);
});
