import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeOutput } from '../../tests/output';
import { serve } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
let server: Server;
let port: number;

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'es.html': 'inicio',
    'finance.html': 'x'.repeat(5000),
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
    const page = await get('/finance', { 'accept-encoding': 'gzip, br' });
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
    expect(await get('/finance', { 'if-none-match': String(page.headers.etag) })).toMatchObject({
      status: 304,
      body: '',
    });
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

it('serves the build that was made since it was started', async () => {
  expect((await get('/new')).status).toBe(404);
  const files = { 'index.html': 'home again', '404.html': 'none', 'es/404.html': 'nada', 'new.html': 'new' };
  writeOutput(folder, new Map(Object.entries(files)), { headers: { 'X-New': 'yes' }, redirects: {} });
  expect(await get('/')).toMatchObject({ status: 200, body: 'home again', headers: { 'x-new': 'yes' } });
  expect((await get('/new')).body).toBe('new');
  expect((await get('/finance')).status).toBe(404);
});
