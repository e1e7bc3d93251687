import { expect, type Page, test } from '@playwright/test';
import { expanded, openLive } from './application';
import { violationsOf } from './axe';

const states: Record<string, { path: string; width?: number; open(page: Page): Promise<void> }> = {
  'the menu is open': {
    path: '/finance',
    width: 360,
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  'a layer and the panel are open': {
    path: '/',
    async open(page) {
      await page.locator('details[name=framework-layers] summary').first().click();
      await page.getByText('How it works together', { exact: true }).click();
    },
  },
  'another tab is selected': {
    path: '/',
    open: (page) => page.getByRole('tab', { name: 'Healthcare' }).click(),
  },
  'a card is open': {
    path: '/',
    open: (page) => page.getByText('Details').first().click(),
  },
  'the list of industries is open': {
    path: '/contact',
    async open(page) {
      await page.getByLabel('Industry').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'a tooltip shows': {
    path: '/finance',
    async open(page) {
      await page.getByRole('button', { name: 'Dark theme' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  'a toast shows': {
    path: '/resources',
    async open(page) {
      await page
        .getByRole('button', { name: /Download PDF/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toBeVisible();
    },
  },
};

for (const [name, { path, width = 1280, open }] of Object.entries(states)) {
  test(`nothing is inaccessible while ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, path);
    await page.waitForLoadState('networkidle');
    await open(page);
    // Waits for elements that fade in to have their final colours. Animations driven by scrolling never finish.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .every(({ playState }) => playState === 'finished'),
    );
    expect((await violationsOf(page)).join('\n\n')).toBe('');
  });
}

test('the keyboard alone opens the menu, moves through it, and returns to its button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/finance');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: "Who It's For" }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect.poll(() => expanded(menu)).toBe(false);
});

test('the menu closes when Tab leaves it, so that it covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/finance');
  const menu = page.getByRole('button', { name: 'Menu' });
  const isOpen = () => page.locator('#menu').evaluate((panel) => panel.matches(':popover-open'));
  await menu.press('Enter');
  await expect.poll(isOpen).toBe(true);
  // Within the menu, and back to its button, it stays open.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  expect(await isOpen()).toBe(true);
  await page.locator('#menu').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
  await expect.poll(isOpen).toBe(false);
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('Tab reaches every control in page order, and each shows that it has the focus', async ({ page }) => {
  for (const path of ['/', '/contact', '/resources']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    let reached = 0;
    for (; reached < 150; reached++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const memory = window as unknown as { seen?: Set<Element>; last?: Element };
        memory.seen ??= new Set();
        const element = document.activeElement;
        if (!element || element === document.body || memory.seen.has(element)) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { last } = memory;
        const isBehind =
          !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        memory.seen.add(element);
        memory.last = element;
        return {
          html: element.outerHTML.slice(0, 120),
          isBehind,
          isShown: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        };
      });
      if (!focus) break;
      expect(focus, path).toEqual({ html: focus.html, isBehind: true, isShown: true });
    }
    expect(reached, path).toBeGreaterThan(30);
  }
});
