import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Answer, WorkbenchServer } from '../../src/workbench/server/workbench';

/** A request to the workbench's endpoint. */
export interface Asked {
  method: string;
  /** The path below `/__workbench/` with its query. */
  what: string;
  headers: IncomingHttpHeaders;
  body: string | Uint8Array | undefined;
}

/** The token that the server's own pages have. */
export const token = 'the token of the page';

/** The headers that the server's own pages send. */
export const ownHeaders: IncomingHttpHeaders = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'sec-fetch-site': 'same-origin',
  'x-workbench-token': token,
  'content-type': 'application/json',
};

/** Calls the endpoint in this process. */
export function ask(workbench: WorkbenchServer, { method, what, headers, body }: Asked): Promise<Answer> {
  const stream = Readable.from(body === undefined ? [] : [Buffer.from(body)]);
  const request = Object.assign(stream, { method, headers, socket: { remoteAddress: '127.0.0.1' } });
  const [name = '', query = ''] = what.split('?', 2);
  return workbench.answer(request as unknown as IncomingMessage, name, new URLSearchParams(query), token);
}

/** Opens a workbench that has just started to serve a site; its failures are thrown. @param folder the site's folder */
export async function openWorkbench(folder: string) {
  const { WorkbenchServer } = await import('../../src/workbench/server/workbench');
  const { LiveContent } = await import('../../src/node/dev/live-content');
  const content = new LiveContent(folder);
  await content.load();
  const workbench = new WorkbenchServer(folder, content);
  return async (what: string, body: Asked['body'], type = 'application/json'): Promise<void> => {
    const headers = { ...ownHeaders, 'content-type': type };
    const { status, ...answer } = await ask(workbench, { method: 'POST', what, headers, body });
    if (status !== 200) throw new Error(JSON.stringify(answer));
  };
}
