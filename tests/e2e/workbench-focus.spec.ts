import { expect, type Locator, type Page, test } from '@playwright/test';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

/** Focuses an element, presses a key, and expects the focus on a certain element of the workbench. */
async function press(page: Page, target: Locator, key: string, lands: RegExp): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
  await expect.poll(() => focused(page), `${key} on ${target}`).toMatch(lands);
}

test('every action of the outline decides where the focus goes next', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  const row = (index: number) => panel.getByRole('row').nth(index);
  expect(await focused(page)).toBe('h2 Home');

  await press(page, row(1), 'Enter', /^h3 Testimonials/);
  await press(page, panel.getByRole('button', { name: 'All sections' }), 'Enter', /^row .*harbour masters/);
  await press(page, row(2), 'Alt+ArrowUp', /^row .*day is planned/);
  await expect(row(1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(row(2)).toContainText('How a day is planned');
  await expect.poll(() => focused(page)).toMatch(/^row /);
  await press(page, row(1), 'Delete', /^row .*day is planned/);
  await expect(panel.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByRole('row')).toHaveCount(4);
  await expect.poll(() => focused(page)).toMatch(/^row /);

  // The menu of a section.
  for (const [item, lands] of [
    ['Move down', /^row .*harbour masters/],
    ['Duplicate', /^row .*harbour masters/],
    ['Remove', /^row /],
  ] as const) {
    await panel.getByRole('button', { name: 'More about What harbour masters say' }).first().focus();
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('menuitem', { name: item, exact: true }), 'Enter', lands);
  }

  // Dialogs, left as they were opened, and after doing something.
  for (const name of ['Compare sizes and languages', 'New page', 'Add section']) {
    const opener = panel.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search sections' })).toBeFocused();
  await page.keyboard.type('metrics four');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^h3 Metrics/);
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByRole('button', { name: 'Add section' })).toBeVisible();
  await expect.poll(() => focused(page)).toMatch(/^row /);
});

test('every action of a form decides where the focus goes next, and Undo works at once', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const item = (name: string) => panel.getByRole('button', { name, exact: true });
  const names = () => site.document().sections[1].items.map(({ name }: { name: string }) => name);
  const before = names();

  // Only the item that is moved was open, and only it stays open.
  await item('Samuel Okoro, Head of Operations').focus();
  await page.keyboard.press('Enter');
  await expect(item('Samuel Okoro, Head of Operations')).toHaveAttribute('aria-expanded', 'true');
  await press(page, item('Samuel Okoro, Head of Operations'), 'Alt+ArrowUp', /^button Samuel Okoro/);
  await expect(item('Samuel Okoro, Head of Operations')).toHaveAttribute('aria-expanded', 'true');
  await expect(item('Ingrid Marsh, Harbour Master')).toHaveAttribute('aria-expanded', 'false');
  for (const order of [before, [before[0], before[2], before[1]]]) {
    await press(page, item('Samuel Okoro, Head of Operations'), 'Alt+ArrowDown', /^button Samuel Okoro/);
    await expect.poll(names).toEqual(order);
  }
  await expect(panel.getByRole('button', { name: 'Beatrice Fontanel', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect.poll(() => focused(page)).toMatch(/^button Samuel Okoro/);
  for (let count = 0; count < 3; count++) {
    const undoResponse = page.waitForResponse(/__workbench\/undo/);
    await page.keyboard.press('ControlOrMeta+z');
    await undoResponse;
  }
  await expect.poll(names).toEqual(before);
  await expect.poll(() => focused(page)).toMatch(/^button Samuel Okoro/);
});

test('items are removed, duplicated and added without losing the focus; Undo works in fields, too', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/`);
  await panel.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  const names = () => site.document().sections[1].items.map(({ name }: { name: string }) => name);
  const before = names();
  await press(page, panel.getByRole('button', { name: 'Remove testimonial 2' }), 'Enter', /^button Beatrice/);
  await expect(panel.getByText('Testimonial removed.')).toBeVisible();
  await press(page, panel.getByRole('button', { name: 'Undo', exact: true }), 'Enter', /^(?!body|page )/);
  await expect.poll(names).toEqual(before);
  await press(
    page,
    panel.getByRole('button', { name: 'Duplicate testimonial 3' }),
    'Enter',
    /^button Beatrice/,
  );
  await press(page, panel.getByRole('button', { name: 'Add testimonial' }), 'Enter', /^(input|textarea)/);
  await expect(panel.getByRole('textbox', { name: /^Name/ })).toBeFocused();

  // Undo in a field takes back all that was typed there.
  const title = panel.getByRole('textbox', { name: 'Title, English', exact: true });
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await saved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveValue('What harbour masters say');
  await expect(title).toBeFocused();
});

test('leaving a text in the page by a key leaves the focus in the panel', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  const heading = page.locator('main h1');
  for (const key of ['Enter', 'Escape']) {
    await heading.click();
    await page.keyboard.type('A');
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), key).toMatch(/^h2 /);
  }
  // Whoever clicks elsewhere means that.
  await heading.click();
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect.poll(() => focused(page)).toMatch(/^page a /);
});

test('answering a question leaves the focus at its text', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/method`);
  await panel.getByRole('tab', { name: 'Page', exact: true }).click();
  const spanish = panel.getByRole('textbox', { name: 'Title, Español', exact: true });
  await expect(spanish).toHaveJSProperty('readOnly', true);
  const title = panel.getByRole('textbox', { name: 'Title, English', exact: true });
  await press(page, panel.getByRole('button', { name: 'Change for all' }).first(), 'Enter', /^textarea/);
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await press(page, panel.getByRole('button', { name: 'Still right' }), 'Enter', /^textarea/);
  await saved(page);
});

test('Ctrl and the key of E opens the panel on any keyboard layout', async ({ page }) => {
  await page.goto(`${site.url}/method`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
  for (const [key, code] of [
    ['у', 'KeyE'],
    ['ε', 'KeyE'],
    ['ק', 'KeyE'],
  ]) {
    const send = () =>
      page.evaluate(
        (init) => document.dispatchEvent(new KeyboardEvent('keydown', { ...init, ctrlKey: true })),
        { key, code },
      );
    await send();
    await expect(panelOf(page).getByRole('row').first()).toBeVisible();
    await expect.poll(() => focused(page)).toBe('h2 Method');
    await send();
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit page' })).toBeFocused();
  }
});
