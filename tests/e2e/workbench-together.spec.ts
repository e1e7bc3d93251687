import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { underLock } from '../../src/node/write/lock';
import { Harbour } from './workbench-harbour';
import { openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();
const title = 'How a day is planned';
const spanish = 'Cómo se planifica un día';

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

const heading = (page: Page, words = title) => page.locator('main h2', { hasText: words });
const titleInFile = () => site.document().sections[2].title;

/** Types at the end of a text in the page. */
async function typeInPage(page: Page, words: string): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.type(words, { delay: 40 });
}

test.describe('two tabs change the same headline in place', () => {
  async function inTwoTabs(context: BrowserContext): Promise<[first: Page, second: Page]> {
    const pages: [Page, Page] = [await context.newPage(), await context.newPage()];
    for (const page of pages) {
      await openWorkbench(page, `${site.url}/`);
      await heading(page).click();
    }
    const [first, second] = pages;
    await typeInPage(second, ' at sea');
    await saved(second);
    await typeInPage(first, ' ashore');
    const question = panelOf(first).getByRole('alert', { name: 'Changed in two places' });
    await expect(question).toContainText(`${title} at sea`);
    await expect(question).toContainText(`${title} ashore`);
    expect(titleInFile()).toBe(`${title} at sea`);
    return pages;
  }

  test('the first change stays, and the second person may take it over', async ({ context }) => {
    const [page] = await inTwoTabs(context);
    await panelOf(page).getByRole('button', { name: 'Take theirs' }).click();
    await saved(page);
    await expect(heading(page, `${title} at sea`)).toBeVisible();
    expect(titleInFile()).toBe(`${title} at sea`);
  });

  test('or replace it by their own words, which both see then', async ({ context }) => {
    const [page, other] = await inTwoTabs(context);
    await panelOf(page).getByRole('button', { name: 'Keep mine' }).click();
    await saved(page);
    expect(titleInFile()).toBe(`${title} ashore`);
    await other.keyboard.press('Enter');
    await expect(heading(other, `${title} ashore`)).toBeVisible();
  });

  test('texts in the other language are no exception', async ({ context }) => {
    const pages = [await context.newPage(), await context.newPage()];
    for (const page of pages) {
      await openWorkbench(page, `${site.url}/es`);
      await heading(page, spanish).click();
    }
    for (const [index, page] of pages.entries()) {
      await typeInPage(page, index === 0 ? ' en el mar' : ' en tierra');
      if (index === 0) await saved(page);
      else await expect(panelOf(page).getByRole('alert')).toContainText('en el mar');
    }
    expect(JSON.parse(site.read('index/es.json'))[title]).toBe(`${spanish} en el mar`);
  });
});

for (const where of ['in its field', 'in the page'])
  test(`what is typed ${where} goes to its section, while somebody else adds and removes others`, async ({
    page,
  }) => {
    const panel = await openWorkbench(page, `${site.url}/`);
    const titles = () => site.document().sections.map((section: { title?: string }) => section.title);
    const before = titles();
    if (where === 'in the page') await heading(page).click();
    else {
      await panel.getByRole('row').nth(2).click();
      await panel.getByRole('textbox', { name: 'Title, English', exact: true }).focus();
    }
    await page.keyboard.press('End');
    const typing = page.keyboard.type(' at sea and on all of its shores', { delay: 60 });
    await expect.poll(() => titles()[2]).toMatch(/ at/);
    await change((sections) => sections.splice(1, 1));
    await expect.poll(() => titles()[1]).toMatch(/ on/);
    await change((sections) => sections.push({ ...sections.at(-1), id: 'one-more' }));
    await typing;
    await saved(page);
    const after = [before[0], `${title} at sea and on all of its shores`, ...before.slice(3)];
    expect(titles()).toEqual([...after, before.at(-1)]);
  });

/** Changes the sections of the page as another program does, between two changes of the workbench. */
async function change(edit: (sections: { id?: string }[]) => unknown): Promise<void> {
  await underLock([site.folder], () => {
    const document = site.document();
    edit(document.sections);
    site.write('index/page.json', JSON.stringify(document, null, 2));
  });
}

