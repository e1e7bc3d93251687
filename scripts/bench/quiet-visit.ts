import { follow, links } from './follow';
import { median, ms, printTable, rounds } from './measure';
import type { OpenQuietly } from './quiet-browser';

/** How long tasks are while a page is taken over, and how soon the next heading is there, where nothing else is measured. */
export async function benchQuietly(open: OpenQuietly, address: string): Promise<void> {
  const tasks = [['processor four times as slow', 'longest task', 'rounds with one above 50 ms']];
  for (const route of ['/', '/es', '/contact', '/es/use-cases']) {
    const longest: number[] = [];
    for (let round = 0; round < rounds; round++) longest.push(await longestTask(open, address + route));
    const above = longest.filter((time) => time > 0).length;
    tasks.push([route, median(longest) ? ms(median(longest)) : 'below 50 ms', `${above} of ${rounds}`]);
  }
  printTable('Taking a page over, in a browser without developer tools', tasks);
  printTable('Following a link in the header, until the next heading is painted (this machine, no limits)', [
    ['', 'median'],
    ...(await navigate(open, address)),
  ]);
}

/** The longest task when the application comes, in milliseconds; 0 when none took more than 50. */
async function longestTask(open: OpenQuietly, address: string): Promise<number> {
  const page = await open(address, 4);
  await page.run(rest, 1500);
  await page.run(takeOver, 1000);
  const longest = await page.run(() => {
    // Where there is a form, the application came by itself.
    const start = performance
      .getEntriesByType('resource')
      .reduce(
        (first, { name, startTime }) => (/js$/.test(name) ? Math.min(first, startTime) : first),
        Number.POSITIVE_INFINITY,
      );
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const tasks = list.getEntries().filter(({ startTime }) => startTime >= start);
        resolve(Math.max(0, ...tasks.map(({ duration }) => duration)));
      }).observe({ type: 'longtask', buffered: true });
      setTimeout(() => resolve(0), 500);
    });
  }, null);
  await page.close();
  return longest;
}

async function navigate(open: OpenQuietly, address: string): Promise<string[][]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const page = await open(`${address}/finance`);
    await page.run(takeOver, 500);
    for (const link of links) first.push(await page.run(follow, link));
    for (const link of links) again.push(await page.run(follow, link));
    await page.close();
  }
  return [
    ['data to be fetched', ms(median(first))],
    ['data already there', ms(median(again))],
  ];
}

/** Does nothing for some milliseconds; runs in the page. */
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Has the application take the page over, and leaves it some milliseconds to come to rest; runs in the page. */
const takeOver = async (time: number) => {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  while (!('live' in document.documentElement.dataset))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, time));
};
