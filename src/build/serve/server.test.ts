import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOutput } from '../../../tests/output';
import { serve } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
let server: Server;
let port: number;

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'es.html': 'inicio',
    'finance.html': 'x'.repeat(5000),
    'letters.html': 'abcdefghij'.repeat(500),
    '404.html': 'none',
    'es/404.html': 'nada',
    'assets/a-1.js': '1',
  };
  writeOutput(folder, new Map(Object.entries(files)), {
    headers: { 'X-Content-Type-Options': 'nosniff' },
    redirects: { '/money': '/finance' },
  });
  server = await serve(folder, 0);
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a path exactly as it is: fetch would tidy it up. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ port, path: target, headers, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('the server', () => {
  it.each([
    ['/', 200, 'home'],
    ['/es', 200, 'inicio'],
    ['/no-such-page', 404, 'none'],
    ['/es/no-such-page', 404, 'nada'],
    ['/.build.json', 404, 'none'],
    ['/../package.json', 400, ''],
    ['/%2e%2e/package.json', 400, ''],
    ['/..%5cpackage.json', 400, ''],
    ['/%00', 400, ''],
    ['/%E0%A4%A', 400, ''],
  ])('answers %s with %d', async (target, status, body) => {
    expect(await get(target)).toMatchObject({ status, body });
  });

  it.each([
    ['/finance/', '/finance'],
    ['/finance.html?a=1', '/finance?a=1'],
    ['/index.html', '/'],
    ['/money', '/finance'],
  ])('leads %s to %s for good', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 301, headers: { location } });
  });

  it('compresses, caches by kind and answers conditional requests', async () => {
    const compressed = { 'accept-encoding': 'gzip, br' };
    const page = await get('/finance', compressed);
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
    const known = { ...compressed, 'if-none-match': String(page.headers.etag) };
    expect(await get('/finance', known)).toMatchObject({
      status: 304,
      body: '',
    });
  });

  it('gives every encoding of a file an ETag of its own', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get('/finance', { 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of answers) expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each([
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, *;q=0', undefined],
    ['gzip;q=0, br;q=0.5', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['brotli, xgzip', undefined],
    ['BR', 'br'],
    ['', undefined],
  ])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
    const { headers, status } = await get('/finance', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  });

  it.each(['br', 'gzip', 'identity'])(
    'answers every way of naming a file that is known as %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await get('/finance', headers)).headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "more"`, '*'])
        expect(await get('/finance', { ...headers, 'if-none-match': known }), known).toMatchObject({
          status: 304,
          body: '',
          headers: { etag, 'cache-control': 'no-cache' },
        });
      for (const other of ['"other"', '"*"', etag.slice(0, -2), `"other, ${etag.slice(1)}`])
        expect((await get('/finance', { ...headers, 'if-none-match': other })).status, other).toBe(200);
      expect((await get('/no-such-page', { 'if-none-match': '*' })).status).toBe(404);
    },
  );

  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/5000'],
    ['bytes=4990-', 206, 'abcdefghij', 'bytes 4990-4999/5000'],
    ['bytes=-2', 206, 'ij', 'bytes 4998-4999/5000'],
    ['bytes=4998-9999', 206, 'ij', 'bytes 4998-4999/5000'],
    ['bytes=5000-', 416, '', 'bytes */5000'],
  ])('answers Range: %s with %d', async (range, status, body, shown) => {
    const answer = await get('/letters', { range });
    expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, shown]);
  });

  it.each(['bytes=0-3, 9-1', 'bytes=0-1,3-4', 'lines=0-3', 'bytes=b-a', 'bytes'])(
    'answers Range: %s with the whole file',
    async (range) => {
      const { status, body } = await get('/letters', { range });
      expect([status, body.length]).toEqual([200, 5000]);
    },
  );

  it('answers a range only of the file that is known, and none of the 404 page', async () => {
    const { headers } = await get('/letters');
    const range = (condition: string) => get('/letters', { range: 'bytes=0-3', 'if-range': condition });
    expect((await range(String(headers.etag))).status).toBe(206);
    expect((await range('"other"')).status).toBe(200);
    expect(headers['accept-ranges']).toBe('bytes');
    expect(await get('/no-such-page', { range: 'bytes=0-1' })).toMatchObject({ status: 404, body: 'none' });
  });

  it('answers a range of a compressed file with that part of what is sent', async () => {
    const headers = { 'accept-encoding': 'br' };
    const whole = await get('/letters', headers, 'HEAD');
    const part = await get('/letters', { ...headers, range: 'bytes=0-3' });
    expect(part.headers['content-range']).toBe(`bytes 0-3/${whole.headers['content-length']}`);
    expect(part.headers).toMatchObject({ 'content-encoding': 'br', etag: whole.headers.etag });
  });

  it('answers HEAD with the headers of GET', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [head, whole] = await Promise.all(
        ['HEAD', 'GET'].map((method) => get('/finance', { 'accept-encoding': encoding }, method)),
      );
      expect(head?.body).toBe('');
      expect({ ...head?.headers, date: '' }).toEqual({ ...whole?.headers, date: '' });
    }
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 });
  });

  it('says when there is no build or the port is taken', async () => {
    await expect(serve(tmpdir(), 0)).rejects.toThrow(/holds no build/);
    await expect(serve(folder, port)).rejects.toThrow(`Port ${port} is taken`);
  });
});

