import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { sectionSource } from '../../src/node/bundle/vite-manifest';
import { engineRoot } from '../../src/node/project/project';

/** What components say in Spanish, by key. */
export const spanish: Record<keyof typeof import('../../src/i18n/en.json'), string> = JSON.parse(
  readFileSync(path.join(engineRoot, 'src/i18n/es.json'), 'utf8'),
);

/** Waits until the application has hydrated the page. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
}

/**
 * Moves the mouse as a visitor would, until the application has hydrated the page. One move is not enough: a browser that is
 * busy with a new page may drop it, and a move to the current position has no effect.
 */
export async function moveUntilLive(page: Page): Promise<void> {
  let x = 20;
  await expect(async () => {
    x = 41 - x;
    await page.mouse.move(x, 200);
    expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(true);
  }).toPass({ intervals: [50, 100, 250] });
}

/** Opens a page, and waits until the application has hydrated it. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await moveUntilLive(page);
}

/** Clicks a link in the header. */
export async function followLink(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /Main|Principal/ })
    .getByRole('link', { name })
    .click();
}

/** Whether the browser exposes a control as expanded to assistive technology; undefined if it exposes no state. */
export async function expanded(control: Locator): Promise<boolean | undefined> {
  const page = control.page();
  const session = await page.context().newCDPSession(page);
  const mark = `mark-${Math.random()}`;
  await control.evaluate((element, mark) => Object.assign(window, { [mark]: element }), mark);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `window[${JSON.stringify(mark)}]`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value as boolean | undefined;
}

/** The application's entry module. */
export const application = 'src/app/browser/entry-client.tsx';

/** A pattern for the URL of the script built from a source file: the names of scripts are only hashes. */
export async function scriptOf({ request }: Page, source: string): Promise<string> {
  const read = async (address: string) => (await request.get(address)).text();
  const files: string[] | undefined =
    source === application
      ? / data-app="([^"]*)"/.exec(await read('/'))?.[1]?.split(' ')
      : JSON.parse(await read('/content/en/_site.json')).codeFiles[source];
  const script = files?.at(-1);
  expect(script, `the script of ${source}`).toBeDefined();
  return `**${script}`;
}

/** The script of a section type, as a pattern like that of `scriptOf`. */
export async function sectionScript(page: Page, type: string): Promise<string> {
  const { codeFiles } = await (await page.request.get('/content/en/_site.json')).json();
  return scriptOf(page, sectionSource(codeFiles, type));
}

/** Resolves when a request that begins from now on has ended, answered or not. */
export function requestEnded(page: Page, url: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const see = (request: Request) => url.test(request.url()) && resolve();
    page.on('requestfinished', see);
    page.on('requestfailed', see);
  });
}

/** What a page logs from now on: the first argument of each call. */
export function logged(page: Page): unknown[] {
  const values: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') values.push(await message.args()[0]?.jsonValue());
  });
  return values;
}

/** Waits until a page has its fonts, what was moving stands still, and that is painted. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Records from now on how far the page moves under the visitor: runs in the page, for `shiftOf`. */
export function recordShifts(): void {
  const shifts = { sum: 0, read: () => {} };
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifts.sum += (entry as unknown as { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  shifts.read = () => add(observer.takeRecords());
  Object.assign(window, { shifts });
}

/** How far a still page has moved since `recordShifts`. */
export async function shiftOf(page: Page): Promise<number> {
  await untilStill(page);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { sum: number; read: () => void } };
    shifts.read();
    return shifts.sum;
  });
}
