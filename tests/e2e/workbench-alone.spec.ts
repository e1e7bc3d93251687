import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf, saved, tabTo } from './workbench-site';

/**
 * An editor who works alone, from the first text to restoring last week's section, with only the keyboard or only the pointer.
 */

const site = new Harbour();
const work = mkdtempSync(path.join(tmpdir(), 'alone-'));
const bare = path.join(work, 'site.git');
const bert = path.join(work, 'bert');
const title = 'How a day is planned';
const lastWeek = 'How a winter day is planned';

const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const git = (...args: string[]) => gitIn(site.folder, ...args);
const settings = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'];

test.beforeAll(async () => {
  await site.start();
  git('init', '--quiet', '--initial-branch', 'main');
  for (const setting of settings) git('config', ...setting.split('='));
  const text = site.read('index/page.json');
  site.write('index/page.json', text.replace(title, lastWeek));
  git('add', '.');
  git('commit', '--quiet', '--message', 'Last week');
  site.write('index/page.json', text);
  git('commit', '--quiet', '--all', '--message', 'Now');
  git('tag', 'start');
});
test.afterAll(async () => {
  await site.end();
  rmSync(work, { recursive: true, force: true });
});
test.beforeEach(() => {
  git('clone', '--quiet', '--bare', '.', bare);
  gitIn(work, 'clone', '--quiet', ...settings.flatMap((setting) => ['--config', setting]), bare, bert);
  git('remote', 'add', 'origin', bare);
});
test.afterEach(() => {
  git('remote', 'remove', 'origin');
  git('reset', '--quiet', '--hard', 'start');
  git('clean', '-fdq');
  for (const folder of [bare, bert]) rmSync(folder, { recursive: true, force: true });
});

/** The ways to operate the panel. */
interface Hands {
  press(target: Locator): Promise<void>;
  /** Chooses one of several options. */
  choose(group: Locator, choice: Locator): Promise<void>;
  /** Opens a row of a list. */
  open(row: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

const byPointer = (): Hands => ({
  press: (target) => target.click(),
  choose: (_, choice) => choice.click(),
  open: (row) => row.click(),
  write: async (field, text) => {
    await field.click({ clickCount: 3 });
    await field.page().keyboard.insertText(text);
  },
});

/** Presses an arrow key until an element of a list has the focus. */
async function arrowTo(page: Page, target: Locator, arrow: 'ArrowDown' | 'ArrowRight'): Promise<void> {
  const isThere = () =>
    target.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
  for (let count = 0; count < 20 && !(await isThere()); count++) await page.keyboard.press(arrow);
  expect(await isThere()).toBe(true);
}

function byKeyboard(page: Page): Hands {
  return {
    press: async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    // Tab goes to the first option, and arrow keys to the others.
    choose: async (group, choice) => {
      await tabTo(page, group.locator('[role=radio][tabindex="0"], [role=tab][tabindex="0"]').first());
      await arrowTo(page, choice, 'ArrowRight');
      await page.keyboard.press('Space');
    },
    open: async (row) => {
      await tabTo(page, panelOf(page).getByRole('row').first());
      await arrowTo(page, row, 'ArrowDown');
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** Somebody else rewords the heading of a section, and publishes it. */
function bertWrites(words: string): void {
  const file = 'index/page.json';
  gitIn(bert, 'pull', '--quiet', 'origin', 'main');
  writeFileSync(path.join(bert, file), gitIn(bert, 'show', `HEAD:${file}`).replace(title, words));
  gitIn(bert, 'commit', '--quiet', '--all', '--message', 'By Bert');
  gitIn(bert, 'push', '--quiet', 'origin', 'main');
}

for (const [name, handsOf, width] of [
  ['keyboard', byKeyboard, 1280],
  ['pointer', byPointer, 1280],
  ['pointer on a phone', byPointer, 390],
] as const)
  test(`an editor works alone, by ${name} alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hands = handsOf(page);
    const panel = await openWorkbench(page, `${site.url}/`);
    const button = (label: string | RegExp) => panel.getByRole('button', { name: label });
    const isFocusKept = () => expect.poll(() => focused(page)).not.toBe('body');

    // Changes two pages.
    await hands.open(panel.getByRole('row', { name: title }));
    await hands.write(panel.getByRole('textbox', { name: 'Anchor', exact: true }), 'a-day');
    await saved(page);
    await hands.press(button(/: all pages$/));
    await hands.open(panel.getByRole('row', { name: 'Method' }));
    await expect(page).toHaveURL(/\/method$/);
    await expect(button('Method: all pages')).toBeVisible();
    await hands.open(panel.getByRole('row').nth(1));
    await hands.write(panel.getByRole('textbox', { name: 'Anchor', exact: true }), 'a-method');
    await saved(page);

    // Looks at the changes, and throws one page away.
    await hands.press(button('2 changes on 2 pages'));
    await hands.press(button(/^Throw away the changes of Method/));
    await expect(button('1 change on 1 page')).toBeVisible();
    await isFocusKept();

    // Proposes the other page.
    await hands.press(button('Propose…'));
    const dialog = page.getByRole('dialog', { name: 'Propose' });
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await hands.press(dialog.getByRole('button', { name: 'Propose' }));
    const done = page.getByRole('dialog', { name: 'Proposed' });
    await hands.press(done.getByRole('button', { name: 'Done' }));
    await expect(done).toBeHidden();
    await isFocusKept();

    // A colleague's change arrives, and conflicts with a local one.
    bertWrites('How a day at sea is planned');
    await hands.press(button(/^Back to the page/));
    await hands.press(button(/: all pages$/));
    await hands.open(panel.getByRole('row', { name: site.document().title }));
    await hands.open(panel.getByRole('row', { name: title }));
    await hands.write(panel.getByRole('textbox', { name: 'Title, English', exact: true }), 'How days go');
    await saved(page);
    await hands.press(button(/^\d changes? on 1 page/));
    const conflict = panel.getByRole('region', { name: 'Changed here and by others' });
    await hands.choose(conflict, conflict.getByRole('radio', { name: 'Take theirs' }));
    await hands.press(button(/^Get$/));
    await expect(panel.getByText('Nothing new by others')).toBeVisible();
    await isFocusKept();
    expect(site.document().sections[2]).toMatchObject({ id: 'a-day', title: 'How a day at sea is planned' });

    // Restores last week's section.
    await hands.press(button(/^Back to the page/));
    await hands.choose(panel.getByRole('tablist'), panel.getByRole('tab', { name: 'Page', exact: true }));
    await hands.press(button('History…'));
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('Here the page begins.');
    await hands.press(history.getByRole('button', { name: /A$/ }).last());
    await hands.press(history.getByRole('button', { name: /^Restore the changes of/ }).first());
    await expect(page.locator('main h2', { hasText: lastWeek })).toBeVisible();
    await isFocusKept();
    expect(site.document().sections[2].title).toBe(lastWeek);
    expect(site.changed()).toEqual(['index/page.json']);
    expect(git('log', '--format=%s', 'origin/main', '-1').trim()).toBe('By Bert');
  });
