import type { ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/commands/build/build';
import { addressOf, serve } from '../../src/node/serve/server';
import { hostsHere, startHost } from '../support/hosts';
import { temporaryFolder } from '../support/temporary-folder';

const work = temporaryFolder('hosts-as-preview');
const pages = path.join(work, 'pages');
const alone = path.join(work, 'alone');
const shared = path.join(work, 'shared');

/** Alone on its host; below two paths of one host. */
const builds = [
  { base: '', out: alone, root: alone, more: 4 },
  { base: '/museo', out: path.join(shared, 'museo'), root: shared, more: 6 },
  { base: '/salt.2', out: path.join(shared, 'salt.2'), root: shared, more: 6 },
] as const;

const previews = new Map<string, { server: Server; port: string }>();

beforeAll(async () => {
  cpSync('tests/sites/below', pages, { recursive: true });
  const change = (file: string, edit: (text: string) => string) => {
    const name = path.join(pages, file);
    writeFileSync(name, edit(readFileSync(name, 'utf8')));
  };
  change('_site/redirects.json', (text) =>
    text.replace(
      '[',
      `[
      { "from": "/visit/*", "to": "/news" },
      { "from": "/hours/*", "to": "/visit" },
      { "from": "/news/spring/*", "status": 410 },
      { "from": "/shop/closed/*", "status": 410 },`,
    ),
  );
  mkdirSync(shared);
  // Workers of a server may run as another user.
  chmodSync(work, 0o755);
  for (const { base, out } of builds) {
    const { diagnostics } = await buildSite({ pages, out, siteUrl: `https://example.org${base}` });
    expect(diagnostics).toEqual([]);
    const server = await serve(out, 0);
    previews.set(base, { server, port: new URL(addressOf(server, out)).port });
  }
});
afterAll(() => {
  for (const { server } of previews.values()) server.close();
});

it('names a page with a slash before the pattern that some hosts take it for', () => {
  const lines = readFileSync(path.join(alone, '_redirects'), 'utf8').split('\n');
  const [page, pattern] = ['/visit/ /visit 301', '/visit/* /news 301'].map((line) => lines.indexOf(line));
  expect(page).toBeGreaterThanOrEqual(0);
  expect(pattern).toBeGreaterThan(page ?? 0);
  // No page is there to lead to.
  expect(lines.filter((line) => line.startsWith('/blog/ '))).toEqual([]);
});

/** The folder of a server's own files. */
function folderOf(base: string): string {
  const folder = path.join(work, `server${base.replace('/', '-')}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** What a server answers; the path is sent as it is, which `fetch` would tidy up. */
function answerOf(port: string | number, target: string, headers = {}) {
  return new Promise<{ status?: number; location?: string; text: string; policy: unknown }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path: target, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          const { location, 'content-security-policy': policy } = response.headers;
          resolve({
            ...(response.statusCode !== undefined && { status: response.statusCode }),
            ...(location !== undefined && { location }),
            ...{ text, policy },
          });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

describe.each(hostsHere)('$name', (host) => {
  const servers: ChildProcess[] = [];

  beforeAll(async () => {
    for (const { base, root, more } of builds.slice(0, 2))
      servers.push(
        await startHost(host, {
          ...{ work: folderOf(base), root, port: host.port + more, address: `${base}/` },
          builds: builds.flatMap((one) => (one.root === root ? one.out : [])),
        }),
      );
  });
  afterAll(() => {
    for (const server of servers) server.kill();
  });

  describe.each(builds)('at "$base"', ({ base, more }) => {
    const port = host.port + more;

    it.each<[target: string, status: number, location?: string]>([
      ['/', 200],
      ['/no-such-page', 404],
      ['/es/no-such-page', 404],
      ['/_headers', 404],
      ['/.build.json', 404],
      ['/404', 404],
      ['/lottery', 410],
      ['/es/lottery', 410],
      // A pattern stands for what is below its path, which is not the path with a slash.
      ['/visit/', 301, '/visit'],
      ['/visit//', 301, '/visit'],
      ['/visit/?a=1', 301, '/visit?a=1'],
      ['/es/visit/', 301, '/es/visit'],
      ['/visit/2019', 301, '/news'],
      ['/visit//2019/?a=1', 301, '/news?a=1'],
      ['/hours/', 301, '/hours'],
      ['/hours/old', 301, '/visit'],
      ['/news/spring/', 301, '/news/spring'],
      ['/es/news/spring/', 301, '/es/news/spring'],
      ['/news/spring/old', 410],
      ['/blog/', 404],
      ['/es/blog/', 404],
      ['/es/blog/a', 301, '/es/news/a'],
      // The shorter pattern stands for it.
      ['/shop/closed/', 301, 'https://shop.example/old/closed/'],
      ['/shop/closed/a', 410],
      // The rest of an address goes along as it was sent.
      ['/shop/100%25', 301, 'https://shop.example/old/100%25'],
      ['/shop/a%20b?c=%20d', 301, 'https://shop.example/old/a%20b?c=%20d'],
      ['/shop/a%3Fb%23c', 301, 'https://shop.example/old/a%3Fb%23c'],
      ['/%E5%A1%A9/%E5%A1%A9', 301, '/news/%E5%A1%A9'],
      ['/es/shop//evil.example', 301, 'https://shop.example/old/evil.example'],
      // A list takes its feed along.
      ['/archive', 301, '/news'],
      ['/archive/feed.xml', 301, '/news/feed.xml'],
      ['/es/archive/feed.xml?a=1', 301, '/es/noticias/feed.xml?a=1'],
    ])('answers %s as preview does', async (target, status, location) => {
      const expected = location?.startsWith('/') ? base + location : location;
      const asked = await answerOf(port, base + target);
      const shown = await answerOf(previews.get(base)?.port ?? '', base + target);
      for (const { status: got, location: led } of [asked, shown])
        expect([got, location === undefined ? undefined : led]).toEqual([status, expected]);
      expect(asked.policy).toEqual(shown.policy);
      if (status >= 400) expect(asked.text).toBe(shown.text);
    });

    it('shows the page for unknown paths to browsers that have it already', async () => {
      const first = await fetch(`http://127.0.0.1:${port}${base}/no-such-page`);
      const headers = { 'if-none-match': first.headers.get('etag') ?? '"a"' };
      const { status, text } = await answerOf(port, `${base}/no-such-page`, headers);
      expect([status, text]).toEqual([404, await first.text()]);
    });
  });

  it('sends what programs that renew certificates put beside the build, and nothing else that is hidden', async () => {
    const challenges = path.join(alone, '.well-known/acme-challenge');
    mkdirSync(challenges, { recursive: true });
    writeFileSync(path.join(challenges, 'a-token'), 'its answer');
    writeFileSync(path.join(alone, '.well-known-not'), 'hidden');
    const answer = (target: string) => answerOf(host.port + 4, target);
    expect(await answer('/.well-known/acme-challenge/a-token')).toMatchObject({
      status: 200,
      text: 'its answer',
    });
    for (const target of ['/.well-known/no-such-file', '/.well-known-not', '/.nojekyll', '/.build.json'])
      expect((await answer(target)).status, target).toBe(404);
  });

  it.each([
    ['/museo', '/museo/'],
    ['/museo?a=1', '/museo/?a=1'],
    ['/salt.2?a=1', '/salt.2/?a=1'],
  ])('leads %s to the home page without a word of the server that is asked', async (target, location) => {
    const answer = await answerOf(host.port + 6, target);
    expect([answer.status, answer.location]).toEqual([301, location]);
    expect(answer.policy).toBeTruthy();
  });
});
