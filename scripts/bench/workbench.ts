import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { FileText } from '../../src/workbench/protocol/documents';
import { rounds } from './measure';

/** Opens the workbench and types in a section title. @returns what an editor waits for, in milliseconds */
export async function typeInWorkbench(
  page: Page,
  file: string,
): Promise<{ opened: number; painted: number[]; written: number[] }> {
  await page.reload({ waitUntil: 'networkidle' });
  await setTimeout(2000);
  const opened = await page.evaluate(open);
  const panel = page.getByRole('region', { name: 'Workbench' });
  await panel.getByRole('row').nth(1).click();
  const field = panel.getByRole('textbox', { name: 'Title, English', exact: true });
  await field.fill('Typed ');
  const painted: number[] = [];
  const written: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await setTimeout(1000);
    const text = `Typed ${'x'.repeat(round)}`;
    const seen = page.evaluate(paintedAt, text);
    const pressed = page.evaluate(pressedAt);
    const inFile = writtenAt(file, JSON.stringify(text));
    await field.press('x');
    const start = await pressed;
    painted.push((await seen) - start);
    written.push((await inFile) - start);
  }
  return { opened, painted, written };
}

/** Opens the workbench. @returns milliseconds until its list of sections was painted */
function open(): Promise<number> {
  const { shadowRoot } = document.getElementById('workbench') ?? {};
  const start = performance.now();
  shadowRoot?.querySelector('button')?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (shadowRoot?.querySelector('[role=row]')) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves to the time of the next key press, in milliseconds since 1970. */
function pressedAt(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener('keydown', () => resolve(Date.now()), { capture: true, once: true });
  });
}

/** Resolves to the time when a heading with this text has been painted, in milliseconds since 1970. */
export function paintedAt(text: string): Promise<number> {
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

/** Changes a title through the workbench's API. @returns how long the file and the response took, in milliseconds */
export async function postEdits(
  address: string,
  file: string,
): Promise<{ written: number; answered: number }[]> {
  const html = await (await fetch(`${address}/finance`)).text();
  const token = /<meta name="workbench-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { 'x-workbench-token': token, 'content-type': 'application/json' };
  const document = await (await fetch(`${address}/__workbench/document?route=/finance`, { headers })).json();
  let { hash } = document.page as FileText;
  const times: { written: number; answered: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await setTimeout(300);
    const value = `Typed for the ${round + 1}. time`;
    const edits = [{ op: 'set', pointer: '/sections/1/title', value }];
    const body = JSON.stringify({ name: 'Title', files: [{ file: 'finance/page.json', hash, edits }] });
    const start = Date.now();
    const posted = fetch(`${address}/__workbench/edits`, { method: 'POST', headers, body }).then(
      async (response) => ({ status: response.status, answer: await response.json(), at: Date.now() }),
    );
    const written = writtenAt(file, value);
    const { status, answer, at } = await posted;
    if (status !== 200) throw new Error(`The edit was answered with ${status}: ${JSON.stringify(answer)}`);
    hash = (answer.files as FileText[])[0]?.hash ?? hash;
    times.push({ written: (await written) - start, answered: at - start });
  }
  return times;
}

/** Resolves to the time when a file contains this text, in milliseconds since 1970. */
async function writtenAt(file: string, text: string): Promise<number> {
  const atMost = Date.now() + 30_000;
  while (!readFileSync(file, 'utf8').includes(text)) {
    if (Date.now() > atMost) throw new Error(`${file} was not written.`);
    await setTimeout(1);
  }
  return Date.now();
}
