import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { Engine } from './engine';
import { run } from './process';
import { webDriverEngine } from './webdriver';

interface Answer {
  id?: number;
  result?: unknown;
  message?: string;
}

/** Starts the installed Firefox, driven over WebDriver BiDi. */
export async function startFirefox(command: string): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const firefox = await run(
    command,
    ['--headless', '--remote-debugging-port=0', '--profile', home],
    /WebDriver BiDi listening on (\S+)/,
    // Firefox refuses a home directory that belongs to another user.
    { HOME: home },
  );
  const { send, socket } = await connect(`${firefox.match}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return webDriverEngine({
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    call: async (functionDeclaration, argument) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: true,
        target: { context },
        userActivation: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      socket.close();
      await firefox.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  });
}

/** Speaks WebDriver BiDi: a response has the number of its command. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) pending.get(answer.id)?.(answer);
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    pending.delete(id);
    if (!('result' in answer)) throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
  return { send, socket };
}
