import { renameSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { SharedRepository } from './workbench-repository';
import { focused, openWorkbench, saved } from './workbench-site';

const site = new Harbour();
const repository = new SharedRepository(site.folder);
const title = 'How a day is planned';
const line = '1 change by others on 1 page';

test.beforeAll(async () => {
  await site.start();
  repository.begin();
  repository.commit('Start');
  repository.git('tag', 'start');
});
test.afterAll(async () => {
  await site.end();
  repository.end();
});
test.beforeEach(() => repository.share());
test.afterEach(() => repository.unshare());

/** Bert rewords the heading of a section. */
const bertWrites = (words: string) => repository.bertReplaces('index/page.json', title, words);

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
  expect(repository.git('rev-parse', 'HEAD')).toBe(repository.bert('rev-parse', 'HEAD'));
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
  renameSync(repository.bare, `${repository.bare}.gone`);
  const panel = await fillAndList(page, 'Anchor', 'a-day');
  const look = panel.getByRole('button', { name: 'Look for changes by others' });
  await expect(look).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
  await look.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('origin does not answer.');
  renameSync(`${repository.bare}.gone`, repository.bare);
  await look.press('Enter');
  await expect(panel.getByText('Nothing new by others')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
});
