import { expect, test } from '@playwright/test';
import { followLink, openLive, requestEnded, untilStill } from './application';
import { deferred } from './deferred';

const heading = 'Engineers Who Read the Ledger';
test('double clicks, back, forward and reload during a fetch end where the visitor is', async ({ page }) => {
  await openLive(page, '/finance');
  const title = page.getByRole('heading', { level: 1 });
  const first = String(await title.textContent());
  let gate = deferred();
  await page.route('**/content/en/*.json', async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Company' }).dblclick();
  gate.resolve();
  await expect(page).toHaveURL('/company');
  await expect(title).toHaveText(heading);
  gate = deferred();
  const ended = requestEnded(page, /resources\.json$/);
  await followLink(page, 'Resources');
  await page.goBack();
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
  gate.resolve();
  // The earlier navigation finishes too late.
  await ended;
  await untilStill(page);
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
  await page.reload();
  await expect(page).toHaveURL('/finance');
  await expect(title).toHaveText(first);
});

test('navigating adds no listeners', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { listeners: number };
    counted.listeners = 0;
    const add = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof add>) => {
      counted.listeners++;
      add.apply(document, args);
    };
  });
  await openLive(page, '/finance');
  await followLink(page, 'Company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  const listeners = () => page.evaluate(() => (window as unknown as { listeners: number }).listeners);
  const before = await listeners();
  for (const name of ['Industries', 'Solutions', 'Company']) {
    await followLink(page, name);
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
  }
  expect(await listeners()).toBe(before);
});

test('navigating does not use more and more memory', async ({ page }) => {
  await openLive(page, '/finance');
  const session = await page.context().newCDPSession(page);
  const round = async (times: number) => {
    await page.evaluate(async (count) => {
      const links = () => [...document.querySelectorAll<HTMLElement>('header nav a')];
      for (let time = 0; time < count; time++) {
        const link = links()[time % 6] as HTMLAnchorElement;
        link.click();
        do await new Promise(requestAnimationFrame);
        while (location.pathname !== link.pathname);
      }
    }, times);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes };
  };
  const before = await round(24);
  const after = await round(96);
  expect(after.usedSize).toBeLessThan(before.usedSize * 1.25);
  expect(after.nodes).toBeLessThan(before.nodes * 1.5);
});

test('a link with an invalid anchor leads to its page all the same', async ({ page }) => {
  await openLive(page, '/finance');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/company#100%';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineers Who Read the Ledger');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
});
