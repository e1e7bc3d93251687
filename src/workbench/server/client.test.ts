import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../../node/project/project';
import { clientPlugin } from './client';

const client = clientPlugin();
let vite: ViteDevServer;
let server: Server;

beforeAll(async () => {
  vite = await createVite({
    root: engineRoot,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [client],
  });
  server = createServer(vite.middlewares).listen(0);
});
afterAll(async () => {
  server.close();
  await vite.close();
});

const get = (name: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${name}`, { headers: { Accept: '*/*' } });

it('serves the client as a few files for production, which browsers keep', async () => {
  const names = new Set([await client.sourceOf('page'), await client.sourceOf('gallery')]);
  for (const name of names) {
    const answer = await get(name);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const code = await answer.text();
    expect(code).not.toMatch(/jsxDEV|import\.meta\.hot/);
    for (const [, file = ''] of code.matchAll(/(?:from|import)\s*\(?[`'"]\.\/([^`'"]+)/g))
      names.add(path.posix.join(path.posix.dirname(name), file));
  }
  expect(names.size).toBeGreaterThan(2);
  expect(names.size).toBeLessThan(10);
  const [first = ''] = names;
  expect((await get(first.replace('page.js', 'no-such.js'))).status).toBe(404);
  expect((await get(first.replace(/\w+\/page/, 'older/page'))).status).toBe(404);
});

it('serves its modules once one of its sources has been saved', async () => {
  vite.watcher.emit('all', 'change', path.join(engineRoot, 'src/shell/header.tsx'));
  expect(await client.sourceOf('page')).toMatch(/^\/@workbench-client\//);
  vite.watcher.emit('all', 'change', path.join(engineRoot, 'src/workbench/client/mount.tsx'));
  expect(await client.sourceOf('page')).toBe('/src/workbench/client/main.ts');
  expect(await client.sourceOf('gallery')).toBe('/src/workbench/client/gallery/main.tsx');
});
