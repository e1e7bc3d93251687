import { expect, test } from '@playwright/test';
import { EditedSite, openWorkbench, saved } from './workbench-site';

const site = new EditedSite('tests/sites/specimen');

test.beforeAll(() => site.start());
test.afterAll(() => site.end());

test('a shared section is changed in its own document, as the page says', async ({ page }) => {
  // A machine has translated one of its other texts.
  const english = '_shared/noch-fragen/en.json';
  const words = Object.entries(JSON.parse(site.before(english))).filter(([text]) => !text.startsWith('$'));
  const marks = JSON.stringify([words.at(-1)?.[1]]);
  site.write(english, site.before(english).replace('{', `{ "$machine": ${marks},`));
  const panel = await openWorkbench(page, `${site.url}/auskunft`);
  await panel.getByRole('row', { name: /noch-fragen/ }).click();
  const shared = panel.getByRole('region', { name: 'Shared section noch-fragen' });
  await expect(shared).toContainText('stands on 2 pages');
  await shared.getByRole('textbox', { name: 'Title, Deutsch', exact: true }).fill('Und sonst?');
  await saved(page);
  await expect(page.getByRole('heading', { name: 'Und sonst?' })).toBeVisible();
  const question = shared.getByRole('group', { name: 'English: is it right?' });
  await question.getByRole('button', { name: 'It is right' }).click();
  await expect(question).toHaveCount(0);
  await saved(page);
  expect(JSON.parse(site.read(english)).$machine).toBeUndefined();
  await shared.getByRole('textbox', { name: 'Title, English', exact: true }).fill('Anything Else?');
  await saved(page);
  expect(JSON.parse(site.read('_shared/noch-fragen/section.json')).title).toBe('Und sonst?');
  expect(JSON.parse(site.read('_shared/noch-fragen/en.json'))['Und sonst?']).toBe('Anything Else?');
  // The page itself is unchanged.
  expect(site.read('auskunft/page.json')).toContain('"name": "noch-fragen"');
  await page.goto(`${site.url}/en/betrieb`);
  await expect(page.getByRole('heading', { name: 'Anything Else?' })).toBeVisible();
});
