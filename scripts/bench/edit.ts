import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { launchChromium } from '../testing/chromium';
import { startDev } from '../testing/dev-server';
import { writeCorpus } from './corpus';
import { median, ms, printTable, rounds } from './measure';
import { paintedAt, postEdits, typeInWorkbench } from './workbench';

const documents = 5_000;

/** Measures what an editor waits for on a large site: starting the development server, and seeing a saved text on screen. */
export async function benchEdit(folder: string): Promise<void> {
  const site = path.join(folder, 'edit');
  writeCorpus(site, documents);
  const file = path.join(site, 'finance/page.json');
  const text = readFileSync(file, 'utf8');
  const title = JSON.parse(text).sections[1].title as string;
  const titles = Array.from({ length: rounds }, (_, index) => `Saved for the ${index + 1}. time`);
  addTranslations(path.join(site, 'finance/es.json'), titles);

  const start = performance.now();
  const { server, url } = await startDev(site);
  const browser = await launchChromium();
  try {
    const started = performance.now() - start;
    const page = await browser.newPage();
    await page.goto(`${url}/finance`);
    await page.getByRole('heading', { name: title }).waitFor();
    const firstSeen = performance.now() - start;
    const waits: number[] = [];
    for (const next of titles) {
      await setTimeout(300);
      const painted = page.evaluate(paintedAt, next);
      await setTimeout(100);
      const saved = Date.now();
      writeFileSync(file, text.replace(JSON.stringify(title), JSON.stringify(next)));
      waits.push((await painted) - saved);
    }
    const posts = await postEdits(url, file);
    const typed = await typeInWorkbench(page, file);
    printTable(`Editing one of ${documents} documents`, [
      ['', 'time'],
      ['development server started', ms(started)],
      ['first page on the screen', ms(firstSeen)],
      ['from a save to the new text on the screen', ms(median(waits))],
      ['workbench opened', ms(typed.opened)],
      ['from a key in the workbench to the new text on the screen', ms(median(typed.painted))],
      ['from a key in the workbench to the file, with the rest after typing', ms(median(typed.written))],
      [
        'from an edit that arrives at the server to the file',
        ms(median(posts.map(({ written }) => written))),
      ],
      [
        'from an edit that arrives at the server to its findings',
        ms(median(posts.map(({ answered }) => answered))),
      ],
    ]);
  } finally {
    await browser.close();
    server.kill();
  }
}

function addTranslations(file: string, texts: readonly string[]): void {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const text of texts) entries[text] = `${text} (es)`;
  writeFileSync(file, JSON.stringify(entries, undefined, 2));
}
