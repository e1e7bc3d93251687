import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildSite } from '../../src/build/build';
import { projectRoot } from '../../src/build/project';
import { serve } from '../../src/build/server';
import { findChromium } from '../chromium';
import { median, ms, printTable, rounds } from './measure';

/** Lighthouse's line: 150 ms there and back, 1.6 Mbit a second. */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const links = ['/industries', '/solutions', '/use-cases', '/resources', '/company', '/who-its-for'];

/** What a visitor waits for, beside the same pages without their scripts. */
export async function benchVisit(folder: string): Promise<void> {
  const out = path.join(folder, 'visit');
  await buildSite({ pages: path.join(projectRoot, 'pages'), out });
  const server = await serve(out, 0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows = [
      [
        'first visit on a slow phone',
        'painted',
        'without scripts',
        'difference',
        'shift',
        'blocked',
        'without',
        'longest task of taking over',
      ],
    ];
    for (const route of ['/', '/es', '/finance', '/es/use-cases']) {
      const whole: Visit[] = [];
      const bare: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        whole.push(await visit(browser, address + route, true));
        bare.push(await visit(browser, address + route, false));
      }
      const [painted, floor] = [
        median(whole.map((one) => one.painted)),
        median(bare.map((one) => one.painted)),
      ];
      const shift = Math.max(...whole.map((one) => one.shift));
      const blocked = median(whole.map((one) => one.blocked));
      const rest = median(bare.map((one) => one.blocked));
      const figures = [painted, floor, painted - floor].map(ms);
      const longest = median(whole.map((one) => one.longest));
      rows.push([route, ...figures, shift.toFixed(3), ms(blocked), ms(rest), ms(longest)]);
    }
    printTable('Visiting', rows);
    const turns = [['slow line, processor as it is', 'all at once', 'in turns', 'ratio']];
    for (const route of ['/', '/es/finance', '/contact']) {
      const once: number[] = [];
      const inTurns: number[] = [];
      for (let round = 0; round < rounds; round++) {
        once.push(await takeOver(browser, address + route, true));
        inTurns.push(await takeOver(browser, address + route, false));
      }
      const [now, before] = [median(once), median(inTurns)];
      turns.push([route, ms(now), ms(before), (now / before).toFixed(2)]);
    }
    printTable('From the first request for the application until it has taken the page over', turns);
    printTable(
      'Following a link in the header, until the next heading is painted (this machine, no limits)',
      [['', 'median'], ...(await navigate(browser, address))],
    );
  } finally {
    await browser.close();
    server.close();
  }
}

interface Visit {
  /** When the largest part was painted, in milliseconds. */
  painted: number;
  shift: number;
  /** How long tasks beyond 50 ms were, in milliseconds. */
  blocked: number;
  /** The longest task when the application comes, in milliseconds; 0 when it took less than 50. */
  longest: number;
}

/**
 * Loads a page of its own over a slow line, and does something there. A mark says when the application has taken it over.
 *
 * @param change what becomes of its HTML on the way: pages that are held against each other come the same way
 * @param slower how many times as slow the processor is
 */
async function onSlowLine<T>(
  browser: Browser,
  address: string,
  { change, slower = 1 }: { change: (html: string) => string; slower?: number },
  action: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if ('live' in document.documentElement.dataset) performance.mark('live');
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
    });
    await page.goto(address, { waitUntil: 'load' });
    return await action(page);
  } finally {
    await context.close();
  }
}

function visit(browser: Browser, address: string, hasScripts: boolean): Promise<Visit> {
  const change = (html: string) => (hasScripts ? html : html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  return onSlowLine(browser, address, { change, slower: 4 }, async (page) => {
    await page.waitForTimeout(300);
    const loaded = await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 100);
        });
      const painted = (await entries('largest-contentful-paint')).at(-1)?.startTime ?? 0;
      const shift = (await entries('layout-shift')).reduce(
        (sum, entry) => sum + (entry as unknown as { value: number }).value,
        0,
      );
      const blocked = (await entries('longtask')).reduce((sum, { duration }) => sum + duration - 50, 0);
      return { painted, shift, blocked };
    });
    return { ...loaded, longest: hasScripts ? await longestOfTakingOver(page) : 0 };
  });
}

/**
 * Milliseconds from the first request for the application until it has taken a page over.
 *
 * @param atOnce whether the page names all that is needed for it, or its application asks for one thing after the other
 */
function takeOver(browser: Browser, address: string, atOnce: boolean): Promise<number> {
  const change = (html: string) => (atOnce ? html : html.replace(/ data-preload="[^"]*"/, ''));
  return onSlowLine(browser, address, { change }, async (page) => {
    await page.mouse.move(20, 200);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    return page.evaluate(() => {
      const [script] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .toSorted((a, b) => a.startTime - b.startTime);
      return (performance.getEntriesByName('live')[0]?.startTime ?? 0) - (script?.startTime ?? 0);
    });
  });
}

/** Developer tools are attached, which makes running a script take longer: a phone without them takes less. */
async function longestOfTakingOver(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(20, 200);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

async function navigate(browser: Browser, address: string): Promise<string[][]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}/finance`);
  await page.mouse.move(600, 400);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  const first: number[] = [];
  const again: number[] = [];
  for (const link of links) first.push(await follow(page, link));
  for (let round = 0; round < 3; round++) for (const link of links) again.push(await follow(page, link));
  await page.close();
  return [
    ['data to be fetched', ms(median(first))],
    ['data already there', ms(median(again))],
  ];
}

/** Milliseconds from the click to the frame in which the next heading is painted. */
async function follow(page: Page, link: string): Promise<number> {
  await page.waitForTimeout(250);
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (heading() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(0);
          });
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
      }),
    link,
  );
}
