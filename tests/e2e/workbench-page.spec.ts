import { expect, test } from '@playwright/test';
import { EditedSite, openWorkbench } from './workbench-site';

const site = new EditedSite();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());

for (const path of ['/', '/es'])
  test(`next to the panel nothing of ${path} is cut off at any width, and marks are in place`, async ({
    page,
  }) => {
    await openWorkbench(page, site.url + path);
    for (const width of [1024, 1200, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.evaluate(() => {
        const edge = document.querySelector('#root')?.getBoundingClientRect().right ?? 0;
        const texts = document.querySelectorAll<HTMLElement>('#root :is(a, button, h1, h2, h3, p, li)');
        return [...texts]
          .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
          .filter((element) => element.getBoundingClientRect().right > edge)
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect(cut, `${width} px`).toEqual([]);

      const heading = page.locator('#root h1');
      await page.mouse.move(0, 0);
      await heading.hover();
      const [box, text] = await Promise.all(
        [page.locator('#workbench .text-box'), heading].map((part) => part.boundingBox()),
      );
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((box?.[side] ?? 0) - (text?.[side] ?? -9)), `${side}, ${width} px`).toBeLessThan(1.5);
    }
  });
