import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, saved } from './workbench-site';

const site = new Harbour();
const work = mkdtempSync(path.join(tmpdir(), 'others-'));
const bare = path.join(work, 'site.git');
const bert = path.join(work, 'bert');
const title = 'How a day is planned';
const line = '1 change by others on 1 page';

const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );
const git = (...args: string[]) => gitIn(site.folder, ...args);

test.beforeAll(async () => {
  await site.start();
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  git('tag', 'start');
});
test.afterAll(async () => {
  await site.end();
  rmSync(work, { recursive: true, force: true });
});
test.beforeEach(() => {
  git('clone', '--quiet', '--bare', '.', bare);
  git('clone', '--quiet', bare, bert);
  git('remote', 'add', 'origin', bare);
});
test.afterEach(() => {
  git('remote', 'remove', 'origin');
  git('reset', '--quiet', '--hard', 'start');
  git('clean', '-fdq');
  for (const folder of [bare, bert]) rmSync(folder, { recursive: true, force: true });
});

/** Somebody else rewords the heading of a section, and publishes it. */
function bertWrites(words: string): void {
  const file = 'index/page.json';
  writeFileSync(path.join(bert, file), gitIn(bert, 'show', `HEAD:${file}`).replace(title, words));
  gitIn(bert, 'commit', '--quiet', '--all', '--message', 'By Bert');
  gitIn(bert, 'push', '--quiet', 'origin', 'main');
}

/** Fills in a field of that section, and opens the list of changes. */
async function fillAndList(page: Page, field: string, words: string) {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row', { name: title }).click();
  await panel.getByRole('textbox', { name: field, exact: true }).fill(words);
  await saved(page);
  await panel.getByRole('button', { name: /^1 change on/ }).click();
  return panel;
}

test('changes by others are fetched by keyboard, and local changes stay', async ({ page }) => {
  bertWrites('How a day at sea is planned');
  const panel = await fillAndList(page, 'Anchor', 'a-day');
  await expect(panel.getByText(line)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Get', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(`Got: ${line}.`)).toBeVisible();
  await expect(panel.getByText('Nothing new by others')).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('body');
  await expect(page.locator('main h2', { hasText: 'How a day at sea is planned' })).toBeVisible();
  expect(site.document().sections[2]).toMatchObject({ id: 'a-day', title: 'How a day at sea is planned' });
  expect(git('rev-parse', 'HEAD')).toBe(gitIn(bert, 'rev-parse', 'HEAD'));
  // The list shows only local changes.
  await expect(panel.getByRole('button', { name: /^1 change on/ })).toBeVisible();
});

test('the editor resolves a conflict', async ({ page }) => {
  bertWrites('How a day at sea is planned');
  const panel = await fillAndList(page, 'Title, English', 'How a quiet day is planned');
  const conflict = panel.getByRole('region', { name: 'Changed here and by others' });
  await expect(conflict).toContainText('Yours: How a quiet day is planned');
  await expect(conflict).toContainText('Theirs: How a day at sea is planned');
  expect(await violationsOf(page)).toEqual([]);
  const get = panel.getByRole('button', { name: 'Get', exact: true });
  await expect(get).toBeDisabled();
  await conflict.getByRole('radio', { name: 'Keep mine' }).focus();
  for (const [arrow, reached] of [
    ['ArrowUp', 'Take theirs'],
    ['ArrowUp', 'Keep mine'],
    ['ArrowDown', 'Take theirs'],
  ] as const) {
    await page.keyboard.press(arrow);
    await expect(conflict.getByRole('radio', { name: reached })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await get.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Nothing new by others')).toBeVisible();
  await expect(conflict).toBeHidden();
  await expect.poll(() => focused(page)).not.toBe('body');
  expect(site.document().sections[2].title).toBe('How a day at sea is planned');
});

test('an unreachable remote is reported to those who ask, and to nobody else', async ({ page }) => {
  renameSync(bare, `${bare}.gone`);
  const panel = await fillAndList(page, 'Anchor', 'a-day');
  const look = panel.getByRole('button', { name: 'Look for changes by others' });
  await expect(look).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
  await look.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('origin does not answer.');
  renameSync(`${bare}.gone`, bare);
  await look.press('Enter');
  await expect(panel.getByText('Nothing new by others')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
});