test('a text whose section somebody else has removed is kept, and overwrites no other', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const titles = () => site.document().sections.map((section: { title?: string }) => section.title);
  await panel.getByRole('row').nth(2).click();
  await page.route('**/__workbench/edits', async (route) => {
    if (titles().includes(title)) await change((sections) => sections.splice(2, 1));
    await route.continue();
  });
  await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill('Typed meanwhile');
  await expect(panel.getByText('You wrote: “Typed meanwhile”')).toBeVisible();
  expect(site.read('index/page.json')).not.toContain('Typed meanwhile');
  await panel.getByRole('button', { name: 'Discard' }).click();
  await saved(page);
});

test('Undo takes back in one step what was typed in the page without a pause, and Redo restores it', async ({
  page,
}) => {
  for (const [address, words] of [
    ['/', title],
    ['/es', spanish],
  ] as const) {
    await openWorkbench(page, site.url + address);
    await heading(page, words).click();
    await typeInPage(page, ' for now');
    await saved(page);
    await page.keyboard.press('ControlOrMeta+z');
    const text = page.locator('[contenteditable]');
    await expect(text).toHaveText(words);
    await expect(text).toBeFocused();
    await expect.poll(() => site.changed()).toEqual([]);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(text).toHaveText(`${words} for now`);
    // The caret is at the end, and typing continues there.
    await page.keyboard.type('!');
    await expect(text).toHaveText(`${words} for now!`);
    await saved(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => site.changed()).toEqual([]);
    // The panel would open by itself on the next page if it were still open, or had something to save.
    await saved(page);
    await page.keyboard.press('Control+e');
    await expect(panelOf(page)).toHaveCount(0);
  }
});

test('a step that cannot be undone says why, and is skipped: the one before it can', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(3).click();
  await panel.getByRole('textbox', { name: 'Subtitle, English', exact: true }).fill('Mine, and taken back.');
  await saved(page);
  await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill('Mine, and overtaken');
  await saved(page);
  const theirs = site.read('index/page.json').replace('Mine, and overtaken', 'Of somebody else');
  site.write('index/page.json', theirs);
  await expect(heading(page, 'Of somebody else')).toBeVisible();
  const undo = panel.getByRole('button', { name: /^Undo: / });
  await undo.click();
  const stuck = panel.getByRole('alert', { name: 'Cannot be done' });
  await expect(stuck).toContainText('was changed since');
  expect(site.read('index/page.json')).toBe(theirs);
  await stuck.getByRole('button', { name: 'Leave it' }).click();
  await expect(stuck).toHaveCount(0);
  await undo.click();
  await stuck.getByRole('button', { name: 'Skip it' }).click();
  await expect(stuck).toHaveCount(0);
  await expect(panel.getByText(/^Skipped: Change title/)).toBeVisible();
  await expect(undo).toHaveAccessibleName(/^Undo: Change subtitle/);
  await undo.click();
  const subtitle = JSON.parse(site.before('index/page.json')).sections[3].subtitle;
  await expect.poll(() => site.document().sections[3].subtitle).toBe(subtitle);
  expect(site.document().sections[3].title).toBe('Of somebody else');
});

test('without an installed editor, a message says why none opens', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(1).click();
  await panel.getByRole('button', { name: 'Open in editor' }).click();
  const words = panel.getByText(/^Page\.json could not be opened: .*LAUNCH_EDITOR/i);
  await expect(words).toBeInViewport({ ratio: 1 });
});

test('the 404 page is edited at an unknown address, which stays as it is', async ({ page }) => {
  await page.goto(`${site.url}/no-such-page`);
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toBeVisible();
  const before = (await h1.textContent()) ?? '';
  await page.keyboard.press('Control+e');
  await expect(panelOf(page).getByRole('row').first()).toBeVisible();
  await h1.click();
  await typeInPage(page, ' after all');
  await saved(page);
  await page.keyboard.press('Enter');
  await expect(h1).toHaveText(`${before} after all`);
  expect(site.changed()).toEqual(['_not-found/page.json']);
  expect(loads).toEqual([]);
});
