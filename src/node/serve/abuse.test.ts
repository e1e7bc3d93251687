import { expect, it } from 'vitest';
import { Served } from '../../../tests/support/served';

const served = new Served();
const get = served.get.bind(served);

/** Sends raw bytes and resolves with everything received until the connection closes. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = served.connect(bytes);
    socket.on('data', (data) => {
      answer += data;
      // A connection that stays open has answered by then.
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
  });
}

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
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
  ['bytes', '\u0016\u0003\u0001\u0002', /^HTTP\/1\.1 400/],
  ['another method', 'DELETE / HTTP/1.1\r\nHost: a\r\n\r\n', /^HTTP\/1\.1 405/],
])('answers %s as it should', async (_name, bytes, answer) => {
  expect(await sendRaw(bytes)).toMatch(answer);
});

it.each([
  ['http://localhost/finance.html', /^HTTP\/1\.1 301[\s\S]*Location: \/finance\r\n/],
  ['HTTP://a.example:80', /^HTTP\/1\.1 200[\s\S]*home$/],
  ['http://a.example/no-such-page?x', /^HTTP\/1\.1 404/],
  ['http://a.example/../package.json', /^HTTP\/1\.1 400/],
])('answers for %s what it answers for its path', async (target, answer) => {
  expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(answer);
});

it.each([
  ['closes a connection that never sent anything, without an answer', '', /^$/],
  [
    'answers a request whose headers take too long with 408',
    'GET / HTTP/1.1\r\nHost: a\r\n',
    /^HTTP\/1\.1 408/,
  ],
])('%s', async (_name, bytes, answer) => {
  served.headersTimeout = 1;
  expect(await sendRaw(bytes)).toMatch(answer);
  served.headersTimeout = 10_000;
});

it('sends the headers of every answer with what cannot be read, too', async () => {
  expect(await sendRaw('NONSENSE\r\n\r\n')).toContain('X-Content-Type-Options: nosniff\r\n');
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
  const slow = served.connect('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  slow.on('error', () => {});
  const targets = ['/', '/finance', '/no-such-page', '/money', '/es'];
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) => get(targets[index % targets.length] ?? '/')),
  );
  slow.destroy();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404, 301]));
});
