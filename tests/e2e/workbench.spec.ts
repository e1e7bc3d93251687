import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';
import { EditedSite, openWorkbench, panelOf, saved, tabTo } from './workbench-site';

const site = new EditedSite();
const pageFile = 'finance/page.json';
const spanishFile = 'finance/es.json';
/** The sections of the site's file, and the heading of the second. */
const sections: { type: string; title: string }[] = JSON.parse(site.before(pageFile)).sections;
const title = sections[1]?.title ?? '';
/** The menu of a section. */
const moreAbout = (section: { title: string } | undefined) => `More about ${section?.title}`;
const spanish: string = JSON.parse(site.before(spanishFile))[title];

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

/** Expects that a title was changed in both languages, and nothing else. */
function expectTitles(english: string, words: string): void {
  expect(site.read(pageFile)).toBe(site.before(pageFile).replace(`"${title}"`, `"${english}"`));
  expect(site.read(spanishFile)).toBe(
    site.before(spanishFile).replace(`"${title}": "${spanish}"`, `"${english}": "${words}"`),
  );
  expect(site.changed()).toEqual([spanishFile, pageFile].sort());
}

test.describe('a title is changed in both languages', () => {
  test('by pointer: in place, with its Spanish next to it', async ({ page }) => {
    await page.goto(`${site.url}/finance`);
    await page.getByRole('button', { name: 'Edit page' }).click();
    const panel = panelOf(page);
    await expect(panel.getByRole('row').first()).toBeVisible();
    const heading = page.locator('main h2', { hasText: title });
    await heading.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Where the Days Go');
    await expect(heading).toHaveCount(0);
    await panel.getByRole('textbox', { name: 'Title, Español', exact: true }).fill('Adónde van los días');
    await saved(page);
    expectTitles('Where the Days Go', 'Adónde van los días');
    await expect(page.locator('main h2', { hasText: 'Where the Days Go' })).toBeVisible();
  });

  test('by keyboard: in its form; the Spanish is asked about and confirmed', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/finance`);
    const row = panel.getByRole('row').nth(1);
    await tabTo(page, panel.getByRole('row').first());
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('textbox', { name: 'Title, English', exact: true }));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Today');
    const question = panel.getByRole('group', { name: /still right/ });
    await expect(question.locator('ins')).toHaveText(/Today/);
    await tabTo(page, question.getByRole('button', { name: 'Still right' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await saved(page);
    expectTitles(`${title} Today`, spanish);
  });

  test('what a machine translated is found, and read by keyboard', async ({ page }) => {
    const text = site.before(spanishFile);
    site.write(spanishFile, text.replace('{', `{ "$machine": [${JSON.stringify(spanish)}],`));
    const panel = await openWorkbench(page, `${site.url}/finance`);
    await panel.getByRole('tab', { name: /^Findings/ }).click();
    const note = panel.getByRole('listitem').filter({ hasText: /A machine translated/ });
    await note.getByRole('button', { name: 'Show' }).click();
    const words = panel.getByRole('textbox', { name: 'Title, Español', exact: true });
    await expect(words).toBeFocused();
    const question = panel.getByRole('group', { name: 'Spanish: is it right?' });
    await tabTo(page, question.getByRole('button', { name: 'It is right' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await saved(page);
    expect(JSON.parse(site.read(spanishFile))).toEqual(JSON.parse(text));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(question).toBeVisible();
    await words.fill('Los días');
    await expect(question).toHaveCount(0);
    await saved(page);
  });

  test('Escape takes back what was typed in the page, to the byte', async ({ page }) => {
    await openWorkbench(page, `${site.url}/finance`);
    await page.locator('main h2', { hasText: title }).click();
    await page.keyboard.type('Something', { delay: 60 });
    await expect.poll(() => site.changed()).toEqual([pageFile]);
    await page.keyboard.press('Escape');
    await saved(page);
    await expect.poll(() => site.changed()).toEqual([]);
    await expect(page.locator('main h2', { hasText: title })).toBeVisible();
  });
});

test.describe('a dead link is fixed from its finding', () => {
  const broken = () => site.before(pageFile).replace('"href": "/contact"', '"href": "/es/contact"');

  test('by pointer: from the list of findings', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/finance`);
    site.write(pageFile, broken());
    await panel.getByRole('tab', { name: /Findings 1/ }).click();
    await panel.getByRole('button', { name: 'Fix', exact: true }).click();
    await expect.poll(() => site.changed()).toEqual([]);
    await expect(panel.getByText('Nothing is wrong', { exact: false })).toBeVisible();
  });

  test('by keyboard: F8 leads to the field', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/finance`);
    site.write(pageFile, broken());
    await expect(panel.getByRole('tab', { name: /Findings 1/ })).toBeVisible();
    await page.keyboard.press('F8');
    await expect(panel.getByRole('combobox', { name: /Leads to/ })).toBeFocused();
    await tabTo(page, panel.getByRole('button', { name: 'Fix', exact: true }));
    await page.keyboard.press('Enter');
    await expect.poll(() => site.changed()).toEqual([]);
  });
});

test('a half-typed link is reported only after its field is left', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('row').first().click();
  await panel.getByRole('button', { name: 'Get Started', exact: true }).click();
  const link = panel.getByRole('combobox', { name: /Leads to/ });
  await link.fill('/conta');
  // Not by its role: what is next to the suggestions is hidden from assistive technology while they are open.
  await expect(panel.locator('[role=tab]', { hasText: 'Findings' })).toContainText('1');
  await expect(link).not.toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByText('No page answers')).toBeHidden();
  await page.keyboard.press('Escape');
  await panel.getByRole('textbox', { name: 'Subtitle, English', exact: true }).click();
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.getByText('No page answers')).toBeVisible();
});

test.describe('a section is added, filled in, moved up twice, and all of it undone', () => {
  const order = () =>
    (JSON.parse(site.read(pageFile)).sections as { type: string }[]).map(({ type }) => type);
  const types = sections.map(({ type }) => type).toSpliced(2, 0, 'metrics');
  const count = types.length;

  test('by pointer', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/finance`);
    await panel.getByRole('button', { name: moreAbout(sections[3]) }).click();
    await page.getByRole('menuitem', { name: 'Add section below' }).click();
    const dialog = page.getByRole('dialog', { name: `Add a section below “${sections[3]?.title}”` });
    await dialog.getByRole('searchbox', { name: 'Search sections' }).fill('metrics four');
    await page.getByRole('button', { name: 'Add metrics' }).click();
    await panel.getByRole('textbox', { name: 'Title, English', exact: true }).fill('In Figures');
    await panel.getByRole('textbox', { name: 'Title, Español', exact: true }).fill('En cifras');
    await panel.getByRole('button', { name: 'Move section up' }).click();
    await panel.getByRole('button', { name: 'Move section up' }).click();
    await saved(page);
    expect(order()).toEqual(types);
    expect(site.read(spanishFile)).toContain('"En cifras"');
    const undo = panel.getByRole('button', { name: /^Undo: / });
    await expect(undo).toHaveAccessibleName(
      `Undo: Move In Figures up on ${JSON.parse(site.before(pageFile)).title}`,
    );
    const files = () => site.read(pageFile) + site.read(spanishFile);
    while (site.changed().length > 0) {
      const before = files();
      await undo.click();
      await expect.poll(files).not.toBe(before);
      await saved(page);
    }
    expect(site.changed()).toEqual([]);
  });

  test('by keyboard', async ({ page }) => {
    const panel = await openWorkbench(page, `${site.url}/finance`);
    await tabTo(page, panel.getByRole('button', { name: 'Add section' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add a section at the end' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search sections' })).toBeFocused();
    await page.keyboard.type('metrics four');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const field = panel.getByRole('textbox', { name: 'Title, English', exact: true });
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('In Figures');
    await saved(page);
    await tabTo(page, panel.getByRole('tab', { name: 'Sections' }));
    await page.keyboard.press('Tab');
    while (!(await panel.getByRole('button', { name: 'All sections' }).evaluate((b) => b.matches(':focus'))))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('row').last()).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(
      page.getByRole('status').filter({ hasText: `moved up: ${count - 1} of ${count}` }),
    ).toBeAttached();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(
      page.getByRole('status').filter({ hasText: `moved up: ${count - 2} of ${count}` }),
    ).toBeAttached();
    await saved(page);
    expect(order()[count - 3]).toBe('metrics');
    for (let step = 0; step < 12 && site.changed().length > 0; step++) {
      const undoResponse = page.waitForResponse(/__workbench\/undo/);
      await page.keyboard.press('ControlOrMeta+z');
      await undoResponse;
    }
    expect(site.changed()).toEqual([]);
  });
});

