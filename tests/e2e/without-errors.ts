import { test as base, expect, type Page } from '@playwright/test';
import { openLive } from './application';

export { expect };

/** A test that fails when its page reports an error, such as a hydration mismatch. */
export const test = base.extend({
  page: async ({ page }, use) => {
    page.on('pageerror', (error) => expect(error, 'error on the page').toBeUndefined());
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        expect(message.text(), 'error in the console').toBe('');
    });
    await use(page);
  },
});

/** Opens a page and waits until its application, with everything that it loads, is there. */
export async function open(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.waitForLoadState('networkidle');
}
