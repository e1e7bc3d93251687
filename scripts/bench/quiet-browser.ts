import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';
import { findChromium } from '../chromium';

/** A page in a browser in which nothing watches what it does. */
export interface QuietPage {
  /** Runs a function in the page, with an argument that is JSON, and gives what it gives, when it does. */
  run<A, T>(action: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  close(): Promise<void>;
}

/** Opens an address in a profile of its own and waits until it is loaded. @param slower how many times as slow the processor is */
export type OpenQuietly = (address: string, slower?: number) => Promise<QuietPage>;

/**
 * Starts a browser for measuring and closes it afterwards. Playwright switches on developer tools in every page, and with them a
 * script takes up to three times as long and a request some milliseconds more; visitors have none. Here nothing is switched on but
 * what slows the processor down.
 *
 * @param profile a folder for what the browser writes
 * @throws Error when the browser ends before it is told to, or does not do what it is asked
 */
export async function withQuietBrowser<T>(
  profile: string,
  action: (open: OpenQuietly) => Promise<T>,
): Promise<T> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--window-size=1440,900',
  ];
  const browser = spawn(
    findChromium(),
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
    // It could not be started: what is asked of it fails.
    browser.once('error', () => resolve());
  });
  const [requests, answers] = browser.stdio.slice(3) as [Writable, Readable];
  const sendTo = connect(requests, answers);
  const send = sendTo();
  const open: OpenQuietly = async (address, slower = 1) => {
    const { browserContextId } = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const sendToPage = sendTo(sessionId);
    await sendToPage('Emulation.setCPUThrottlingRate', { rate: slower });
    await sendToPage('Page.navigate', { url: address });
    const page: QuietPage = {
      async run(action, argument) {
        const expression = `(${action})(${JSON.stringify(argument)})`;
        const given = await sendToPage('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (given.exceptionDetails) throw new Error(JSON.stringify(given.exceptionDetails));
        return given.result.value;
      },
      async close() {
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
    await page.run(
      () =>
        new Promise((resolve) => {
          if (document.readyState === 'complete') resolve(true);
          else addEventListener('load', () => resolve(true));
        }),
      null,
    );
    return page;
  };
  try {
    return await action(open);
  } finally {
    await send('Browser.close').catch(() => {});
    await ended;
  }
}

interface Answer {
  id: number;
  error?: { message: string };
  result?: unknown;
}

/** Speaks with a browser over pipes. @returns what makes a function that sends to one of its pages, or to the browser itself */
function connect(requests: Writable, answers: Readable): (sessionId?: string) => CDPSession['send'] {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  let text = '';
  const take = (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  answers.setEncoding('utf8').on('data', (part: string) => {
    const messages = (text + part).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message));
  });
  const giveUp = () => {
    for (const id of [...waiting.keys()]) take({ id, error: { message: 'The browser ended.' } });
  };
  answers.once('close', giveUp);
  requests.on('error', () => {
    // It says so by closing.
  });
  return (sessionId) => (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as never),
      );
      if (answers.closed) giveUp();
      else requests.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}
