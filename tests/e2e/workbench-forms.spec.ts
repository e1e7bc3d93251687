import { expect, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

test('a select in a dialog works by pointer and by keyboard', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  for (const way of ['pointer', 'keyboard']) {
    await panel.getByRole('button', { name: 'New page' }).click();
    const dialog = page.getByRole('dialog', { name: 'New page' });
    const list = dialog.getByRole('button', { name: /Begins like/ });
    if (way === 'pointer') {
      await list.click();
      await page.getByRole('option', { name: 'Method' }).click();
    } else {
      await list.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Ports that answer' })).toBeFocused();
      await page.keyboard.type('Me');
      await expect(page.getByRole('option', { name: 'Method' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(list).toContainText('Method');
    await expect(list).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the button that opens suggestions stands at the end of its field', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('tab', { name: 'Page' }).click();
  const button = panel.getByRole('button', { name: /^Suggestions for/ }).first();
  await button.scrollIntoViewIfNeeded();
  const [field, end] = [await button.locator('..').boundingBox(), await button.boundingBox()];
  if (!field || !end) throw new Error('The field is not shown.');
  expect(Math.abs(field.x + field.width - end.x - end.width)).toBeLessThan(6);
});

test("a day is picked in the browser's calendar or typed, and an invalid one stays as typed", async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('tab', { name: 'Page' }).click();
  const field = panel.getByRole('textbox', { name: 'Published from' });
  await expect(field).toHaveAccessibleDescription(/clocks are those of the time zone of/);
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = function () {
      this.dataset.opened = this.type;
    };
  });
  await panel.getByRole('button', { name: 'Choose a day: Published from' }).click();
  const calendar = panel.locator('[data-opened=date]');
  await expect(calendar).toHaveCount(1);
  await calendar.fill('2031-05-06');
  await expect(field).toHaveValue('2031-05-06');
  await expect.poll(() => site.document().publishFrom).toBe('2031-05-06');
  await field.fill('in spring');
  await expect(field).toHaveValue('in spring');
  expect(site.document().publishFrom).toBe('2031-05-06');
  await field.blur();
  await expect.poll(() => site.document().publishFrom).toBe('in spring');
  await expect(field).toHaveValue('in spring');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(calendar).toHaveValue('');
});

test.describe('what is selected exists', () => {
  test('undoing a new last section selects the list of sections', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/`);
    await panel.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('searchbox', { name: 'Search sections' }).fill('metrics four');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'All sections' })).toBeVisible();
    await saved(page);
    await panel.getByRole('button', { name: /^Undo: / }).click();
    await expect(panel.getByRole('row')).toHaveCount(4);
    await expect.poll(() => site.changed()).toEqual([]);
  });

  test('an open form stays with its section when sections are added and removed outside', async ({
    page,
  }) => {
    const panel = await openWorkbench(page, `${site.url}/`);
    await panel.getByRole('row').nth(2).click();
    const title = panel.getByRole('textbox', { name: 'Title, English', exact: true }).first();
    await expect(title).toHaveValue('How a day is planned');
    const document = site.document();
    document.sections.splice(1, 1);
    site.write('index/page.json', JSON.stringify(document, null, 2));
    await expect(panel.getByRole('button', { name: 'Move section up' })).toBeEnabled();
    await title.fill('How a night is planned');
    await saved(page);
    expect(site.document().sections[1].title).toBe('How a night is planned');
    document.sections.splice(1, 1);
    site.write('index/page.json', JSON.stringify(document, null, 2));
    await expect(panel.getByRole('row')).toHaveCount(2);
  });
});

test('a page has a field for its path in each language, and none of them leaves anything behind', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/method`);
  await panel.getByRole('tab', { name: 'Page', exact: true }).click();
  const field = panel.getByRole('group', { name: 'Addresses by language' }).getByLabel('Spanish');
  const routes = () => site.document('method').routes;
  await field.fill('/metodo');
  await field.press('Enter');
  await saved(page);
  expect(routes()).toEqual({ es: '/metodo' });
  await field.fill('');
  await field.press('Enter');
  await saved(page);
  expect(routes()).toBeUndefined();
});

test('a number stays as typed until its field is left, and is then a number or a finding', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/method`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: 'Planning' }).click();
  const months = panel.getByRole('textbox', { name: 'Months' });
  const inFile = () => site.document('method').sections[1].timeline[1].months;
  for (const [typed, shown, written, finding] of [
    ['8.5', '8.5', 8.5, /whole number/],
    ['12,5', '12.5', 12.5, /whole number/],
    ['1,200', '1,200', '1,200', /number/],
    ['45 min', '45 min', '45 min', /number/],
    ['1e1', '1e1', '1e1', /number/],
    ['9', '9', 9, undefined],
  ] as const) {
    await months.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await expect(months).toHaveValue(typed);
    await page.keyboard.press('Tab');
    await expect(months).toHaveValue(shown);
    await expect.poll(inFile).toBe(written);
    if (finding) await expect(panel.locator('.note').filter({ hasText: finding })).toBeVisible();
    else await expect(panel.locator('.note')).toHaveCount(0);
  }
});

test('a search lists section types by name before those that only mention the words', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('button', { name: 'Add section' }).click();
  const search = page.getByRole('searchbox', { name: 'Search sections' });
  await search.fill('steps');
  await expect(page.getByRole('option').first()).toContainText('Steps');
  // The name of a property in the examples is not found: nobody searches for it.
  await search.fill('heroImageAlt');
  await expect(page.getByText('No section is like that.')).toBeVisible();
  await search.fill('steps');
  await page.keyboard.press('Enter');
  await saved(page);
  expect(site.document().sections.at(-1).type).toBe('steps');
});

test('Enter copies a section to the best match', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('button', { name: 'More about Bring us one bad day' }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  await page.keyboard.type('meth');
  await page.keyboard.press('Enter');
  await expect.poll(() => site.document('method').sections.at(-1).title).toBe('Bring us one bad day');
  await expect(panelOf(page).getByText('Bring us one bad day copied to /method.')).toBeVisible();
});
