import { execFileSync } from 'node:child_process';
import { expect, type Locator, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench } from './workbench-site';

const site = new Harbour();
const title = 'How a day is planned';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args], {
    cwd: site.folder,
    encoding: 'utf8',
  });
const commitBy = (author: string) =>
  git('-c', `user.name=${author}`, 'commit', '--quiet', '--message', `By ${author}`);

test.beforeAll(async () => {
  await site.start();
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  commitBy('Anna');
  const text = site.read('index/page.json');
  for (const [author, words] of [
    ['Bert', 'How a winter day is planned'],
    ['Cleo', title],
  ] as const) {
    site.write('index/page.json', text.replace(title, words));
    git('add', '.');
    commitBy(author);
  }
});
test.afterAll(() => site.end());

/** Opens the history of the page by keyboard. */
async function openHistory(panel: Locator): Promise<Locator> {
  await panel.getByRole('tab', { name: 'Page', exact: true }).click();
  await panel.getByRole('button', { name: 'History…' }).press('Enter');
  const dialog = panel.page().getByRole('dialog', { name: 'History' });
  await expect(dialog).toContainText('Here the page begins.');
  return dialog;
}

test('what the last version took away is found in the one before it', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const dialog = await openHistory(panel);
  await dialog.getByRole('button', { name: /Cleo$/ }).press('Enter');
  await expect(dialog.getByText('Nothing is different')).toContainText('the one before it');
  await dialog.getByRole('button', { name: 'See the version before' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: /Bert$/ })).toBeVisible();
  await expect(dialog.locator('del')).toHaveText(['winter ']);
  await expect(dialog.getByRole('button', { name: 'Back to the versions' })).toBeFocused();
});

test('a text of an earlier version is restored by keyboard, and Undo takes that back', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const dialog = await openHistory(panel);
  await expect(dialog.getByRole('button', { name: /Cleo$/ })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Bert$/ }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back to the versions' })).toBeFocused();
  await expect(dialog.locator('del')).toHaveText(['winter ']);
  expect(await violationsOf(page)).toEqual([]);
  // Going back returns to the version that was shown.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Bert$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Restore Title/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main h2', { hasText: 'How a winter day is planned' })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
  await panel.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.locator('main h2', { hasText: title })).toBeVisible();
  expect(site.document().sections[2].title).toBe(title);
});