test('a new page is created and linked to, by pointer', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Treasury');
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/treasury');
  await dialog.getByRole('button', { name: 'Make page' }).click();
  await page.waitForURL('**/treasury');
  expect(JSON.parse(site.read('treasury/page.json')).title).toBe('Treasury');
  await openWorkbenchAgain();
  // It keeps its name, says that it is a draft, and shows the switch for that.
  await expect(page.getByRole('heading', { level: 1, name: 'Treasury' })).toBeVisible();
  await expect(page.getByText('Draft: not published yet')).toBeVisible();
  await panel.getByRole('tab', { name: 'Page', exact: true }).click();
  await expect(panel.getByRole('checkbox', { name: 'Draft' })).toBeChecked();
  const draft = panel.locator('label', { hasText: /^Draft$/ });
  await draft.scrollIntoViewIfNeeded();
  await expect(draft.locator('[aria-hidden]')).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${site.url}/finance`);
  await openWorkbenchAgain();
  await panel.getByRole('row').first().click();
  await panel.getByRole('button', { name: 'Get Started' }).first().click();
  const link = panel.getByRole('combobox', { name: /Leads to/ });
  await link.fill('treas');
  await page.getByRole('option', { name: '/treasury' }).click();
  await expect(link).toHaveValue('/treasury');
  await saved(page);
  expect(site.read(pageFile)).toBe(
    site.before(pageFile).replace('"href": "/contact"', '"href": "/treasury"'),
  );

  /** It stays open from page to page. */
  async function openWorkbenchAgain() {
    await expect(panel.getByRole('row').first()).toBeVisible();
  }
});

test('a new page is created and linked to, by keyboard', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await tabTo(page, panel.getByRole('button', { name: 'New page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('Zinc Desk');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zinc-desk');
  expect(JSON.parse(site.read('zinc-desk/page.json')).title).toBe('Zinc Desk');
  await page.goto(`${site.url}/finance`);
  await expect(panel.getByRole('row').first()).toBeVisible();
  await tabTo(page, panel.getByRole('row').first());
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Get Started', exact: true }));
  await page.keyboard.press('Enter');
  const link = panel.getByRole('combobox', { name: /Leads to/ });
  await tabTo(page, link);
  await page.keyboard.press('ControlOrMeta+a');
  // Floating elements must be visible at any scroll position.
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.keyboard.type('zinc');
  const option = page.getByRole('option', { name: '/zinc-desk' });
  await expect(option).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('/zinc-desk');
  await saved(page);
  expect(site.read(pageFile)).toBe(
    site.before(pageFile).replace('"href": "/contact"', '"href": "/zinc-desk"'),
  );
});

test('the panel stays closed when the page is reloaded', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await page.reload();
  await expect(panel.getByRole('row').first()).toBeVisible();
  await panel.getByRole('button', { name: /^Close/ }).click();
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
  // By then, the workbench would have been loaded.
  await page.waitForLoadState('networkidle');
  await expect(panel).toHaveCount(0);
});

test("the panel switches the page's language and stays open", async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL('**/es/finance');
  await expect(panel.getByRole('row').first()).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true');
});

test('Compare shows the page in several sizes and languages, without the tools of development', async ({
  page,
}) => {
  site.write(pageFile, site.before(pageFile).replace(`"${title}"`, '"Words that nobody has translated"'));
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await expect(panel.getByRole('tab', { name: /Findings/ })).toContainText('1');
  await panel.getByRole('button', { name: 'Compare sizes and languages' }).click();
  await page.getByRole('toolbar', { name: 'Languages' }).getByRole('button', { name: 'es' }).click();
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(4);
  for (const [index, language] of ['en', 'en', 'es', 'es'].entries()) {
    const frame = frames.nth(index).contentFrame();
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.locator('html')).toHaveAttribute('data-live', '');
    await expect(frame.getByRole('alert')).toHaveCount(0);
    await expect(frame.getByText('Edit page')).toHaveCount(0);
  }
});

test('Compare shows the page with every text as long as it may be', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('button', { name: 'Compare sizes and languages' }).click();
  const heading = page.locator('iframe').first().contentFrame().locator('main h2').first();
  const written = (await heading.textContent()) ?? '';
  await page.getByRole('button', { name: 'Longest texts' }).click();
  await expect(heading).toContainText(`${written} ${written.split(' ')[0]}`);
});

test('a section is copied to another page, with its words in all languages', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('button', { name: moreAbout(sections.at(-1)) }).click();
  await page.getByRole('menuitem', { name: 'Copy to another page' }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/legal');
  await page.getByRole('option', { name: /legal/ }).click();
  await expect.poll(() => site.changed()).toEqual(['legal/es.json', 'legal/page.json']);
  const section = JSON.parse(site.read(pageFile)).sections.at(-1);
  expect(JSON.parse(site.read('legal/page.json')).sections.at(-1)).toEqual(section);
  const words = JSON.parse(site.read(spanishFile))[section.title];
  expect(JSON.parse(site.read('legal/es.json'))[section.title]).toBe(words);
});
