import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveContent } from '../../src/node/dev/live-content';
import { hashOf } from '../../src/node/project/hash';
import { WorkbenchServer } from '../../src/workbench/server/workbench';
import { sendAnswer } from '../../src/workbench/server/workbench-plugin';
import { ask, ownHeaders, token } from '../support/endpoint';
import { stateOf, visible } from '../support/folder-state';
import { runsOf } from '../support/runs';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * Malformed HTTP, truncated requests and stalled connections: the endpoint keeps working, and writes only what was sent whole.
 */
const runs = { numRuns: runsOf(200, 600), seed: 38 };
/** How long a body may take here, in milliseconds. */
const patience = 150;

const root = temporaryFolder('sockets');
const folder = path.join(root, 'pages');
let workbench: WorkbenchServer;
let server: Server;

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/three-languages'), folder, { recursive: true });
  const content = new LiveContent(folder);
  await content.load();
  workbench = new WorkbenchServer(folder, content, patience);
  server = createServer((request, response) => {
    const [name = '', query = ''] = (request.url ?? '/').slice(1).split('?', 2);
    void workbench
      .answer(request, name, new URLSearchParams(query), token)
      .then((answer) => sendAnswer(response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const snapshot = () => visible(stateOf(folder));

/** A whole request, as bytes. */
function requestOf(what: string, body: string, type = 'application/json'): string {
  const { port } = server.address() as AddressInfo;
  const headers = {
    ...ownHeaders,
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST /${what} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Sends bytes, and then ends, disconnects or stalls.
 * @returns the statuses of the responses; none when the connection was closed without any
 */
function send(text: string, ending: 'end' | 'break' | 'stall', atMost = patience * 2): Promise<number[]> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    let answer = '';
    const statuses = () => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(text, 'utf8'), () => {
        if (ending === 'end') socket.end();
        else if (ending === 'break') socket.resetAndDestroy();
        // Node's own time limits for incomplete headers and idle connections are longer than this test.
        else setTimeout(() => socket.destroy(), atMost).unref();
      });
    });
    socket.on('data', (chunk) => {
      answer += chunk;
      if (ending === 'stall' && /\r\n\r\n/.test(answer)) socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(statuses()));
  });
}

const whole = fc.constantFrom('edits', 'undo', 'pages', 'upload', 'nothing');
const piece = fc.constantFrom(
  '\0',
  '\r\n',
  '\r\n\r\n',
  '\n',
  ' ',
  ':',
  'Content-Length: 5\r\n',
  'Content-Length: -1\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: chunked, identity\r\n',
  'Expect: 100-continue\r\n',
  'Connection: upgrade\r\nUpgrade: websocket\r\n',
  'X: y\r\n'.repeat(3000),
  'HTTP/9.9',
  'POST /edits HTTP/1.1\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '\u00e9',
  `${'a'.repeat(70_000)}`,
);
const change = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(), piece }),
  fc.record({ kind: fc.constant('length' as const), by: fc.constantFrom(-20, -1, 1, 500, 2_000_000) }),
  fc.record({ kind: fc.constant('twice' as const) }),
);

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

/** Damages a request, or turns it into another one. */
function changed(text: string, how: Change): string {
  switch (how.kind) {
    case 'cut':
      return text.slice(0, how.at % text.length);
    case 'insert': {
      const at = how.at % text.length;
      return text.slice(0, at) + how.piece + text.slice(at);
    }
    case 'length':
      return text.replace(
        /content-length: (\d+)/,
        (_, length) => `content-length: ${Number(length) + how.by}`,
      );
    default:
      return text + text;
  }
}

it('keeps working whatever a connection sends, and writes requests either whole or not at all', async () => {
  const before = snapshot();
  const file = 'finance/page.json';
  const edits = [{ op: 'set', pointer: '/title', value: 'Ledgers That Close' }];
  const bodies = {
    edits: JSON.stringify({ name: 'x', files: [{ file, hash: hashOf(before[file] ?? ''), edits }] }),
    undo: '{}',
    pages: JSON.stringify({ route: '/ledger', title: 'Ledger' }),
    upload: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    nothing: '',
  };
  const counts = { written: 0, refused: 0, unanswered: 0 };
  const asked = fc.record({
    what: whole,
    changes: fc.array(change, { minLength: 0, maxLength: 2 }),
    ending: fc.constantFrom('end' as const, 'break' as const, 'stall' as const),
  });
  const undo = { method: 'POST', what: 'undo', headers: ownHeaders, body: '{}' };
  const takenBack = async () => {
    while ((await ask(workbench, undo)).status === 200);
    rmSync(path.join(folder, 'finance/new.svg'), { force: true });
    return snapshot();
  };
  const property = fc.asyncProperty(asked, async ({ what, changes, ending }) => {
    const [path_, type] =
      what === 'upload' ? ['images?file=finance/new.svg', 'image/svg+xml'] : [what, undefined];
    const statuses = await send(changes.reduce(changed, requestOf(path_, bodies[what], type)), ending);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    if (statuses.length === 0) counts.unanswered++;
    else counts[statuses.includes(200) ? 'written' : 'refused']++;
    // A complete request is written, even if nobody waits for the response; it can be undone afterwards.
    await expect.poll(takenBack).toEqual(before);
  });
  await fc.assert(property, runs);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(runs.numRuns / 100);
});

it('a stalled request blocks no other', async () => {
  const stalled = Array.from({ length: 50 }, () =>
    // Each of them is answered, however busy the machine is.
    send(requestOf('edits', 'x'.repeat(1000)).slice(0, -500), 'stall', patience * 200),
  );
  const read = { method: 'GET', what: 'document?route=/finance', headers: ownHeaders, body: undefined };
  expect((await ask(workbench, read)).status).toBe(200);
  const body = JSON.stringify({ route: '/ledger', title: 'Ledger' });
  expect(await send(requestOf('pages', body), 'end')).toEqual([200]);
  await ask(workbench, { method: 'POST', what: 'undo', headers: ownHeaders, body: '{}' });
  for (const statuses of await Promise.all(stalled)) expect(statuses).toEqual([408]);
});
