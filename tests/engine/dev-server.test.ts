import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port';
import { temporaryFolder } from '../support/temporary-folder';

/** Other sites open in the same browser, and other machines, can do nothing with the development server. */
const root = temporaryFolder('dev-server');
const pages = path.join(root, 'pages');
const opened = path.join(root, 'opened');
let server: ChildProcess;
let port = 0;
/** What the server gives its own pages: the token, and the cookie for Vite's list of errors. */
let token = '';
let cookie = '';

beforeAll(async () => {
  cpSync(path.resolve('tests/sites/three-languages'), pages, { recursive: true });
  writeFileSync(path.join(root, 'secret.json'), '{}');
  symlinkSync(path.join(root, 'secret.json'), path.join(pages, 'finance/link.json'));
  mkdirSync(path.join(root, 'answers/api'), { recursive: true });
  writeFileSync(path.join(root, 'answers/api/stock.json'), '{"free":4}');
  const editor = path.join(root, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> "${opened}"\n`);
  chmodSync(editor, 0o755);
  port = await freePort();
  server = spawn(
    process.execPath,
    ['scripts/run.cjs', 'dev', '--pages', pages, '--api', path.join(root, 'answers'), '--rendered'],
    {
      env: { ...process.env, PORT: String(port), LAUNCH_EDITOR: editor, NODE_ENV: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).includes(String(port)) && resolve()),
  );
  const page = await send(`GET /finance HTTP/1.1`, { Accept: 'text/html' });
  token = /name="workbench-token" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
  cookie = /^set-cookie: ([^;]+)/m.exec(page.head)?.[1] ?? '';
});
afterAll(() => {
  server.kill();
});

/** Sends a raw request, and reads the whole response. */
function send(
  line: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; head: string; body: string }> {
  const all = { Host: `localhost:${port}`, Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(`${[line, ...lines].join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const end = text.indexOf('\r\n\r\n');
      const head = text
        .slice(0, end)
        .replaceAll('\r', '')
        .replaceAll(/^[\w-]+:/gm, (name) => name.toLowerCase());
      resolve({ status: Number(text.split(' ')[1]), head, body: text.slice(end + 4) });
    });
  });
}

describe('/__open-in-editor', () => {
  const file = () => path.join(pages, 'finance/page.json');
  const open = (name: string, headers: Record<string, string> = {}, at = '/__open-in-editor') =>
    send(`GET ${at}?file=${encodeURIComponent(name)} HTTP/1.1`, {
      'Sec-Fetch-Site': 'same-origin',
      'X-Workbench-Token': token,
      ...headers,
    });
  const openedFiles = () => (existsSync(opened) ? readFileSync(opened, 'utf8') : '');

  it.each<[string, () => string, Record<string, string>, number]>([
    ['another site', file, { Origin: 'https://evil.example' }, 403],
    ['another site on this machine', file, { Origin: 'http://localhost:1' }, 403],
    ['a sandboxed frame', file, { Origin: 'null' }, 403],
    ['a link on another site', file, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another port of this machine', file, { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a name that was pointed here', file, { Host: 'pages.example.com' }, 403],
    ['whoever has no token', file, { 'X-Workbench-Token': '' }, 403],
    [
      'whoever guesses the token',
      file,
      { 'X-Workbench-Token': 'guessed', Cookie: 'workbench-guess=guessed' },
      403,
    ],
    ['a file outside', () => '/etc/passwd', {}, 404],
    ['a file beside the project', () => path.join(root, 'secret.json'), {}, 404],
    ['a way out', () => path.join(pages, '../secret.json'), {}, 404],
    ['a way out of the project', () => '../../../../etc/passwd', {}, 404],
    ['a link that leads out', () => path.join(pages, 'finance/link.json'), {}, 404],
    ['a folder', () => pages, {}, 404],
  ])('opens nothing for %s', async (_, name, headers, status) => {
    for (const at of ['/__open-in-editor', '/__OPEN-in-editor', '/__open-in-editor/'])
      expect([at, (await open(name(), headers, at)).status]).toEqual([at, status]);
    expect(openedFiles()).toBe('');
  });

  it('opens a file of the site for its own pages, which send the token or the cookie', async () => {
    expect((await open(`${file()}:3:5`)).status).toBe(200);
    expect((await open(`${file()}:4:5`, { 'X-Workbench-Token': '', Cookie: cookie })).status).toBe(200);
    await expect.poll(openedFiles).toMatch(/finance\/page\.json[\s\S]*finance\/page\.json/);
  });
});

