import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/free-port';
import type { Engine } from './engine';
import { run } from './process';
import { webDriverEngine } from './webdriver';

/** Shrinks the buttons above the page, which would keep the window at 447 px. */
const narrow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }';

/** Starts WebKitGTK's browser on a virtual screen, driven over WebDriver. */
export async function startWebKit(command: string): Promise<Engine> {
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), narrow);
  const screen = await run(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /(\d+)\n/,
  );
  const port = await freePort();
  const driver = await run(command, [`--port=${port}`], undefined, {
    DISPLAY: `:${screen.match}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
  });
  const request = async <Result>(
    method: 'POST' | 'DELETE',
    address: string,
    body = {},
    signal?: AbortSignal,
  ): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(signal && { signal }),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${address}: ${value.message}`);
    return value;
  };
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  const { sessionId } = await request<{ sessionId: string }>('POST', '', { capabilities: {} });
  const post = <Result>(name: string, body: object, signal?: AbortSignal) =>
    request<Result>('POST', `/${sessionId}/${name}`, body, signal);
  return webDriverEngine({
    goto: (url) => post('url', { url }),
    call: (source, argument) => {
      const script = { script: `return (${source})(arguments[0])`, args: [argument] };
      return post('execute/sync', script, AbortSignal.timeout(longestAnswer));
    },
    perform: (actions) => post('actions', { actions }),
    resize: (width, height) => post('window/rect', { width, height }),
    close: async () => {
      await request('DELETE', `/${sessionId}`);
      await driver.stop();
      await screen.stop();
      await rm(settings, { recursive: true, force: true, maxRetries: 10 });
    },
  });
}

/** In ms. A page that is cached while it is left never answers a pending request, and neither does its driver. */
const longestAnswer = 15_000;

async function untilAnswered(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
