import type { Page } from '@playwright/test';

export type Look = ReturnType<typeof lookAround>;

/** What a page looks like in its window, in one call. */
export function lookOf(page: Page): Promise<Look> {
  return page.evaluate(`(${lookSource()})()`);
}

/** The source of a function that looks around in a page. */
export function lookSource(): string {
  return `(() => { ${[layoutOf, brokenTexts, coveredTexts].join('\n')} return ${lookAround}; })()`;
}

/** The following functions run in the page itself. */

function lookAround() {
  return {
    ...layoutOf(),
    // A name of several words may take two lines in the header; its links and its button may not.
    brokenInHeader: [...brokenTexts('header', /\S+/g), ...brokenTexts('#menu', /.+/g)],
    // A line may break at a hyphen, a dash or a slash.
    broken: brokenTexts('main', /[^\s\-–—/]+/g),
    covered: coveredTexts(),
  };
}

/**
 * The parts of a page's texts that are broken over several lines.
 *
 * @param root a selector for where to look
 */
function brokenTexts(root: string, part: RegExp): string[] {
  const texts = document.createTreeWalker(
    document.querySelector(root) ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const broken: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue;
    const isBroken = () =>
      // In bidirectional text, digits and punctuation have boxes of their own on the same line.
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    range.selectNodeContents(text);
    // Of a text on one line, no part is on two.
    if (!isBroken()) continue;
    for (const { 0: match, index } of (text.textContent ?? '').matchAll(part)) {
      range.setStart(text, index);
      range.setEnd(text, index + match.length);
      if (isBroken()) broken.push(match);
    }
  }
  return broken;
}

/**
 * How much wider the page is than the window; which controls of the header are outside of it, overlap another or wrap; at how
 * many positions each column of each table begins; and which grids of lists have a background, which would show where the last
 * row lacks a cell.
 */
export function layoutOf() {
  const controls = [...document.querySelectorAll('header :is(a, button, select)')]
    .filter((element) => element.checkVisibility() && !element.matches('.sr-only'))
    .map((element) => ({ name: element.outerHTML.slice(0, 100), box: element.getBoundingClientRect() }));
  const outside = controls.filter(({ box }) => box.left < 0 || box.right > innerWidth);
  const crowded = controls.filter(({ box }, index) =>
    controls
      .slice(0, index)
      .some(
        ({ box: { left, right, bottom } }) =>
          box.top >= bottom || (left < box.right - 1 && right > box.left + 1),
      ),
  );
  // Where the text of a cell begins; where it ends in a column that is aligned to its end, as figures are.
  const edgeOf = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
    const { direction, textAlign } = getComputedStyle(cell);
    const isAtTheRight = (direction === 'rtl') !== (textAlign === 'end');
    return Math.round(
      isAtTheRight
        ? Math.max(...parts.map(({ right }) => right))
        : Math.min(...parts.map(({ left }) => left)),
    );
  };
  const tables = [...document.querySelectorAll('table')].map((table) => {
    const starts: Set<number>[] = [];
    for (const row of table.rows)
      for (const [index, cell] of [...row.cells].entries()) {
        starts[index] ??= new Set();
        starts[index].add(edgeOf(cell));
      }
    return starts.map(({ size }) => size);
  });
  const grids = [...document.querySelectorAll('main :is(ul, ol, dl)')]
    .map((list) => ({ list, style: getComputedStyle(list) }))
    .filter(({ style }) => style.display === 'grid' && style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map(({ list, style }) => `${style.backgroundColor} behind ${list.textContent.slice(0, 40)}`);
  return {
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    outside: outside.map(({ name }) => name),
    crowded: crowded.map(({ name }) => name),
    tables,
    grids,
  };
}

/** What makes a page wider than the window: the innermost elements that stick out of it, unless a box around them cuts them off. */
export function stickingOut(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isCut = (element: Element): boolean => {
    const around = element.parentElement;
    if (around === null || around === document.body) return false;
    return getComputedStyle(around).overflowX !== 'visible' || isCut(around);
  };
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < 0 || right > innerWidth) && element.checkVisibility() && !isCut(element);
  });
  return found
    .filter((element) => !found.some((other) => other !== element && element.contains(other)))
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * The texts that touch a picture, and those at the top of the page that something covers, even if it is not an element, like a
 * painted panel.
 */
function coveredTexts(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const top = main.querySelector('section');
  // Smaller ones are icons, which are in a line with their text.
  const pictures = [...main.querySelectorAll('img, svg')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.getBoundingClientRect())
    .filter(({ width, height }) => width >= 64 && height >= 64);
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest('svg, .sr-only')) continue;
    // Some texts are for screen readers only where there is no room.
    if (getComputedStyle(around).clipPath === 'inset(50%)') continue;
    // A button has its own background, even on a picture.
    const control = around.closest('button, a');
    if (control && /^(rgb|oklch)\([^,/]+(, ?[^,/]+){0,2}\)$/.test(getComputedStyle(control).backgroundColor))
      continue;
    // Only its letters: at the edge of a space between two scripts, the neighboring text is hit.
    range.setStart(text, text.textContent.search(/\S/));
    range.setEnd(text, text.textContent.trimEnd().length);
    const isTouched = ({ left, right, top: upper, bottom }: DOMRect) =>
      pictures.some(
        (picture) =>
          left < picture.right && right > picture.left && upper < picture.bottom && bottom > picture.top,
      );
    // At the last pixel of an inline element, what is hit is the line that it is part of.
    let line: Element = around;
    while (line.parentElement && getComputedStyle(line).display === 'inline') line = line.parentElement;
    const isPaintedOver = ({ left, right, top: upper, bottom }: DOMRect) =>
      [left + 1, right - 1].some((x) => {
        const hit = document.elementFromPoint(x, (upper + bottom) / 2);
        return hit !== null && !line.contains(hit);
      });
    const lines = [...range.getClientRects()];
    if (lines.some(isTouched) || (top?.contains(text) && lines.some(isPaintedOver)))
      covered.push(text.textContent);
  }
  return covered;
}
