import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditedSite, openWorkbench, saved } from './workbench-site';

const site = new EditedSite();
const pageFile = 'finance/page.json';
const heroOf = () => JSON.parse(site.read(pageFile)).sections[0];

test.beforeAll(() => site.start());
test.afterAll(() => site.end());
test.afterEach(({ page }) => site.restore(page));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a7f70' } })
    .jpeg()
    .toBuffer();

test('an image added from its field is saved next to the page, is shown, and its description is asked for', async ({
  page,
}) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('row').first().click();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add an image…' }).click();
  await (await chooser).setFiles({
    name: 'Línea 1.JPG',
    mimeType: 'image/jpeg',
    buffer: await flat(1600, 1200),
  });
  await expect(panel.getByRole('textbox', { name: 'Alternative text, English' })).toBeFocused();
  await page.keyboard.type('The assembly line at night');
  await saved(page);
  expect(heroOf()).toMatchObject({
    heroImage: './linea-1.jpg',
    heroImageAlt: 'The assembly line at night',
  });
  expect(existsSync(path.join(site.folder, 'finance/linea-1.jpg'))).toBe(true);
  const image = page.getByRole('img', { name: 'The assembly line at night' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  // Another one takes its place, and the words are asked about.
  const again = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Replace the image…' }).click();
  await (await again).setFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: await flat(1400, 900) });
  await expect(
    panel.getByText('Image replaced by hall.jpg. Does its alternative text still describe it?').last(),
  ).toBeVisible();
  await saved(page);
});

test('the focal point of an image is set by a press on it, and moved by keyboard', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/oil-gas`);
  await panel.getByRole('row').first().click();
  const field = panel.getByRole('group', { name: 'Focal point' });
  const image = field.locator('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const before = site.read('oil-gas/page.json');
  const pointOf = () => JSON.parse(site.read('oil-gas/page.json')).sections[0].heroImageFocus;
  const box = await image.boundingBox();
  await image.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.1 } });
  await expect.poll(() => pointOf()?.[0]).toBeCloseTo(0.25, 1);
  expect(pointOf()[1]).toBeCloseTo(0.1, 1);
  const [left, top] = pointOf();
  await field.getByRole('slider', { name: 'From the top' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(pointOf).toEqual([left, Math.round(top * 100 + 1) / 100]);
  await field.getByRole('button', { name: 'Back to the middle' }).click();
  await expect.poll(() => site.read('oil-gas/page.json')).toBe(before);
});

test('a file that is not an image is refused at the field, and nothing changes', async ({ page }) => {
  const panel = await openWorkbench(page, `${site.url}/finance`);
  await panel.getByRole('row').first().click();
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add an image…' }).click();
  await (await chooser).setFiles({ name: 'plant.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
  await expect(panel.getByRole('alert')).toContainText('its name says png');
  expect(site.changed()).toEqual([]);
  expect(existsSync(path.join(site.folder, 'finance/plant.png'))).toBe(false);
});
