import { expect, test } from '@playwright/test';
import { deferred } from './deferred';
import { Harbour } from './workbench-harbour';
import { openWorkbench, saved } from './workbench-site';

const site = new Harbour();
const title = 'How a day is planned';

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

for (const where of ['in the page', 'in the page, once it was emptied,', 'in its field'])
  test(`what was typed ${where} and undone at once is gone from the page`, async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/`);
    const heading = page.locator('main h2').nth(1);
    await expect(heading).toHaveText(title);
    // The page is read anew only once both are done: the application never hears of what was typed.
    const undone = deferred();
    await page.route(/\/content\//, async (route) => {
      await undone.promise;
      await route.continue();
    });
    await heading.click();
    if (where === 'in its field')
      await panel.getByRole('textbox', { name: 'Title, English', exact: true }).click();
    // Browsers remove an empty text, and make another one of what is typed then.
    if (where.includes('emptied')) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(title);
    }
    await page.keyboard.press('End');
    await page.keyboard.type(' at sea');
    await expect(heading).toHaveText(`${title} at sea`);
    await expect.poll(() => site.document().sections[2].title).toBe(`${title} at sea`);
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => site.document().sections[2].title).toBe(title);
    undone.resolve();
    await saved(page);
    await expect(heading).toHaveText(title);
  });

test('a page that was asked for before somebody began to type is drawn when they have ended', async ({
  page,
}) => {
  await openWorkbench(page, `${site.url}/`);
  const heading = page.locator('main h2', { hasText: title });
  const drawn = deferred();
  await page.route(/\/content\//, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/content\//);
  const change = (edit: (sections: { title?: string }[]) => unknown) => {
    const document = site.document();
    edit(document.sections);
    site.write('index/page.json', JSON.stringify(document, null, 2));
  };
  change((sections) => Object.assign(sections.at(-1) ?? {}, { title: 'Bring us two' }));
  await asked;
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' at');
  await expect.poll(() => site.document().sections[2].title).toBe(`${title} at`);
  change((sections) => sections.splice(1, 1));
  const came = page.waitForResponse(/\/content\//);
  drawn.resolve();
  await (await came).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.type(' sea');
  await expect.poll(() => site.document().sections[1].title).toBe(`${title} at sea`);
  await expect(page.locator('main h2')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page.locator('main h2')).toHaveCount(2);
});
