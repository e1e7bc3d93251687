import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { LiveContent } from '../../src/node/dev/live-content';
import { engineRoot } from '../../src/node/project/project';
import type { FileText } from '../../src/workbench/protocol/documents';
import { WorkbenchServer } from '../../src/workbench/server/workbench';
import { sendAnswer } from '../../src/workbench/server/workbench-plugin';

const token = 'the token of the page';

/** A request in a test; omitted fields default to what the server's own page sends. */
export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The served site: a small one in three languages. */
export const model = path.join(engineRoot, 'tests/sites/three-languages');

/**
 * Serves a copy of a site to the tests of a file, next to a folder that a link points to.
 *
 * @param site the folder of another site than the small one
 */
export function serveWorkbench(site = model) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'workbench-')), 'pages');
  const outside = path.join(path.dirname(folder), 'outside');
  cpSync(site, folder, { recursive: true });
  cpSync(path.join(model, 'finance'), outside, { recursive: true });
  symlinkSync(outside, path.join(folder, 'linked'));
  const content = new LiveContent(folder);
  let workbench = new WorkbenchServer(folder, content);
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    void workbench
      .answer(incoming, pathname.slice(1), searchParams, token)
      .then((answer) => sendAnswer(response, answer));
  });
  let port = 0;

  beforeAll(async () => {
    await content.load();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.close();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const file of ['finance/page.json', 'finance/fr.json', '_site/fr.json'])
      if (existsSync(path.join(site, file))) cpSync(path.join(site, file), path.join(folder, file));
    await content.update();
  });

  /** Starts the workbench anew, which then knows what it has stored. */
  function restart(): void {
    workbench = new WorkbenchServer(folder, content);
  }

  /** Sends a request like the server's own page, with overrides. */
  async function ask(what: string, { method, headers = {}, body }: Asked = {}) {
    const bytes =
      body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          path: `/${what}`,
          method: method ?? (bytes ? 'POST' : 'GET'),
          headers: {
            host: `localhost:${port}`,
            origin: `http://localhost:${port}`,
            'sec-fetch-site': 'same-origin',
            'x-workbench-token': token,
            ...(bytes ? { 'content-type': 'application/json' } : {}),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  /** The current text of a file in the copy. */
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const pageOf = async () => (await ask('document?route=/finance')).body.page as FileText;
  return { folder, content, ask, textOf, pageOf, restart };
}

/** The request body for changing the page's title. */
export const setTitle = (hash: string, value: string, force?: boolean) => ({
  name: 'Title of Finance',
  files: [{ file: 'finance/page.json', hash, edits: [{ op: 'set', pointer: '/title', value }] }],
  ...(force ? { force } : {}),
});

/** A number of identical edits of one document. */
export const manyEdits = (count: number, edit: object) => ({
  name: 'x',
  files: [{ file: 'finance/page.json', hash: '', edits: Array.from({ length: count }, () => edit) }],
  force: true,
});
