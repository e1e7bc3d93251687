import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { isReservedPath } from '../../src/content/model/routes';
import { readManifest } from '../../src/node/output/output';
import { addressOf, serve } from '../../src/node/serve/server';
import { firm } from '../support/firm';
import { hostsHere, startHost } from '../support/hosts';
import { readSite } from '../support/site';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('hosts');
const out = path.join(work, 'dist');

let preview = '';
let previewServer: Server | undefined;

beforeAll(async () => {
  await buildSite({ pages: firm, out });
  previewServer = await serve(out, 0);
  preview = addressOf(previewServer, out);
});
afterAll(() => previewServer?.close());

it('writes the files that each host reads', () => {
  // GitHub Pages, which leaves out `content/en/_site.json` otherwise.
  expect(existsSync(path.join(out, '.nojekyll'))).toBe(true);
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(readFileSync(path.join(out, '.hosts', file), 'utf8'), file).toContain('X-Content-Type-Options');
});

it('writes folders of its own only where no page can be', () => {
  const { pages, languages } = readSite(firm).site;
  const isOfPage = (name: string) => pages.some(({ id }) => id.split('/')[0] === name);
  const own = readdirSync(out).filter((name) => /^[a-z0-9-]+$/.test(name) && !isOfPage(name));
  expect(own).toEqual(expect.arrayContaining(['assets', 'content', 'social']));
  for (const name of own) expect(isReservedPath(`/${name}/news`, languages), name).toBe(true);
});

describe.each(hostsHere)('$name', (host) => {
  const { port, sendsCompressed } = host;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    server = await startHost(host, { work, port, root: out, builds: [out], address: '/' });
  });
  afterAll(() => server?.kill());

  const get = (target: string) => fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });

  it.each([
    ['/', 200],
    ['/es', 200],
    ['/finance', 200],
    ['/es/finance', 200],
    ['/content/es/finance.json', 200],
    ['/social/en/finance.png', 200],
    ['/use-cases', 200],
    ['/use-cases/m-and-a', 200],
    ['/.build.json', 404],
    ['/.hosts/nginx.conf', 404],
    ['/industries/oil-gas', 301],
  ])('answers %s with %d', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it.each([
    ['/', 200, null],
    ['/finance/', 301, '/finance'],
    ['/finance//', 301, '/finance'],
    ['/finance/?utm=x', 301, '/finance?utm=x'],
    ['/finance.html', 301, '/finance'],
    ['/finance.html/', 301, '/finance'],
    ['/es/', 301, '/es'],
    ['/es/?utm=x', 301, '/es?utm=x'],
    ['/es.html', 301, '/es'],
    ['/es/finance/', 301, '/es/finance'],
    ['/es/use-cases/m-and-a/', 301, '/es/use-cases/m-and-a'],
    // A folder has the name of a page.
    ['/use-cases/', 301, '/use-cases'],
    ['/industries/oil-gas/', 301, '/industries/oil-gas'],
    ['/index?utm=x', 301, '/?utm=x'],
    ['/index.html', 301, '/'],
    ['/es/index', 404, null],
    ['/no-such-page', 404, null],
    ['/es/no-such-page', 404, null],
    ['/no-such-page/', 404, null],
    ['/no-such-page.html', 404, null],
    ['/es/no-such-page/', 404, null],
    ['/assets/', 404, null],
    ['/content/en/', 404, null],
    ['//finance.example/', 404, null],
    ['/%5Cfinance.example/', 404, null],
    ['/finance%0d%0aX-A:b/', 404, null],
    ['/404', 404, null],
    ['/es/404', 404, null],
    ['/_headers', 404, null],
    ['/_redirects', 404, null],
  ])('answers %s as preview does: %d, %s', async (target, status, location) => {
    for (const address of [`http://127.0.0.1:${port}`, preview]) {
      const answer = await fetch(address + target, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')], address).toEqual([status, location]);
    }
    if (status !== 404) return;
    const shown = await (await get(target)).text();
    expect(shown).toContain(`<html lang="${target.startsWith('/es/') ? 'es' : 'en'}"`);
  });

  it('lets nobody keep the answer that a file of a year is missing', async () => {
    const answer = await get('/assets/no-such-file.js');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it('keeps the query of an address when it redirects', async () => {
    const location = async (target: string) => (await get(target)).headers.get('location');
    expect(await location('/industries/oil-gas')).toMatch(/\/oil-gas$/);
    expect(await location('/industries/oil-gas?utm=x&b=%22c')).toMatch(/\/oil-gas\?utm=x&b=%22c$/);
  });

  it('compresses', async () => {
    for (const target of ['/', '/content/en/index.json'])
      expect((await get(target)).headers.get('content-encoding'), target).toBeTruthy();
  });

  if (sendsCompressed)
    it('sends precompressed files', async () => {
      writeFileSync(path.join(out, 'probe.html'), 'as it is');
      writeFileSync(path.join(out, 'probe.html.br'), brotliCompressSync('compressed'));
      const headers = { 'accept-encoding': 'br' };
      expect(await (await fetch(`http://127.0.0.1:${port}/probe`, { headers })).text()).toBe('compressed');
    });

  it("sends the build's headers with every kind of response", async () => {
    const { headers } = readManifest(out) ?? { headers: {} };
    for (const target of ['/', '/finance', '/no-such-page', '/content/en/index.json']) {
      const answer = await get(target);
      for (const [name, value] of Object.entries(headers))
        expect(answer.headers.get(name), `${target} ${name}`).toBe(value);
    }
    expect((await get('/social/en/index.png')).headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    );
    const [, asset] = /data-styles="([^"]+)"/.exec(await (await get('/')).text()) ?? [];
    expect((await get(String(asset))).headers.get('cache-control')).toContain('immutable');
  });
});