const paths = [
  '/',
  '/finance',
  '/es',
  '/nowhere',
  '/content/en/finance.json',
  '/src/workbench/client/main.ts',
  '/@vite/client',
];

it.each([...paths, '/__workbench/site', '/__workbench/nothing', '/__open-in-editor?file=x'])(
  '%s can neither be read nor framed by another origin',
  async (target) => {
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const preflight = {
      ...foreign,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-workbench-token',
    };
    for (const answer of [
      await send(`GET ${target} HTTP/1.1`, { ...foreign, Accept: 'text/html' }),
      await send(`OPTIONS ${target} HTTP/1.1`, preflight),
      await send(`HEAD ${target} HTTP/1.1`, foreign),
    ]) {
      expect(answer.head).not.toMatch(/^access-control-/m);
      expect(answer.head).toMatch(/^cross-origin-resource-policy: same-origin$/m);
      expect(answer.head).toMatch(/^content-security-policy: .*frame-ancestors 'self'/m);
      expect(answer.status).toBeLessThan(500);
    }
  },
);

it.each(paths)('HEAD %s gives the headers of GET without a body', async (target) => {
  const [get, head] = [await send(`GET ${target} HTTP/1.1`), await send(`HEAD ${target} HTTP/1.1`)];
  expect(head.status).toBe(get.status);
  expect(head.body).toBe('');
});

it.each([
  '//',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/finance',
  'https://localhost/',
  '*',
  '/%',
  '/%c0%af',
  '/..%2f..%2fetc/passwd',
  '/../../../../etc/passwd',
  '/@fs/etc/passwd',
  '/__workbench/../../etc/passwd',
  `/${'a'.repeat(10_000)}`,
])('%s is refused, or answered with a page of the site', async (target) => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const { status, head, body } = await send(`${method} ${target} HTTP/1.1`, { Accept: 'text/html' });
    expect(status, method).toBeGreaterThanOrEqual(200);
    expect(status, method).toBeLessThan(500);
    expect(body).not.toMatch(/root:|at .*\.[cm]?[jt]s:\d/);
    expect(head).not.toMatch(/^location: (https?:)?\/\//m);
  }
  expect((await send('GET /finance HTTP/1.1', { Accept: 'text/html' })).status).toBe(200);
});

it('serves requests for an API from the folder of --api, and never a page', async () => {
  expect(await send('GET /api/stock HTTP/1.1')).toMatchObject({
    status: 200,
    body: expect.stringContaining('{"free":4}'),
  });
  for (const target of ['/api/other', '/other.json', '/api/other.json'])
    expect([target, (await send(`GET ${target} HTTP/1.1`, { Accept: '*/*' })).status]).toEqual([target, 404]);
  expect((await send('GET /finance HTTP/1.1', { Accept: 'text/html' })).status).toBe(200);
});

it('says in its pages of which site they are, so that a browser keeps what is typed for that site alone', async () => {
  const { body } = await send('GET /finance HTTP/1.1', { Accept: 'text/html' });
  expect(body).toMatch(/<meta name="workbench-site" content="[^"]+">/);
});

it('serves rendered pages with --rendered, which the application hydrates', async () => {
  const { body } = await send('GET /finance HTTP/1.1', { Accept: 'text/html' });
  expect(body).toContain(' data-rendered');
  expect(body).toMatch(/<h1[ >]/);
});

it('reports when an error has been fixed', async () => {
  rmSync(path.join(pages, 'finance/link.json'));
  const file = path.join(pages, 'finance/page.json');
  const right = readFileSync(file, 'utf8');
  const reported = new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).includes('Nothing is wrong any more.') && resolve()),
  );
  writeFileSync(file, right.replace('"description": "', '"description": "Wrong: '));
  const shown = async () => (await send('GET /content/en/finance.json HTTP/1.1')).body;
  await expect.poll(shown).toContain('Wrong: ');
  writeFileSync(file, right);
  await reported;
});
