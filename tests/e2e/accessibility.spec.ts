import { expect, type Page, test } from '@playwright/test';
import { expanded, openLive } from './application';
import { violationsOf } from './axe';
import { examplePaths, pagePaths } from './paths';

/**
 * axe-core (WCAG 2.2 AA and best practices) on every page and on every example of the gallery. A11Y=all looks at each in both
 * themes, both languages and three widths; otherwise each example, which together show every section type, is looked at in two of
 * these twelve ways, and each page, which is made of the same, in one of the two.
 */
const ways = [
  { theme: 'light', language: '', width: 1280 },
  { theme: 'dark', language: '/es', width: 320 },
];
const allWays = ['light', 'dark'].flatMap((theme) =>
  ['', '/es'].flatMap((language) => [320, 768, 1280].map((width) => ({ theme, language, width }))),
);
async function pathsOf(page: Page): Promise<string[]> {
  const paths = await pagePaths(page.request);
  const examples = await examplePaths(page.request);
  return [...paths.filter((path) => !/^\/es(\/|$)/.test(path)), '/no-such-page', ...examples];
}

const isThorough = process.env.A11Y === 'all';
for (const [turn, { theme, language, width }] of (isThorough ? allWays : ways).entries()) {
  test(`every page and every example is accessible: ${theme}, ${language ? 'Spanish' : 'English'}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.setViewportSize({ width, height: 900 });
    const found: string[] = [];
    const all = await pathsOf(page);
    const isDue = (path: string, index: number) =>
      isThorough || path.startsWith('/_gallery/') || index % ways.length === turn;
    for (const path of all.filter(isDue)) {
      await page.goto(language + (path === '/' && language ? '' : path), { waitUntil: 'domcontentloaded' });
      found.push(...(await violationsOf(page)).map((violation) => `${language}${path}\n${violation}`));
    }
    expect(found.join('\n\n')).toBe('');
  });
}

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
    // What fades in has its final colours only at the end.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
    expect((await violationsOf(page)).join('\n\n')).toBe('');
  });
}

test('the keyboard alone opens the menu, goes through it, and gets back to its button', async ({ page }) => {
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

test('everything that can be operated is reached by the keyboard, in the order of the page, and shows its focus', async ({
  page,
}) => {
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

/** What hides some of its text, and how far the page is wider than the window. */
function cutOff() {
  const clipped = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowY === 'hidden';
    return (
      hides &&
      !element.closest('svg') &&
      element.clientWidth > 1 &&
      element.textContent?.trim() &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    );
  });
  return {
    isWide: document.documentElement.scrollWidth > innerWidth,
    at: clipped.map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** What is wider than its place, and lies over what stands beside it. */
function spreadOut() {
  return {
    isWide: document.documentElement.scrollWidth > innerWidth,
    at: [...document.querySelectorAll<HTMLElement>('main :is(a, li, h1, h2, h3, h4, dt, dd)')]
      .filter((element) => element.clientWidth > 1 && element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  };
}

/** What is less than 24 pixels wide or high, and to be pressed. */
function tooSmall() {
  const at = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea, [role=tab]')]
    .filter((element) => element.checkVisibility() && !element.closest('p'))
    .filter((element) => !element.matches('[aria-hidden=true]'))
    .map((element) => {
      // A link whose target is its whole card says so.
      const { position, inset } = getComputedStyle(element, '::after');
      const target = position === 'absolute' && inset === '0px' ? element.offsetParent : element;
      const { width, height } = (target ?? element).getBoundingClientRect();
      return { width, height, html: element.outerHTML.slice(0, 140) };
    })
    .filter(({ width, height }) => width > 1 && (width < 24 || height < 24))
    .map(({ width, height, html }) => `${width}×${height} ${html}`);
  return { isWide: false, at };
}

/** The ways in which readers change pages, each with what must not happen then. Spacing: WCAG 2.2, 1.4.12; targets: 2.5.8. */
const readers = {
  'everything to press is at least 24 pixels wide and high': {
    width: 360,
    styles: '/* as they are */',
    look: tooSmall,
  },
  'text with more space between its letters stays in its place': {
    width: 320,
    styles:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    look: spreadOut,
  },
  'text of twice the size is neither cut off nor scrolls sideways': {
    width: 640,
    styles: 'html { font-size: 200% !important; }',
    look: cutOff,
  },
};

for (const language of ['', '/es']) {
  test(`every page and every example leaves room for its readers: ${language ? 'Spanish' : 'English'}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    for (const path of await pathsOf(page)) {
      await page.goto(language + (path === '/' && language ? '' : path), { waitUntil: 'domcontentloaded' });
      for (const [rule, { width, styles, look }] of Object.entries(readers)) {
        await page.setViewportSize({ width, height: 900 });
        const style = await page.addStyleTag({ content: styles });
        expect(await page.evaluate(look), `${language}${path}: ${rule}`).toEqual({ isWide: false, at: [] });
        await style.evaluate((element) => (element as HTMLElement).remove());
      }
    }
  });
}
