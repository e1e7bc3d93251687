import type { Browser, Page } from '@playwright/test';
import type { PublishedSite } from '../../src/content/resolve';
import { follow, links } from './follow';
import { median, ms, printTable, rounds } from './measure';

/** Lighthouse's line: 150 ms there and back, 1.6 Mbit a second. */
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How soon a page is there on a slow phone, beside the same page without scripts. */
export async function benchLoading(browser: Browser, address: string): Promise<void> {
  const rows = [
    [
      'first visit on a slow phone',
      'painted',
      'without scripts',
      'difference',
      'shift',
      'blocked',
      'without',
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
    rows.push([route, ...figures, shift.toFixed(3), ms(blocked), ms(rest)]);
  }
  printTable('Visiting', rows);
}

/** How soon the application is there on a slow line, and the next page, beside what would come one after the other. */
export async function benchSlowLine(browser: Browser, address: string): Promise<void> {
  const turns = [['slow line, processor as it is', 'all at once', 'in turns', 'ratio']];
  for (const route of ['/', '/es/finance', '/contact']) {
    const once: number[] = [];
    const inTurns: number[] = [];
    for (let round = 0; round < rounds; round++) {
      once.push(await takeOver(browser, address + route, true));
      inTurns.push(await takeOver(browser, address + route, false));
    }
    turns.push([route, ...sideBySide(once, inTurns)]);
  }
  printTable('From the first request for the application until it has taken the page over', turns);
  const along: number[] = [];
  const after: number[] = [];
  for (let round = 0; round < rounds; round++) {
    along.push(...(await followSlowly(browser, address, true)));
    after.push(...(await followSlowly(browser, address, false)));
  }
  printTable('Following a link in the header for the first time, until the next heading is painted', [
    ['slow line, processor as it is', 'code with data', 'code after data', 'ratio'],
    ['', ...sideBySide(along, after)],
  ]);
}

/** Two medians and their ratio. */
function sideBySide(times: readonly number[], others: readonly number[]): string[] {
  const [time, other] = [median(times), median(others)];
  return [ms(time), ms(other), (time / other).toFixed(2)];
}

interface Visit {
  /** When the largest part was painted, in milliseconds. */
  painted: number;
  shift: number;
  /** How long tasks beyond 50 ms were, in milliseconds. */
  blocked: number;
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
    return page.evaluate(async () => {
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

/**
 * Milliseconds from the click to the next heading, for each link of the header.
 *
 * @param along whether the site document says which code the linked pages need
 */
function followSlowly(browser: Browser, address: string, along: boolean): Promise<number[]> {
  return onSlowLine(browser, `${address}/finance`, { change: (html) => html }, async (page) => {
    await page.route('**/_site.json', async (route) => {
      const response = await route.fetch();
      const { linkedPages, ...site } = (await response.json()) as PublishedSite;
      await route.fulfill({ response, json: along ? { ...site, linkedPages } : site });
    });
    await page.mouse.move(20, 200);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    const times: number[] = [];
    for (const link of links) times.push(await page.evaluate(follow, link));
    return times;
  });
}
