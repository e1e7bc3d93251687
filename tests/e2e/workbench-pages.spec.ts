import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf } from './workbench-site';

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

/** Opens the list of pages by keyboard. */
async function openList(page: Page) {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: /: all pages$/ }).press('Enter');
  await expect(panel.getByRole('searchbox', { name: 'Search pages' })).toBeFocused();
  return panel;
}

/** Chooses an entry from the menu of a page. */
async function choose(page: Page, title: string, entry: string): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: `More about ${title}` })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The same by keyboard, from the search field. */
async function chooseByKeys(page: Page, title: string, entry: string): Promise<void> {
  const row = panelOf(page).getByRole('row', { name: title });
  await page.keyboard.press('Tab');
  for (let count = 0; count < 20 && !(await isFocused(row)); count++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe(`button More about ${title}`);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

const isFocused = (row: Locator) =>
  row.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

test('the head names the page, and opens a list in which pages are found and opened', async ({ page }) => {
  await openWorkbench(page, `${site.url}/method`);
  const panel = await openList(page);
  await expect(panel.getByRole('button', { name: 'Method: all pages' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.type('no such page');
  await expect(panel.getByText('No page is called like that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await panel.getByRole('searchbox').fill(site.document().title.slice(0, 6).toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(panelOf(page).getByRole('button', { name: 'Home: all pages' })).toBeVisible();
});

test('changing the address of a page first shows what follows, and Undo takes it back', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  const panel = await openList(page);
  await chooseByKeys(page, 'Method', 'Change its address…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/how-we-work');
  await dialog.getByRole('button', { name: 'See what follows' }).press('Enter');
  await expect(dialog.getByText('/method → /how-we-work').first()).toBeVisible();
  expect(site.changed()).toEqual([]);
  await dialog.getByRole('button', { name: 'Change the address' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  await expect(panel.getByRole('row', { name: 'Method' })).toContainText('/how-we-work');
  expect(site.document('how-we-work').aliases).toEqual(['/method']);
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.getByRole('row', { name: 'Method' })).toContainText('/method');
  expect(site.changed()).toEqual([]);
});

test('a page is deleted after its links were redirected, and so is whoever looks at it', async ({ page }) => {
  await openWorkbench(page, `${site.url}/method`);
  await openList(page);
  await choose(page, 'Method', 'Delete…');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^(Linked from|No section)/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Escape');
  expect(site.changed()).toEqual([]);
  await choose(page, 'Method', 'Delete…');
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(site.files()).not.toContain('method/page.json');
  expect(JSON.parse(site.read('_site/redirects.json'))).toContainEqual({ from: '/method', to: '/' });
  await panelOf(page)
    .getByRole('button', { name: /^Undo: Delete \/method/ })
    .click();
  await expect.poll(() => site.changed()).toEqual([]);
});

test('a duplicated page begins with the same content', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  await openList(page);
  await choose(page, 'Method', 'Duplicate…');
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await expect(dialog.getByRole('button', { name: /Begins like/ })).toContainText('Method');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Another method');
  await dialog.getByRole('button', { name: 'Make page' }).click();
  await expect(page).toHaveURL(/\/another-method$/);
  const panel = await openList(page);
  await expect(panel.getByRole('row', { name: 'Another method' })).toContainText('Draft');
  expect(site.document('another-method').sections.length).toBe(site.document('method').sections.length);
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the list of pages and its dialogs, ${theme}, and it fits a phone`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWorkbench(page, `${site.url}/`);
    const panel = await openList(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await panel.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    for (const entry of ['Change its address…', 'Delete…']) {
      await choose(page, 'Method', entry);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
