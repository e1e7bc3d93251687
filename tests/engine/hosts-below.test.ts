import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { readManifest } from '../../src/node/output/output';
import { hostsHere, startHost } from '../support/hosts';
import { temporaryFolder } from '../support/temporary-folder';

/** A site at https://example.org/museo, in a folder of that name. */
const work = temporaryFolder('hosts-below');
const root = path.join(work, 'www');
const out = path.join(root, 'museo');

beforeAll(async () => {
  mkdirSync(root);
  await buildSite({ pages: 'tests/sites/below', out });
});

it('writes a page that leads on, and both forms of an address in other letters, for hosts that only read files', () => {
  expect(readFileSync(path.join(out, 'öffnungszeiten.html'), 'utf8')).toContain('/museo/visit#hours');
  const lines = readFileSync(path.join(out, '_redirects'), 'utf8').split('\n');
  expect(lines).toContain('/museo/öffnungszeiten /museo/visit#hours 301');
  expect(lines).toContain('/museo/%C3%B6ffnungszeiten /museo/visit#hours 301');
  expect(lines).toContain('/museo/%E5%A1%A9/* /museo/news/:splat 301');
  expect(lines.filter((line) => line.startsWith('/museo/lottery'))).toHaveLength(1);
});

describe.each(hostsHere)('$name', (host) => {
  const port = host.port + 2;
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    server = await startHost(host, { work, port, root, builds: [out], address: '/museo/' });
  });
  afterAll(() => server?.kill());

  const get = (target: string) => fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });

  it.each([
    ['/museo/', 200],
    ['/museo/es', 200],
    ['/museo/visit', 200],
    ['/museo/es/visita', 200],
    ['/museo/es/news/spring', 200],
    ['/museo/content/es/news/spring.json', 200],
    ['/museo/no-such-page', 404],
    ['/museo/es/no-such-page', 404],
    ['/museo/lottery', 410],
    ['/museo/es/lottery', 410],
    ['/museo/blog/2019/june', 410],
    ['/museo/es/a%C3%B1o', 410],
    ['/museo/a%C3%B1o', 410],
    ['/museo/.build.json', 404],
    ['/museo/_headers', 404],
    ['/museo/404', 404],
    ['/museo/no-such-page/', 404],
    ['/museo/.hosts/nginx.conf', 404],
  ])('answers %s with %d', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it("redirects to paths below the site's own path", async () => {
    const whole = async (target: string) => (await get(target)).headers.get('location');
    expect(await whole('/museo/blog/shop')).toBe('https://shop.example/salt');
    expect(await whole('/museo/es/shop/a/b?c=d')).toBe('https://shop.example/old/a/b?c=d');
    const location = async (target: string) =>
      (await get(target)).headers.get('location')?.replace(/^https?:\/\/[^/]+/, '');
    expect(await location('/museo')).toBe('/museo/');
    expect(await location('/museo/hours?utm=x')).toBe('/museo/visit?utm=x');
    expect(await location('/museo/es/hours')).toBe('/museo/es/visita');
    expect(await location('/museo/es/visit?utm=x')).toBe('/museo/es/visita?utm=x');
    // A page has one address.
    expect(await location('/museo/visit/?utm=x')).toBe('/museo/visit?utm=x');
    expect(await location('/museo/es/visita.html')).toBe('/museo/es/visita');
    expect(await location('/museo/es/')).toBe('/museo/es');
    expect(await location('/museo/index.html?a')).toBe('/museo/?a');
    // Entries of redirects.json.
    expect(await location('/museo/blog/spring?utm=x')).toBe('/museo/news/spring?utm=x');
    expect(await location('/museo/es/blog/spring/old')).toBe('/museo/es/news/spring/old');
    expect(await location('/museo/blog//evil.example')).not.toMatch(/^\/\//);
    expect(await location('/museo/timetable.html?a=1')).toBe('/museo/visit?a=1#hours');
    expect(await location('/museo/%C3%B6ffnungszeiten?a=1')).toBe('/museo/visit?a=1#hours');
    expect(await location('/museo/es/%E5%A1%A9/spring/b')).toBe('/museo/es/news/spring/b');
  });

  it('sends feeds with their content type', async () => {
    for (const target of ['/museo/news/feed.xml', '/museo/es/noticias/feed.xml']) {
      const answer = await get(target);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/atom+xml']);
      expect(answer.headers.get('content-security-policy')).toBe(
        readManifest(out)?.headers['Content-Security-Policy'],
      );
    }
  });

  it('shows the 404 page for addresses that are gone for good', async () => {
    expect(await (await get('/museo/es/lottery')).text()).toContain('404 Página no encontrada');
  });

  it('answers unknown paths in their language, and shows nothing of the site outside its path', async () => {
    expect(await (await get('/museo/es/no-such-page')).text()).toContain('<html lang="es"');
    expect(await (await get('/museo/no-such-page')).text()).toContain('<html lang="en"');
    for (const target of ['/visit', '/es/visit', '/no-such-page']) {
      const beside = await get(target);
      expect(await beside.text(), target).not.toContain('Salt Museum');
      expect(beside.headers.get('content-security-policy'), target).toBeNull();
    }
  });

  it("sends the build's headers with every kind of response", async () => {
    const { headers } = readManifest(out) ?? { headers: {} };
    for (const target of ['/museo/', '/museo/visit', '/museo/no-such-page', '/museo/content/en/index.json']) {
      const answer = await get(target);
      for (const [name, value] of Object.entries(headers))
        expect(answer.headers.get(name), `${target} ${name}`).toBe(value);
    }
    const [, asset] = /data-styles="([^"]+)"/.exec(await (await get('/museo/')).text()) ?? [];
    expect((await get(String(asset))).headers.get('cache-control')).toContain('immutable');
  });
});
