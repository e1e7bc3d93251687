import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';
import { EditedSite, focused, openWorkbench, saved, tabTo } from './workbench-site';

const site = new EditedSite();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

test('a link of the header is changed where it is clicked, in both languages, and the page follows', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await page.getByRole('banner').getByRole('link', { name: 'Industries' }).click();
  const label = panel.getByRole('textbox', { name: 'Label, English' }).first();
  await expect(label).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'On every page Header' })).toBeVisible();
  await label.fill('Branches');
  await panel.getByRole('textbox', { name: 'Label, Español' }).first().fill('Ramos');
  await saved(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Branches' })).toBeVisible();
  expect(site.changed()).toEqual(['_site/es.json', '_site/site.json']);
  expect(JSON.parse(site.read('_site/es.json')).Branches).toBe('Ramos');
  // The same form, by keyboard: its second link moves up, and the header shows that.
  const item = panel.getByRole('button', { name: 'Branches', exact: true });
  await tabTo(page, item);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('banner').getByRole('listitem').first()).toHaveText('Branches');
  expect(await focused(page)).toContain('Branches');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('banner').getByRole('listitem').nth(1)).toHaveText('Branches');
  expect(await violationsOf(page)).toEqual([]);
});

test('what header and footer both say is changed in the one that was clicked, and the page stays there', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  const footer = page.getByRole('contentinfo');
  const shared = JSON.parse(site.read('_site/site.json')).footer.columns[0].title;
  await expect(page.getByRole('banner').getByRole('link', { name: shared, exact: true })).toBeVisible();
  await footer.getByText(shared, { exact: true }).first().click();
  await expect(panel.getByRole('heading', { name: 'On every page Footer' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: shared, exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'On every page Header' })).toBeVisible();
  // Links of the list below a link are told from links of the header.
  await expect(panel.getByRole('button', { name: 'Add link below', exact: true })).toBeVisible();
});

test('the file of redirects is created with the first, and removed when that is undone', async ({ page }) => {
  const panel = await openWorkbench(page, site.url);
  await panel.getByRole('button', { name: 'Redirects' }).click();
  await panel.getByRole('button', { name: 'Add redirect', exact: true }).click();
  const from = panel.getByRole('textbox', { name: 'Earlier address' });
  await expect(from).toBeFocused();
  await from.fill('/blog');
  await panel.getByText('Gone for good').click();
  await saved(page);
  await expect
    .poll(
      () => site.files().includes('_site/redirects.json') && JSON.parse(site.read('_site/redirects.json')),
    )
    .toEqual([{ from: '/blog', status: 410 }]);
  await panel.getByRole('button', { name: 'All sections' }).click();
  await expect(panel.getByRole('button', { name: 'Redirects' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.changed()).toEqual([]);
});

test('Ctrl K finds sections, texts of other pages and commands, on any keyboard, and keeps the focus', async ({
  page,
}) => {
  const panel = await openWorkbench(page, site.url);
  const field = page.getByRole('combobox', { name: 'Find pages' });
  const options = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  // A Cyrillic keyboard types another letter there.
  const press = () =>
    page.evaluate(() => {
      const key = { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }));
      const isOpen = document.getElementById('workbench')?.shadowRoot?.querySelector('[role=combobox]');
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      return Boolean(isOpen);
    });
  expect(await press()).toBe(false);
  await expect(field).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('body');

  await page.keyboard.press('Control+k');
  await field.fill('industries we work in');
  await expect(options.first()).toContainText('Industries We Work In');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Industries We Work In' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('findings');
  await expect(options.first()).toContainText('Findings');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('tab', { name: 'Findings' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => focused(page)).not.toBe('body');

  await page.keyboard.press('Control+k');
  await field.fill('captures each INVOICE');
  await expect(options.first()).toContainText('Captures each invoice');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/finance$/);
  await expect.poll(() => focused(page)).toMatch(/, English$/);
});

test('words are replaced on all pages after a plan was shown, and Undo takes everything back', async ({
  page,
}) => {
  await openWorkbench(page, site.url);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find pages' }).fill('find and repl');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Find and replace' });
  await dialog.getByRole('textbox', { name: 'Find' }).fill('invoice');
  await dialog.getByRole('textbox', { name: 'Replace by' }).fill('bill');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('→ Supplier bill 4411, line 4')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(site.changed()).toEqual([]);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Supplier bill 4411, line 4')).toBeVisible();
  expect(site.changed().length).toBeGreaterThan(1);
  await expect.poll(() => focused(page)).not.toBe('body');
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.changed()).toEqual([]);
});

test('a swatch changes the look, and the page follows until that is undone', async ({ page }) => {
  const panel = await openWorkbench(page, site.url);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
  const before = await accent();
  await panel.getByRole('button', { name: 'Look' }).click();
  await panel.getByLabel('Choose a color: Accent', { exact: true }).first().fill('#7a2e1d');
  await saved(page);
  await expect.poll(accent).toBe('#7a2e1d');
  expect(JSON.parse(site.read('_site/theme.json'))).toMatchObject({ light: { accent: '#7a2e1d' } });
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(accent).toBe(before);
});
