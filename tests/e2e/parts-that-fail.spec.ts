import { expect, test } from '@playwright/test';
import { followLink, openLive, spanish, untilStill } from './application';

const heading = 'Engineers Who Read the Ledger';
test('a section that throws in the browser affects only itself', async ({ page }) => {
  await openLive(page, '/es/finance');
  await page.route('**/content/es/company.json', async (route) => {
    const data = await (await route.fetch()).json();
    for (const section of data.sections) if (section.type === 'offices') section.items = 'four';
    await route.fulfill({ json: data });
  });
  await followLink(page, 'Empresa');
  await expect(page).toHaveURL('/es/company');
  await expect(page.getByRole('alert')).toContainText(spanish['part.failed']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await followLink(page, 'Recursos');
  await expect(page).toHaveURL('/es/resources');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a header or footer that throws in the browser affects only itself', async ({ page }) => {
  for (const part of ['header', 'footer']) {
    await page.route('**/content/en/_site.json', async (route) => {
      const site = await (await route.fetch()).json();
      await route.fulfill({ json: { ...site, [part]: { navigation: 1, columns: 1 } } });
    });
    await openLive(page, '/finance');
    await expect(page.getByRole('alert'), part).toContainText('could not be shown');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole(part === 'header' ? 'contentinfo' : 'banner')).toBeVisible();
    await page.unrouteAll();
  }
});

test('a page translated by the browser keeps working, although its texts are in other elements', async ({
  page,
}) => {
  for (const path of ['/es', '/es/use-cases']) {
    await openLive(page, path);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      for (const text of all) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, option')) continue;
        const translated = document.createElement('font');
        translated.append(text.data.toUpperCase());
        text.replaceWith(translated);
      }
    });
    await page.getByRole('link', { name: /switch to English/i }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // A part that fails does so at once.
    await untilStill(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
    await followLink(page, 'Company');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});