/** Sends bytes as they are, and gives what came back until the connection was closed. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      answer += data;
      // Whoever keeps the connection open has answered.
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
  });
}

describe('the server under abuse', () => {
  const escapes = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..\\',
    '..%5c',
    '%252e%252e%252f',
    '..%c0%af',
    '....//',
  ];

  it.each(escapes.flatMap((up) => [`/${up.repeat(4)}etc/passwd`, `/assets/${up.repeat(6)}package.json`]))(
    'answers %s without leaving the folder',
    async (target) => {
      const { status, body } = await get(target);
      expect([301, 400, 404]).toContain(status);
      expect(body).not.toMatch(/root:|"name"/);
    },
  );

  it.each([
    '/%00',
    '/finance%00.html',
    '/%',
    '/%zz',
    '/%ff',
    '//',
    '///',
    '/./.',
    '//evil.example/..',
    '/?',
    '/#',
    '/finance?a=%zz',
    `/${'a'.repeat(8000)}`,
    `/${'%61'.repeat(2000)}`,
    '/assets',
    '/assets/',
    '/es/',
    '/.staging-1',
    '/_headers',
    '/.hosts/nginx.conf',
  ])('answers %j with a status below 500', async (target) => {
    const { status = 0 } = await get(target);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'a second length',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      /^HTTP\/1\.1 400/,
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
    ['bytes', '\u0016\u0003\u0001\u0002', /^HTTP\/1\.1 400/],
    ['another method', 'DELETE / HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 405/],
  ])('answers %s as it should', async (_name, bytes, answer) => {
    expect(await sendRaw(bytes)).toMatch(answer);
  });

  it('answers HEAD, conditions and ranges', async () => {
    const { headers } = await get('/finance');
    expect(await get('/finance', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect((await get('/finance', { 'If-None-Match': String(headers.etag) })).status).toBe(304);
    const range = await get('/finance', { Range: 'bytes=0-3, 9-1' });
    expect(range.status).toBe(200);
    expect(range.body).toHaveLength(5000);
  });

  it('answers a thousand requests at once, while a slow client holds its connection', async () => {
    const slow = connect(port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '));
    slow.on('error', () => {});
    const targets = ['/', '/finance', '/no-such-page', '/money', '/es'];
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => get(targets[index % targets.length] ?? '/')),
    );
    slow.destroy();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404, 301]));
  });
});

it('serves the build that was made since it was started', async () => {
  expect((await get('/new')).status).toBe(404);
  const files = { 'index.html': 'home again', '404.html': 'none', 'es/404.html': 'nada', 'new.html': 'new' };
  writeOutput(folder, new Map(Object.entries(files)), { headers: { 'X-New': 'yes' }, redirects: {} });
  expect(await get('/')).toMatchObject({ status: 200, body: 'home again', headers: { 'x-new': 'yes' } });
  expect((await get('/new')).body).toBe('new');
  expect((await get('/finance')).status).toBe(404);
});
