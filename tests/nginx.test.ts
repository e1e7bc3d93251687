import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../src/build/build';
import { readManifest } from '../src/build/output';
import { projectRoot } from '../src/build/project';

const port = 4191;
const work = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const out = path.join(work, 'dist');
const isHere = spawnSync('nginx', ['-v']).status === 0;
// Where there is no nginx, the configuration that is written for it cannot be tried: apt install nginx-light.
const title = isHere ? 'nginx with the configuration of the build' : 'nginx is not installed: not tried';

describe.runIf(isHere)(title, () => {
  let server: ReturnType<typeof spawn>;

  beforeAll(async () => {
    await buildSite({ pages: path.join(projectRoot, 'pages'), out });
    mkdirSync(path.join(work, 'temp'));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${work}/temp/${name};`)
      .join(' ');
    writeFileSync(
      path.join(work, 'nginx.conf'),
      `daemon off; pid ${work}/pid; error_log ${work}/error.log; worker_processes 1;
events {}
http { access_log off; ${temp}
  types { text/html html; text/javascript js; application/json json; image/png png; font/woff2 woff2; image/svg+xml svg; }
  server { listen 127.0.0.1:${port}; root ${out}; include ${out}/.hosts/nginx.conf; } }`,
    );
    // Its workers may run as another user.
    chmodSync(work, 0o755);
    server = spawn('nginx', ['-c', path.join(work, 'nginx.conf')]);
    for (let tries = 0; tries < 50; tries++) {
      if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(readFileSync(path.join(work, 'error.log'), 'utf8'));
  });
  afterAll(() => {
    server?.kill();
    rmSync(work, { recursive: true, force: true });
  });

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
    ['/no-such-page', 404],
    ['/es/no-such-page', 404],
    ['/.build.json', 404],
    ['/.hosts/nginx.conf', 404],
    ['/industries/oil-gas', 301],
  ])('answers %s with %d', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it('answers unknown paths in their language', async () => {
    expect(await (await get('/es/no-such-page')).text()).toContain('<html lang="es"');
    expect(await (await get('/no-such-page')).text()).toContain('<html lang="en"');
  });

  it('sends the headers of the build with every kind of answer', async () => {
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
