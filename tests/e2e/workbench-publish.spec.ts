import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();
const work = mkdtempSync(path.join(tmpdir(), 'published-'));
const bare = path.join(work, 'site.git');
const title = 'How a day is planned';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: site.folder, encoding: 'utf8', stdio: 'pipe' });
const branches = () =>
  git('ls-remote', '--heads', bare)
    .trim()
    .split('\n')
    .map((line) => line.replace(/.*refs\/heads\//, ''));

test.beforeAll(async () => {
  await site.start();
  git('init', '--quiet', '--initial-branch', 'main');
  for (const setting of [
    ['user.name', 'A'],
    ['user.email', 'a@example.com'],
    ['commit.gpgsign', 'false'],
  ])
    git('config', ...setting);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
});
test.afterAll(async () => {
  await site.end();
  rmSync(work, { recursive: true, force: true });
});
test.beforeEach(() => {
  rmSync(bare, { recursive: true, force: true });
  git('clone', '--quiet', '--bare', '.', bare);
  git('remote', 'add', 'origin', bare);
});
test.afterEach(() => {
  git('remote', 'remove', 'origin');
  git('checkout', '--quiet', '--', '.');
  git('clean', '-fdq');
});

/** Flips a switch of the page, which causes no error, and opens the list of changes. */
async function changeAndList(page: Page) {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row', { name: title }).click();
  await panel.getByRole('textbox', { name: 'Anchor', exact: true }).fill('a-day');
  await saved(page);
  await panel.getByRole('button', { name: /^1 change on/ }).click();
  return panel;
}

test('a page is proposed by keyboard, and the focus is never lost', async ({ page }) => {
  const panel = await changeAndList(page);
  const before = git('status', '--porcelain');
  await panel.getByRole('button', { name: 'Propose…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose' });
  await expect(dialog.getByRole('checkbox', { name: site.document().title })).toBeChecked();
  expect(await focused(page)).not.toBe('body');
  await dialog.getByRole('button', { name: 'Propose' }).focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: 'Proposed' });
  await expect(done).toContainText('It waits on the branch content/');
  await expect(done.getByRole('button', { name: 'Done' })).toBeFocused();
  expect(branches()).toHaveLength(2);
  expect(git('status', '--porcelain')).toBe(before);
  await page.keyboard.press('Enter');
  await expect(done).toBeHidden();
  await expect.poll(() => focused(page)).not.toBe('body');
  // It is marked as proposed, and is not proposed twice.
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'My proposals' })).toContainText(', waits');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('only ticked pages are published, and errors in them prevent it', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row', { name: title }).click();
  await panel
    .getByRole('textbox', { name: 'Title, English', exact: true })
    .fill('How a quiet day is planned');
  await saved(page);
  await panel.getByRole('button', { name: /^1 change on/ }).click();
  await panel.getByRole('button', { name: 'Propose…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose' });
  await expect(dialog.getByRole('alert')).toContainText('belongs to its old wording');
  const button = dialog.getByRole('button', { name: 'Propose' });
  await expect(button).toBeDisabled();
  await dialog.getByRole('checkbox').press('Space');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(button).toBeDisabled();
  expect(branches()).toEqual(['main']);
});

test('an unreachable or missing remote is reported', async ({ page }) => {
  const panel = await changeAndList(page);
  renameSync(bare, `${bare}.gone`);
  await panel.getByRole('button', { name: 'Propose…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('alert')).toContainText('origin does not answer.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  git('remote', 'rename', 'origin', 'elsewhere');
  git('remote', 'add', 'nowhere', bare);
  await page.reload();
  await panelOf(page)
    .getByRole('button', { name: /^1 change on/ })
    .click();
  await expect(panelOf(page).getByRole('button', { name: 'Propose…' })).toBeDisabled();
  await expect(panelOf(page)).toContainText('Several remote repositories');
  git('remote', 'remove', 'nowhere');
  git('remote', 'rename', 'elsewhere', 'origin');
  rmSync(`${bare}.gone`, { recursive: true });
});

test('what goes is shown in pictures, before and after', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row', { name: title }).click();
  await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill('A quiet day');
  await saved(page);
  await panel.getByRole('button', { name: /^1 change on/ }).click();
  const button = { name: `Show pictures of ${site.document().title}, before and after` };
  const shownIn = (side: string) =>
    page.frameLocator(`iframe[title="${side}: A quiet day, English"]`).getByRole('heading', { level: 2 });
  await panel.getByRole('button', button).press('Enter');
  await expect(shownIn('Before')).toHaveText(title);
  await expect(shownIn('After')).toHaveText('A quiet day');
  await panel.getByRole('button', { name: /^Hide pictures/ }).press('Enter');
  await panel.getByRole('button', { name: 'Propose…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose' });
  await dialog.getByRole('button', button).press('Enter');
  await expect(shownIn('Before')).toHaveText(title);
  await expect(shownIn('After')).toHaveText('A quiet day');
  expect(await focused(page)).toMatch(/^button Hide pictures/);
  expect(await violationsOf(page)).toEqual([]);
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the dialog, ${theme}, and it fits a phone`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const panel = await changeAndList(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.getByRole('button', { name: 'Propose…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose' });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    expect(await violationsOf(page)).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  });
