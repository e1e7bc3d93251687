import { expect, type Page, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

const field = (page: Page, name: string | RegExp) =>
  panelOf(page).getByRole('textbox', { name, exact: true }).and(panelOf(page).locator(':visible'));

test('every click leads to its field: a text of an item, a button, an image', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await page.locator('main').getByRole('link', { name: 'See the method' }).click();
  // A text that can be edited in place keeps the focus, while its item is open in the panel.
  await expect(field(page, 'Label, English')).toHaveValue('See the method');
  await page.keyboard.press('Escape');
  await page.locator('main').getByText('Head of Operations').click();
  await expect(field(page, 'Job title, English')).toHaveValue('Head of Operations');
  await page.keyboard.press('Escape');
  await page.locator('main').getByText('Pilots arrive on time').click();
  await expect(field(page, 'Result 2, English').last()).toHaveValue('Pilots arrive on time');
  await page.keyboard.press('Escape');
  // Images with and without a description.
  await page.locator('main img').first().click();
  await expect(panel.getByRole('combobox', { name: /^Image/ })).toBeFocused();
  await page.locator('main img').nth(1).click();
  await expect(panel.getByRole('combobox', { name: /^Portrait/ })).toBeFocused();
  await expect(panel.getByRole('combobox', { name: /^Portrait/ })).toHaveValue('./ingrid.jpg');
  expect(site.changed()).toEqual([]);
});

test('the page scrolls to what is edited in the form, and to a new item as soon as it is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 520 });
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: 'Beatrice Fontanel' }).click();
  await expect(page.locator('main').getByText('Port Director, Quillstone')).toBeInViewport();
  await panel.getByRole('button', { name: 'All sections' }).click();
  await panel.getByRole('row').nth(3).click();
  await field(page, 'Subtitle, English').click();
  await expect(page.locator('main').getByText('We plan it again')).toBeInViewport({ ratio: 1 });
});

test('a new item has no errors until its fields are left empty', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(panel.getByRole('button', { name: /Testimonial 4 .* to fill in/i })).toBeVisible();
  await expect(panel.locator('.note.error')).toHaveCount(0);
  await expect(panel.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(panel.locator('.note.error')).toHaveCount(1);
  const name = panel.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // Leaving the next field empty.
  await name.fill('Ana Ruiz');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(panel.locator('.note.error')).toHaveCount(1);
});

test('the figure of a new item is empty, and asked for', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/method`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: /^Add (phase)/i }).click();
  const months = panel.getByRole('textbox', { name: 'Months' });
  await expect(months).toHaveValue('');
  await expect(panel.getByText('To fill in', { exact: true }).first()).toBeVisible();
  await expect(months).not.toHaveAttribute('aria-invalid', 'true');
  await months.fill('4');
  await expect.poll(() => site.document('method').sections[1].timeline.at(-1).months).toBe(4);
});

test('numbers follow their items', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const steps = () =>
    site
      .document()
      .sections[2].items.map((item: { number: number; title: string }) => [item.number, item.title]);
  await panel.getByRole('row').nth(2).click();
  await panel.getByRole('button', { name: 'Move step 2 up' }).click();
  await expect.poll(steps).toEqual([
    [1, 'Order'],
    [2, 'Listen'],
    [3, 'Tell'],
  ]);
  await panel.getByRole('button', { name: 'Remove step 1' }).click();
  await expect.poll(steps).toEqual([
    [1, 'Listen'],
    [2, 'Tell'],
  ]);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(steps).toHaveLength(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => site.changed()).toEqual([]);
});

test('an item is dragged by its grip; Escape on the way leaves it where it was', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(2).click();
  const items = panel.locator('.item');
  await expect(items).toHaveText([/^Listen/, /^Order/, /^Tell/]);
  const drag = async (release: () => Promise<void>) => {
    await items.first().hover();
    const grip = await items.first().locator('.grip').boundingBox();
    const last = await items.last().boundingBox();
    if (!grip || !last) throw new Error('There is nothing to drag.');
    await page.mouse.move(grip.x + 10, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 10, last.y + last.height - 2, { steps: 4 });
    await expect(items.last()).toHaveAttribute('data-drop-below', '');
    await release();
    await expect(panel.locator('[data-dragged], [data-drop-below], [data-drop-above]')).toHaveCount(0);
  };
  await drag(async () => {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await expect(items).toHaveText([/^Listen/, /^Order/, /^Tell/]);
  await drag(() => page.mouse.up());
  await expect(items).toHaveText([/^Order/, /^Tell/, /^Listen/]);
  await expect(panel.getByText('Step moved down: 3 of 3.')).toBeVisible();
  await expect
    .poll(() => site.document().sections[2].items.map(({ title }: { title: string }) => title))
    .toEqual(['Order', 'Tell', 'Listen']);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => site.changed()).toEqual([]);
});

test('a mistake is shown at its field, in its language, and nowhere else', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const document = site.document();
  document.sections[3].colour = 'red';
  document.sections[3].title = `${'Bring us one bad day '.repeat(5)}`.trim();
  document.sections[1].items[0].results[0] = 'Waiting is down by half';
  site.write('index/page.json', JSON.stringify(document, null, 2));
  await panel.getByRole('tab', { name: /Findings/ }).click();
  const show = (text: string | RegExp) =>
    panel.locator('.note').filter({ hasText: text }).getByRole('button', { name: 'Show' });
  // Too long in English, and without Spanish: the finding says which field is meant.
  await show(/there is room for 90/).click();
  await expect(field(page, 'Title, English')).toBeFocused();
  await panel.getByRole('tab', { name: /Findings/ }).click();
  await show(/Spanish .*Waiting/).click();
  await expect(field(page, 'Result 1, Español').first()).toBeFocused();
  // An unknown property has no field, so its finding is at the top of the form.
  await panel.getByRole('tab', { name: /Findings/ }).click();
  await show(/colour/).click();
  await expect(panel.locator('[data-finding$="/colour"]')).toBeFocused();
  await expect(panel.locator('[data-finding$="/colour"]')).toContainText('colour');
});

test('a section is inserted between two others, while the pointer is over one of them', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  const types = () => site.document().sections.map(({ type }: { type: string }) => type);
  const before = types();
  await page.locator('main > section').first().hover();
  await page.getByRole('button', { name: /^Insert a section below Hero/ }).click();
  await page.getByRole('searchbox', { name: 'Search sections' }).fill('steps');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(types()).toEqual([before[0], 'steps', ...before.slice(1)]);
});
