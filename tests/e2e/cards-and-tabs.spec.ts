import { expanded, moveUntilLive } from './application';
import { expect, open, test } from './without-errors';

test('one framework layer is open at a time, and a click on it closes it', async ({ page }) => {
  await open(page, '/');
  const layers = page.locator('details[name=framework-layers]');
  await expect(layers).toHaveCount(4);
  // Every disclosure, before any of them was opened.
  const summaries = await page.locator('summary').all();
  for (const summary of summaries) expect(await expanded(summary)).toBe(false);
  await layers.nth(0).locator('summary').click();
  await expect(layers.nth(0)).toHaveAttribute('open', '');
  await expect.poll(() => expanded(layers.nth(0).locator('summary'))).toBe(true);
  await expect(layers.nth(0).getByRole('listitem')).toHaveCount(4);
  await layers.nth(2).locator('summary').click();
  await expect(page.locator('details[name=framework-layers][open]')).toHaveCount(1);
  await expect.poll(() => expanded(layers.nth(0).locator('summary'))).toBe(false);
  await layers.nth(2).locator('summary').click();
  await expect(page.locator('details[name=framework-layers][open]')).toHaveCount(0);
});

test('the panel shows how the layers work together', async ({ page }) => {
  await open(page, '/');
  const panel = page.getByText('A Supplier Invoice, Step by Step');
  await expect(panel).toBeHidden();
  await page.getByText('How it works together', { exact: true }).click();
  await expect(panel).toBeVisible();
  await page.getByText('Hide how it works together').click();
  await expect(panel).toBeHidden();
});

test('industry tabs start with private equity, and follow clicks, cards and arrow keys', async ({ page }) => {
  await open(page, '/');
  const selected = page.locator('[role=tab][aria-selected=true]');
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(selected).toHaveText('Private Equity');
  await page.getByRole('tab', { name: 'Manufacturing' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('OEE up 25%');
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText('Healthcare');
  await expect(selected).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveText('Public Sector');
  await page.getByRole('link', { name: 'Show Oil & Gas' }).click();
  await expect(selected).toHaveText('Oil & Gas');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('Space selects a tab, and does not scroll the page', async ({ page }) => {
  await page.goto('/');
  const tab = page.getByRole('tab', { name: 'Manufacturing' });
  await tab.focus();
  // Before the application has loaded, every tab can be reached with Tab.
  await moveUntilLive(page);
  await expect(tab).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('one solution card is open at a time', async ({ page }) => {
  await open(page, '/');
  const cards = page.locator('details[name=solutions]');
  await expect(cards).toHaveCount(5);
  await cards.nth(0).getByText('Details').click();
  await expect(cards.nth(0).getByRole('listitem')).toHaveCount(4);
  await cards.nth(3).getByText('Details').click();
  await expect(page.locator('details[name=solutions][open]')).toHaveCount(1);
  await cards.nth(3).getByText('Less').click();
  await expect(page.locator('details[name=solutions][open]')).toHaveCount(0);
});

test('a link on another page leads to the tab that it names', async ({ page }) => {
  await open(page, '/company');
  await page.evaluate(() => {
    scrollTo({ top: 900, behavior: 'instant' });
    const link = document.createElement('a');
    Object.assign(link, { href: '/#healthcare', textContent: 'There' });
    document.querySelector('#offices')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL('/#healthcare');
  const panel = page.locator('#healthcare');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Healthcare');
  await expect(panel.getByRole('heading').first()).toBeInViewport();
  // Tab continues there, and screen readers read it.
  await expect(panel).toBeFocused();
});
