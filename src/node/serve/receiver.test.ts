import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { openReceiver, type Receiver } from './receiver';

const root = temporaryFolder('receiver');
const folder = path.join(root, 'answers');
const servers: ReturnType<typeof createServer>[] = [];

beforeAll(() => {
  mkdirSync(path.join(folder, 'api'), { recursive: true });
  writeFileSync(path.join(folder, 'api/stock.json'), '{"free":4}');
  writeFileSync(path.join(folder, 'api/leads.post.json'), '{"thanks":true}');
  writeFileSync(path.join(root, 'secret.json'), '{}');
  symlinkSync(path.join(root, 'secret.json'), path.join(folder, 'api/linked.json'));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that answers with the receiver, and 404 to everything else. @returns its address */
async function served(receiver: Receiver): Promise<string> {
  return listening(
    createServer(async (request, response) => {
      const pathname = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
      if (!(await receiver(request, response, pathname))) response.writeHead(404).end('of the site');
    }),
  );
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('answers with files of a folder, with and without their ending', async () => {
  const address = await served(await openReceiver(folder));
  for (const target of ['/api/stock', '/api/stock.json', '/api/stock?day=2']) {
    const answer = await fetch(address + target);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ free: 4 });
  }
});

it('answers what is sent with a file of its own, and nothing that has none', async () => {
  const address = await served(await openReceiver(folder));
  const send = (target: string) => fetch(address + target, { method: 'POST', body: '{"name":"Ada"}' });
  expect(await (await send('/api/leads')).json()).toEqual({ thanks: true });
  expect((await send('/api/stock')).status).toBe(404);
  expect((await fetch(`${address}/api/leads`)).status).toBe(404);
});

it('leaves to the site what the folder does not hold, and never leaves the folder', async () => {
  const address = await served(await openReceiver(folder));
  for (const target of ['/api/other', '/api', '/%2e%2e%2fsecret.json', '/api/linked', '/api/a%00b'])
    expect(await (await fetch(address + target)).text(), target).toBe('of the site');
});

it('passes on what is below /api/, with method, headers and what was sent, and answers what comes back', async () => {
  const other = await listening(
    createServer(async (request, response) => {
      let sent = '';
      for await (const part of request) sent += part;
      response.writeHead(422, { 'Content-Type': 'application/json', 'X-Other': 'yes' });
      response.end(JSON.stringify([request.method, request.url, request.headers['x-kind'], sent]));
    }),
  );
  const address = await served(await openReceiver(other));
  const answer = await fetch(`${address}/api/leads?a=1`, {
    method: 'POST',
    body: 'name=Ada',
    headers: { 'X-Kind': 'form' },
  });
  expect([answer.status, answer.headers.get('x-other')]).toEqual([422, 'yes']);
  expect(await answer.json()).toEqual(['POST', '/api/leads?a=1', 'form', 'name=Ada']);
  expect(await (await fetch(`${address}/finance`)).text()).toBe('of the site');
});

it('passes on every cookie that the other server sets', async () => {
  const cookies = ['session=1; Path=/', 'basket=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'];
  const other = await listening(
    createServer((_, response) => void response.setHeader('Set-Cookie', cookies).end()),
  );
  const answer = await fetch(`${await served(await openReceiver(other))}/api/login`);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
});

it('says why the other server does not answer', async () => {
  const address = await served(await openReceiver('http://localhost:1'));
  const answer = await fetch(`${address}/api/stock`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('http://localhost:1 did not answer: ');
});

it.each(['no-such-folder', path.join(root, 'secret.json'), 'https://shop.example/api', 'http://'])(
  'refuses %s',
  async (api) => {
    await expect(openReceiver(api)).rejects.toThrow(/^--api .* is (not a|neither a) /);
  },
);
