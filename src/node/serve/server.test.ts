import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { writeOutput } from '../../../tests/support/output';
import { Served } from '../../../tests/support/served';
import { addressOf, serve } from './server';

const served = new Served();
const get = served.get.bind(served);

it.each([
  ['/', 200, 'home'],
  ['/es', 200, 'inicio'],
  ['/no-such-page', 404, 'none'],
  ['/es/no-such-page', 404, 'nada'],
  ['/404', 404, 'none'],
  ['/404.html', 404, 'none'],
  ['/es/404', 404, 'nada'],
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

it('answers HEAD without a body and refuses to be written to', async () => {
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 });
});

it('says when there is no build or the port is taken', async () => {
  await expect(serve(tmpdir(), 0)).rejects.toThrow(/holds no build/);
  await expect(serve(served.folder, served.port)).rejects.toThrow(`Port ${served.port} is taken`);
});

it('serves the build that was made since it was started', async () => {
  expect((await get('/new')).status).toBe(404);
  const files = { 'index.html': 'home again', '404.html': 'none', 'es/404.html': 'nada', 'new.html': 'new' };
  writeOutput(served.folder, new Map(Object.entries(files)), {
    headers: { 'X-New': 'yes' },
    redirects: {},
    languages: [],
  });
  expect(await get('/')).toMatchObject({ status: 200, body: 'home again', headers: { 'x-new': 'yes' } });
  expect((await get('/new')).body).toBe('new');
  expect((await get('/finance')).status).toBe(404);
});

it('asks what answers for other programs by paths within the site', async () => {
  const asked: unknown[] = [];
  writeOutput(served.folder, new Map(Object.entries({ 'index.html': 'home', '404.html': 'none' })), {
    headers: {},
    redirects: {},
    languages: [],
    base: '/museo',
  });
  const server = await serve(served.folder, 0, async ({ url }, response, pathname) => {
    asked.push([pathname, url]);
    if (pathname !== '/api/leads') return false;
    response.end('received');
    return true;
  });
  try {
    const address = addressOf(server, served.folder);
    expect(await (await fetch(`${address}/api/leads?a=1`)).text()).toBe('received');
    expect(await (await fetch(`${address}/`)).text()).toBe('home');
    await fetch(new URL('/api/leads', address));
    expect(asked).toEqual([
      ['/api/leads', '/api/leads?a=1'],
      ['/', '/'],
    ]);
  } finally {
    server.close();
  }
});

it('serves a site below the path of its address, and nothing beside it', async () => {
  const files = { 'index.html': 'home', 'es.html': 'inicio', '404.html': 'none', 'finance.html': 'money' };
  writeOutput(served.folder, new Map(Object.entries(files)), {
    headers: {},
    redirects: { '/money': '/finance' },
    languages: ['es'],
    base: '/museo',
  });
  expect(await get('/museo/')).toMatchObject({ status: 200, body: 'home' });
  expect(await get('/museo/finance')).toMatchObject({ status: 200, body: 'money' });
  expect(await get('/museo/no-such-page')).toMatchObject({ status: 404, body: 'none' });
  for (const [target, location] of [
    ['/museo', '/museo/'],
    ['/museo?a=1', '/museo/?a=1'],
    ['/museo/finance/', '/museo/finance'],
    ['/museo/index.html', '/museo/'],
    ['/museo/money', '/museo/finance'],
  ] as const)
    expect(await get(target), target).toMatchObject({ status: 301, headers: { location } });
  // Temporary, since another site may occupy the root of the host tomorrow.
  expect(await get('/')).toMatchObject({ status: 302, headers: { location: '/museo/' } });
  for (const target of ['/finance', '/museology', '/es'])
    expect(await get(target), target).toMatchObject({
      status: 404,
      body: 'This site stands below /museo/.\n',
    });
});

it('leads earlier addresses on, and says of others that they are gone for good', async () => {
  const files = {
    'index.html': 'home',
    '404.html': 'none',
    'es/404.html': 'nada',
    'blog/shop.html': 'alias',
  };
  writeOutput(served.folder, new Map(Object.entries(files)), {
    headers: {},
    redirects: {},
    rules: [
      { from: '/blog/shop', to: 'https://shop.example/a?b=%24' },
      { from: '/timetable', to: '/visit#hours' },
      { from: '/blog/2019/*' },
      { from: '/über/*', to: '/news/*' },
      { from: '/es/blog/*' },
      { from: '/blog/*', to: '/news/*' },
    ],
    languages: ['es'],
    base: '/museo',
  });
  for (const [target, location] of [
    ['/museo/blog/a/b?c=d', '/museo/news/a/b?c=d'],
    ['/museo/blog//evil.example', '/museo/news/evil.example'],
    ['/museo/blog/a%20%C3%A9%5C', '/museo/news/a%20%C3%A9%5C'],
    ['/museo/blog/shop?c=d', 'https://shop.example/a?b=%24'],
    ['/museo/timetable?c=d', '/museo/visit?c=d#hours'],
    ['/museo/%C3%BCber/a%20%C3%A9', '/museo/news/a%20%C3%A9'],
  ] as const)
    expect(await get(target), target).toMatchObject({ status: 301, headers: { location } });
  expect(await get('/museo/blog/2019/june')).toMatchObject({ status: 410, body: 'none' });
  expect(await get('/museo/es/blog/june')).toMatchObject({ status: 410, body: 'nada' });
  expect(await get('/museo/blog')).toMatchObject({ status: 404 });
});
