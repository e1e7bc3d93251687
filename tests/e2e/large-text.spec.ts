import { chromium, expect, test } from '@playwright/test';
import { addressOf, serve } from '../../src/node/serve/server';
import { examplePaths } from './paths';
import { framing, looksAt, unpaintedFrame } from './unpainted';

/** Whether no example of the same section type is before it. */
function isFirstOfType(at: string, index: number, all: readonly string[]): boolean {
  const type = at.slice(0, at.lastIndexOf('/') + 1);
  return all.findIndex((other) => other.startsWith(type)) === index;
}

/** Runs in the page itself. */
function lookOf(width: number) {
  const button = document.querySelector('[popovertarget=menu]')?.getBoundingClientRect();
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isOutside = (part: Node) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const { left, right } = range.getBoundingClientRect();
    return left < 0 || right > width;
  };
  const isCut = (figure: Element) =>
    figure.checkVisibility() &&
    !scrolls(figure) &&
    [...figure.childNodes].some((part) => isOutside(part) && !(part as Element).matches?.('.sr-only'));
  return {
    width,
    size: getComputedStyle(document.documentElement).fontSize,
    excess: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll('main .figure')].filter(isCut).map((figure) => figure.textContent),
    hasButton: Boolean(button?.width) && Number(button?.right) <= width,
  };
}

// Pages with every kind of layout, and every example of a section type with the largest text, one of each type with the other.
for (const size of [20, 32])
  test(`with a default text size of ${size} px no page or figure is wider than a phone, and the menu opens`, async ({
    request,
    launchOptions,
  }) => {
    const folder = process.env.SITE_OUT ?? 'dist';
    const server = await serve(folder, 0, framing);
    const address = addressOf(server, folder);
    // The browser's own setting, since a page's styles do not affect its media queries.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage();
    const frame = await unpaintedFrame(page, address);
    const wide: string[] = [];
    const examples = await examplePaths(request);
    const tried = size === 32 ? examples : examples.filter(isFirstOfType);
    for (const at of ['/', '/es', '/contact', '/es/contact', '/nowhere', ...tried]) {
      await frame.goto(address + at, { waitUntil: 'domcontentloaded' });
      const sizes = [320, 412].map((width) => [width, 700] as const);
      for (const look of await looksAt<ReturnType<typeof lookOf>>(frame, sizes, `${lookOf}`)) {
        expect(look.size).toBe(`${size}px`);
        if (look.excess > 0) wide.push(`${at} at ${look.width} px: ${look.excess} px`);
        for (const figure of look.cut) wide.push(`${at} at ${look.width} px: "${figure}" is cut off`);
        if (!look.hasButton) wide.push(`${at} at ${look.width} px: the menu button`);
      }
    }
    expect(wide).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await page.locator('[popovertarget=menu]').click();
    await expect(page.locator('#menu')).toBeVisible();
    await browser.close();
    server.close();
  });
