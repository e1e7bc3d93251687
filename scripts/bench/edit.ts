import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { projectRoot } from '../../src/build/project/project';
import type { FileText } from '../../src/content/edits';
import { findChromium } from '../chromium';
import { writeCorpus } from './corpus';
import { median, ms, printTable, rounds } from './measure';

const documents = 5_000;
const port = 5199;

/** What an editor waits for: the development server of a large site, and a saved text on the screen. */
export async function benchEdit(folder: string): Promise<void> {
  const site = path.join(folder, 'edit');
  writeCorpus(site, documents);
  const file = path.join(site, 'finance/page.json');
  const text = readFileSync(file, 'utf8');
  const title = JSON.parse(text).sections[1].title as string;
  const titles = Array.from({ length: rounds }, (_, index) => `Saved for the ${index + 1}. time`);
  addTranslations(path.join(site, 'finance/es.json'), titles);

  const start = performance.now();
  const server = spawn(process.execPath, ['scripts/run.cjs', 'dev', '--pages', site], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const started = performance.now() - start;
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/finance`);
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
    const posts = await postEdits(file);
    printTable(`Editing one of ${documents} documents`, [
      ['', 'time'],
      ['development server started', ms(started)],
      ['first page on the screen', ms(firstSeen)],
      ['from a save to the new text on the screen', ms(median(waits))],
      ['from an edit in the workbench to its file', ms(median(posts.map(({ written }) => written)))],
      ['from an edit in the workbench to its findings', ms(median(posts.map(({ answered }) => answered)))],
    ]);
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Changes a title as the workbench does, and says how long its file and its answer took, in milliseconds. */
async function postEdits(file: string): Promise<{ written: number; answered: number }[]> {
  const address = `http://localhost:${port}`;
  const html = await (await fetch(`${address}/finance`)).text();
  const token = /<meta name="workbench-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { 'x-workbench-token': token, 'content-type': 'application/json' };
  const known = await (await fetch(`${address}/__workbench/document?route=/finance`, { headers })).json();
  let { hash } = known.page as FileText;
  const times: { written: number; answered: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await setTimeout(300);
    const value = `Typed for the ${round + 1}. time`;
    const edits = [{ op: 'set', pointer: '/sections/1/title', value }];
    const body = JSON.stringify({ name: 'Title', files: [{ file: 'finance/page.json', hash, edits }] });
    const start = performance.now();
    const posted = fetch(`${address}/__workbench/edits`, { method: 'POST', headers, body }).then(
      async (response) => ({ status: response.status, answer: await response.json(), at: performance.now() }),
    );
    const written = writtenAt(file, value);
    const { status, answer, at } = await posted;
    if (status !== 200) throw new Error(`The edit was answered with ${status}: ${JSON.stringify(answer)}`);
    hash = (answer.files as FileText[])[0]?.hash ?? hash;
    times.push({ written: (await written) - start, answered: at - start });
  }
  return times;
}

/** When a file says this, to a millisecond. */
async function writtenAt(file: string, text: string): Promise<number> {
  const atMost = performance.now() + 30_000;
  while (!readFileSync(file, 'utf8').includes(text)) {
    if (performance.now() > atMost) throw new Error(`${file} was not written.`);
    await setTimeout(1);
  }
  return performance.now();
}

/** When a heading with this text has been painted, in milliseconds since 1970. */
function paintedAt(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === text)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(Date.now());
        port2.postMessage('');
      });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

function addTranslations(file: string, texts: readonly string[]): void {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  for (const text of texts) entries[text] = `${text} (es)`;
  writeFileSync(file, JSON.stringify(entries, undefined, 2));
}
