import { expect, type Locator, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { runsOf } from '../support/runs';
import { Harbour } from './workbench-harbour';
import { openWorkbench, panelOf, saved } from './workbench-site';

/** Each run has a site and a server of its own: what is undone goes back to where the server began. */
let site: Harbour;
test.beforeEach(async () => {
  site = new Harbour();
  await site.start();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await site.end();
});

/** Something that an editor does, on one of the elements that it can be done to. */
type Action = (page: Page, one: (all: Locator) => Promise<Locator | undefined>, words: string) => unknown;

const press =
  (name: RegExp): Action =>
  async (page, one) =>
    (await one(panelOf(page).getByRole('tabpanel').getByRole('button', { name })))?.click();

const keys =
  (...all: string[]): Action =>
  async (page, one) => {
    await backToSections(page);
    await (await one(panelOf(page).getByRole('row')))?.focus();
    for (const key of all) await page.keyboard.press(key);
  };

const step =
  (name: RegExp): Action =>
  async (page, one) =>
    (await one(panelOf(page).getByRole('button', { name, disabled: false })))?.click();

const typeIn =
  (...before: string[]): Action =>
  async (page, one, words) => {
    await (await one(panelOf(page).getByRole('textbox')))?.click();
    for (const key of before) await page.keyboard.press(key);
    await page.keyboard.type(words);
  };

const actions: Record<string, Action> = {
  'open a section': async (page, one) => {
    await backToSections(page);
    await (await one(panelOf(page).getByRole('row')))?.click();
  },
  'open an item': async (page, one) =>
    (await one(panelOf(page).getByRole('tabpanel').getByRole('listitem').getByRole('button')))?.click(),
  'type at the end of a field': typeIn('End'),
  'type into a field': typeIn('ArrowLeft'),
  'replace a field': typeIn('Control+a'),
  'empty a field': typeIn('Control+a', 'Delete'),
  'type in the page': async (page, one, words) => {
    const text = await one(page.locator('main :is(h1, h2, h3, p, li, td, th, dt, dd, figcaption)'));
    await text?.click({ position: { x: 3, y: 5 } });
    await page.keyboard.press('End');
    await page.keyboard.type(words);
  },
  'leave the field': (page) => page.keyboard.press('Escape'),
  'move a section': keys('Alt+ArrowUp'),
  'duplicate a section': keys('Control+d'),
  'remove a section': keys('Delete'),
  'change a list': press(/^(Move|Duplicate|Remove|Add)/),
  undo: step(/^Undo/),
  redo: step(/^Redo/),
  wait: (page) => saved(page),
};
const action = fc.record({
  name: fc.constantFrom(...Object.keys(actions)),
  at: fc.nat(),
  words: fc.constantFrom(' and more', 'Quay "q" <b>', ' ä🎉', '12', 'sea '),
});

async function backToSections(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  while (await dialog.isVisible()) await page.keyboard.press('Escape');
  await panelOf(page).getByRole('tab', { name: 'Sections' }).click();
  const back = panelOf(page).getByRole('button', { name: 'All sections' });
  if (await back.isVisible()) await back.click();
}

/** Presses a button of the history until there is nothing more to do. */
async function stepAll(page: Page, what: 'Undo' | 'Redo'): Promise<void> {
  const panel = panelOf(page);
  const nothing = panel.getByRole('button', { name: `Nothing to ${what.toLowerCase()}` });
  const next = panel.getByRole('button', { name: `${what}: ` });
  // The last step may be on its way still when the button is pressed again.
  while (!(await nothing.isVisible())) await next.click({ timeout: 1000 }).catch(() => {});
}

const textOf = async (page: Page) => (await page.locator('main').innerText()).replace(/\s+/g, ' ');
const files = () => Object.fromEntries(site.files().map((file) => [file, site.read(file)]));

const sampled = fc.sample(fc.array(action, { minLength: 20, maxLength: 20 }), {
  numRuns: runsOf(1, 30),
  seed: 20261129,
});
for (const [run, all] of sampled.entries())
  test(`what is done at random, ${run + 1}, shows in the page, and can be undone and redone`, async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const panel = await openWorkbench(page, `${site.url}/`);
    page.setDefaultTimeout(3000);
    for (const { name, at, words } of all)
      await test.step(name, async () => {
        const one = async (found: Locator) => {
          const visible = found.filter({ visible: true });
          const count = await visible.count();
          return count > 0 ? visible.nth(at % count) : undefined;
        };
        // What was there a moment ago may be gone, or be disabled or covered: nothing is done then.
        await Promise.resolve(actions[name]?.(page, one, words)).catch(() => {});
      });
    page.setDefaultTimeout(0);
    // What is done last is a change, after which nothing can be redone.
    await backToSections(page);
    await panel.getByRole('tab', { name: 'Page', exact: true }).click();
    await panel.getByRole('textbox').first().press('End');
    await page.keyboard.type(' at last');
    await saved(page);

    const anew = await context.newPage();
    await anew.goto(page.url());
    await expect(async () => expect(await textOf(page)).toBe(await textOf(anew))).toPass();
    await anew.close();

    const after = files();
    await stepAll(page, 'Undo');
    await expect.poll(() => site.changed()).toEqual([]);
    await stepAll(page, 'Redo');
    await expect.poll(files).toEqual(after);
    expect(errors).toEqual([]);
  });
