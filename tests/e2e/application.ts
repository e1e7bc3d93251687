import type { Page } from '@playwright/test';

/** Waits until the application has taken the page over. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
}

/** Opens a page, gives a sign of life, and waits until the application has taken it over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(20, 200);
  await untilLive(page);
}
