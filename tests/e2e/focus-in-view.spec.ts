import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openLive } from './application';
import { pagePaths } from './paths';

/** A few pages that together show every section type, chosen greedily: each adds the most types that are still missing. */
async function variedPages(request: APIRequestContext): Promise<string[]> {
  const paths = (await pagePaths(request)).filter((path) => !/^\/es(\/|$)/.test(path));
  const pages = await Promise.all(
    paths.map(async (path) => {
      const page = await (await request.get(`/content/en${path === '/' ? '/index' : path}.json`)).json();
      return { path, types: new Set((page.sections as { type: string }[]).map(({ type }) => type)) };
    }),
  );
  const missing = new Set(pages.flatMap(({ types }) => [...types]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const brings = ({ types }: { types: Set<string> }) =>
      [...types].filter((type) => missing.has(type)).length;
    const [best] = pages.toSorted((a, b) => brings(b) - brings(a));
    if (!best) break;
    chosen.push(best.path);
    for (const type of best.types) missing.delete(type);
  }
  return chosen;
}

interface Stop {
  name: string;
  isInMain: boolean;
  /** How much of the focused element a fixed element covers, in CSS pixels. */
  covered: number;
}

/** The focused element, once scrolling has stopped. */
async function stop(): Promise<Stop> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement ?? document.body;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  const staying = document.querySelectorAll('[data-stays]');
  let covered = 0;
  for (const element of staying) {
    const box = element.getBoundingClientRect();
    if (
      element.contains(focused) ||
      !element.checkVisibility() ||
      box.width === 0 ||
      box.right <= left ||
      box.left >= right
    )
      continue;
    // An element higher than the space below the header cannot be entirely visible.
    const most = Math.min(height, innerHeight - box.height);
    const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, box.top <= 0 ? box.bottom : 0);
    if (box.top < bottom && box.bottom > top) covered = Math.max(covered, Math.round(most - visibleHeight));
  }
  const name = `${focused.localName} ${focused.getAttribute('name') ?? ''}${focused.textContent?.trim().slice(0, 40)}`;
  return { name, isInMain: focused.closest('main') !== null, covered };
}

/** Marks the elements that stay in place while the page scrolls. */
function markStaying(): void {
  for (const element of document.querySelectorAll('body *')) {
    const isStaying = /sticky|fixed/.test(getComputedStyle(element).position);
    element.toggleAttribute('data-stays', isStaying);
  }
}

/**
 * Presses a key until the focus leaves `main`.
 * @returns the elements that had the focus, and how much of each was covered
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const passed: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const next = await page.evaluate(stop);
    if (!next.isInMain) return passed;
    passed.push(next);
    expect(passed.length, `the focus does not leave main: ${next.name}`).toBeLessThan(200);
  }
}

test('no element focused by Tab, in either direction, is covered by a fixed one', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (const path of await variedPages(request)) {
    // The second is a window of 1280 by 1024 px at 400 %.
    for (const [width, height] of [
      [1280, 720],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openLive(page, path);
      await page.evaluate(markStaying);
      await page.evaluate(() => document.querySelector('main')?.focus({ preventScroll: true }));
      const there = await walk(page, 'Tab');
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus());
      const back = await walk(page, 'Shift+Tab');
      expect(there.length, path).toBeGreaterThan(0);
      for (const { name, covered: by } of [...there, ...back])
        if (by > 1) covered.push(`${path} at ${width} x ${height}: ${name} by ${by} px`);
    }
  }
  expect(covered).toEqual([]);
});
