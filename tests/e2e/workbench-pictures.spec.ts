import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './axe';
import { Harbour } from './workbench-harbour';
import { focused, openWorkbench, panelOf, saved } from './workbench-site';

const site = new Harbour();

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

const quay = path.join(site.folder, 'index/quay.jpg');
const flat = (width: number, kind: 'png' | 'jpeg') =>
  sharp({ create: { width, height: 800, channels: 3, background: '#446688' } })
    .toFormat(kind)
    .toBuffer();

/** Opens the list of pictures by keyboard. */
async function openPictures(page: Page) {
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Pictures' }).press('Enter');
  await expect(panel.getByRole('searchbox', { name: 'Search pictures' })).toBeFocused();
  await expect(panel.getByRole('row').first()).toBeVisible();
  return panel;
}

/** Chooses a file in the dialog that a button opens. */
async function sendFile(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panelOf(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles({
    name,
    mimeType: `image/${name.endsWith('png') ? 'png' : 'jpeg'}`,
    buffer,
  });
}

test('all pictures of the site are in a list, can be searched, and link to where they are shown', async ({
  page,
}) => {
  await openWorkbench(page, `${site.url}/method`);
  const panel = await openPictures(page);
  const card = panel.getByRole('row', { name: 'quay.jpg, on 1 page' });
  await expect(card).toContainText('1600 × 1200');
  await expect
    .poll(() => card.locator('img').evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.type('no such picture');
  await expect(panel.getByText(/^No picture is called like that/)).toBeVisible();
  await panel.getByRole('searchbox').fill(wordsOfQuay().slice(0, 12));
  await expect(panel.getByRole('row')).toHaveCount(1);
  // By keyboard: to the list, into the picture, and to what shows it.
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^row quay\.jpg/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('button All pictures');
  await expect(panel.getByText(wordsOfQuay())).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^row quay\.jpg/);
  await page.keyboard.press('Enter');
  await panel.getByRole('list').getByRole('button').first().press('Enter');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  await expect(panelOf(page).getByRole('combobox').first()).toHaveValue('./quay.jpg');
});

test('a new file replaces a picture after both were shown, everything that uses it follows, and Undo restores it', async ({
  page,
}) => {
  await openWorkbench(page, `${site.url}/`);
  const panel = await openPictures(page);
  const before = readFileSync(quay);
  await panel.getByRole('row', { name: /^quay\.jpg/ }).click();
  await sendFile(page, 'Replace…', 'Harbour.png', await flat(1400, 'png'));
  const dialog = page.getByRole('dialog', { name: 'Replace quay.jpg' });
  await expect(dialog.getByText(wordsOfQuay())).toBeVisible();
  await expect(dialog.getByText(/1400 by 800 pixels/)).toBeVisible();
  expect(site.changed()).toEqual([]);
  expect(readFileSync(quay)).toEqual(before);
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'quay.png' })).toBeVisible();
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  expect(existsSync(quay)).toBe(false);
  expect(site.read('index/page.json')).toBe(
    site.before('index/page.json').replaceAll('./quay.jpg', './quay.png'),
  );
  await panel.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => site.changed()).toEqual([]);
  expect(readFileSync(quay)).toEqual(before);
  expect(existsSync(quay.replace('.jpg', '.png'))).toBe(false);
});

test('a damaged file is refused with the reason', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  const panel = await openPictures(page);
  const before = readFileSync(quay);
  await panel.getByRole('row', { name: /^quay\.jpg/ }).click();
  const whole = await flat(1400, 'jpeg');
  await sendFile(page, 'Replace…', 'cut.jpg', whole.subarray(0, whole.length / 2));
  const dialog = page.getByRole('dialog', { name: 'Replace quay.jpg' });
  await expect(dialog.getByRole('alert')).toContainText('damaged');
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  expect(readFileSync(quay)).toEqual(before);
});

test('a field can use an existing picture, and a picture that becomes unused can be removed and restored', async ({
  page,
}) => {
  await openWorkbench(page, `${site.url}/`);
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Page' }).click();
  await panel.getByRole('button', { name: 'Take one the site has…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await dialog.getByRole('row', { name: /^ingrid\.jpg/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await saved(page);
  await expect.poll(() => site.document().socialImage).toBe('./ingrid.jpg');
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  // Now only one place shows it, and then none does.
  site.write('index/page.json', site.before('index/page.json').replace('./ingrid.jpg', './quay.jpg'));
  const opened = await openPictures(page);
  await opened.getByRole('row', { name: 'ingrid.jpg, not shown' }).click();
  await opened.getByRole('button', { name: 'Remove' }).press('Enter');
  const ingrid = path.join(site.folder, 'index/ingrid.jpg');
  await expect.poll(() => existsSync(ingrid)).toBe(false);
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
  await opened.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => existsSync(ingrid)).toBe(true);
  await expect(opened.getByRole('row', { name: 'ingrid.jpg, not shown' })).toBeVisible();
});

test('Ctrl K opens the pictures', async ({ page }) => {
  await openWorkbench(page, `${site.url}/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pictures');
  await page.getByRole('option', { name: /^Pictures/ }).click();
  await expect(panelOf(page).getByRole('row', { name: /^quay\.jpg/ })).toBeVisible();
  await expect.poll(() => focused(page)).not.toMatch(/^(body|page )/);
});

for (const theme of ['light', 'dark'])
  test(`axe finds nothing in the pictures and their dialogs, ${theme}, and they fit a phone`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWorkbench(page, `${site.url}/`);
    const panel = await openPictures(page);
    const fits = () => panel.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(await violationsOf(page)).toEqual([]);
    expect(await fits()).toBe(true);
    await panel.getByRole('row', { name: /^quay\.jpg/ }).click();
    await expect(panel.getByRole('button', { name: 'Replace…' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await fits()).toBe(true);
    await sendFile(page, 'Replace…', 'new.jpg', await flat(1400, 'jpeg'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/1400 by 800 pixels/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'All pictures' }).click();
    await panel.getByRole('button', { name: 'Back to the page' }).click();
    await panel.getByRole('tab', { name: 'Page' }).click();
    await panel.getByRole('button', { name: 'Take one the site has…' }).first().click();
    await expect(dialog.getByRole('row', { name: /^quay\.jpg/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

/** What the home page says of the photograph of the quay. */
function wordsOfQuay(): string {
  const [, words = ''] = /"\.\/quay\.jpg",\s*"\w+Alt": "([^"]*)"/.exec(site.before('index/page.json')) ?? [];
  return words;
}
