import type { Locator, Page } from '@playwright/test';

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

/** Whether the browser tells assistive technology that what a control opens is open; undefined when it says nothing. */
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
