import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();
const title = 'How a day is planned';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: site.folder,
    encoding: 'utf8',
  });
const status = () => git('status', '--porcelain').trim();

test.beforeAll(async () => {
  await site.start();
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'Start');
});
test.afterAll(() => site.end());
test.afterEach(() => {
  git('checkout', '--quiet', '--', '.');
  git('clean', '-fdq');
});

const count = (panel: Locator, words: string) => panel.getByRole('button', { name: words, exact: true });
const pageOf = (panel: Locator, name: string) => panel.getByRole('region', { name, exact: true });

/** Replaces a heading in its field. */
async function write(page: Page, words: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole('row', { name: title }).click();
  await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill(words);
  await saved(page);
}

test('the number of changes is always in view, and their list leads to the field', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await expect(count(panel, 'No changes')).toBeVisible();
  await write(page, 'How a quiet day is planned');
  await count(panel, '1 change on 1 page').click();
  await expect.poll(() => focused(page)).toMatch(/Back to the page/);
  const list = pageOf(panel, site.document().title);
  await expect(list.locator('ins')).toHaveText(['quiet ']);
  await expect(list).toContainText('Title changed (Spanish missing)');
  // Findings of this page alone are shown next to it.
  await expect(list).toContainText('Findings of this page');
  await list.getByRole('button', { name: /^Title changed/ }).click();
  await expect(panel.getByRole('textbox', { name: 'Title, English', exact: true })).toBeFocused();
});

test('throwing a change away restores the text, and Undo brings the change back', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await write(page, 'How a quiet day is planned');
  await count(panel, '1 change on 1 page').click();
  await panel.getByRole('button', { name: /^Throw away Title changed/ }).click();
  await expect(panel.getByRole('heading', { name: 'Nothing has changed' })).toBeVisible();
  expect(status()).toBe('');
  await expect(page.locator('main h2', { hasText: title })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(count(panel, '1 change on 1 page')).toBeVisible();
  expect(site.document().sections[2].title).toBe('How a quiet day is planned');
});

test('throwing a new page away deletes it, and Undo brings it back', async ({ page }) => {
  let panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Night watch');
  await dialog.getByRole('button', { name: 'Make page' }).click();
  await expect(page).toHaveURL(/\/night-watch$/);
  panel = panelOf(page);
  await panel.getByRole('button', { name: /^\d+ changes? on/ }).click();
  await pageOf(panel, 'Night watch')
    .getByRole('button', { name: /^Throw away the changes of/ })
    .click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(status()).toBe('');
  await panel.getByRole('button', { name: /^Undo: Throw away the changes/ }).click();
  await expect(panel.getByRole('button', { name: /^\d+ changes? on/ })).toBeVisible();
  expect(site.document('night-watch').title).toBe('Night watch');
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the list of changes, ${theme}, and it fits a phone`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const panel = await openWorkbench(page, `${site.url}/`);
    await write(page, 'How a quiet day is planned');
    await page.setViewportSize({ width: 390, height: 844 });
    await count(panel, '1 change on 1 page').click();
    await expect(panel.getByRole('button', { name: /^Title changed/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await panel.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  });
