import { expect, it } from 'vitest';
import { Served } from '../../../tests/support/served';

const served = new Served();
const get = served.get.bind(served);

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
  ['br;q=0.1, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.5, *;q=0.8', 'br'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip;q=0.8', 'gzip'],
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
  ['bytes=-0', 416, '', 'bytes */5000'],
  ['bytes=5000-', 416, '', 'bytes */5000'],
])('answers Range: %s with %d', async (range, status, body, shown) => {
  const answer = await get('/letters', { range });
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, shown]);
});

it.each(['bytes=-5000', 'bytes=-5001', 'bytes=-99999999'])(
  'answers Range: %s of a shorter file with all of it',
  async (range) => {
    const { status, body, headers } = await get('/letters', { range });
    expect([status, body.length, headers['content-range']]).toEqual([206, 5000, 'bytes 0-4999/5000']);
  },
);

it.each([
  ['if-match', '"other"'],
  ['if-none-match', '*'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['range', 'bytes=-1'],
  ['range', 'bytes=9999-'],
])('answers a missing page with its 404 page, whatever %s: %s says', async (name, value) => {
  expect(await get('/no-such-page', { [name]: value })).toMatchObject({ status: 404, body: 'none' });
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
