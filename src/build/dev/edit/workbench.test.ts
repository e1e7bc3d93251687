import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileText } from '../../../content/edits';
import { projectRoot } from '../../project/project';
import { LiveContent } from '../live-content';
import { Workbench } from './workbench';
import { sendAnswer } from './workbench-plugin';

const model = path.join(projectRoot, 'tests/sites/three-languages');
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'workbench-')), 'pages');
const outside = path.join(path.dirname(folder), 'outside');
const token = 'the token of the page';
let server: Server;
let port = 0;

beforeAll(async () => {
  cpSync(model, folder, { recursive: true });
  cpSync(path.join(model, 'finance'), outside, { recursive: true });
  symlinkSync(outside, path.join(folder, 'linked'));
  const content = new LiveContent(folder);
  await content.load();
  const workbench = new Workbench(folder, content);
  server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    void workbench
      .answer(incoming, pathname.slice(1), searchParams, token)
      .then((answer) => sendAnswer(response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});
beforeEach(() => {
  for (const file of ['finance/page.json', 'finance/fr.json', '_site/fr.json'])
    cpSync(path.join(model, file), path.join(folder, file));
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks as the page of the server would, but for what is said otherwise. */
async function ask(what: string, { method, headers = {}, body }: Asked = {}) {
  const bytes =
    body === undefined ? undefined : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: `/${what}`,
        method: method ?? (bytes ? 'POST' : 'GET'),
        headers: {
          host: `localhost:${port}`,
          origin: `http://localhost:${port}`,
          'sec-fetch-site': 'same-origin',
          'x-workbench-token': token,
          ...(bytes ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const pageOf = async () => (await ask('document?route=/finance')).body.page as FileText;
const setTitle = (hash: string, value: string, force?: boolean) => ({
  name: 'Title of Finance',
  files: [{ file: 'finance/page.json', hash, edits: [{ op: 'set', pointer: '/title', value }] }],
  ...(force ? { force } : {}),
});

describe('a request is refused', () => {
  const edit = { name: 'x', files: [{ file: 'finance/page.json', hash: '', edits: [] }] };
  const editOf = (file: string) => ({ name: 'x', files: [{ file, hash: '', edits: [] }] });
  it.each<[string, number, string, Asked]>([
    ['that another name led to', 403, 'edits', { body: edit, headers: { host: 'pages.example.com' } }],
    ['of another site', 403, 'edits', { body: edit, headers: { origin: 'https://evil.example' } }],
    [
      'of another site on this machine',
      403,
      'edits',
      { body: edit, headers: { origin: 'http://localhost:1' } },
    ],
    [
      'that the browser says is of another site',
      403,
      'edits',
      { body: edit, headers: { 'sec-fetch-site': 'cross-site' } },
    ],
    ['without the token', 403, 'edits', { body: edit, headers: { 'x-workbench-token': '' } }],
    ['to read without the token', 403, 'site', { headers: { 'x-workbench-token': 'guessed' } }],
    ['by another method', 405, 'edits', { method: 'PUT', body: edit }],
    ['that is a form', 415, 'edits', { body: edit, headers: { 'content-type': 'text/plain' } }],
    ['that is too large', 413, 'edits', { body: { name: 'x'.repeat(1_100_000) } }],
    ['that is no JSON', 422, 'edits', { body: Buffer.from('{') }],
    ['without what it needs', 422, 'edits', { body: {} }],
    ['for a file that is none of the site', 422, 'edits', { body: editOf('../package.json') }],
    ['for a file with another name', 422, 'edits', { body: editOf('finance/notes.json') }],
    ['for a file behind a link', 422, 'edits', { body: editOf('linked/page.json') }],
    ['for a file that is not there', 404, 'edits', { body: editOf('nowhere/page.json') }],
    ['for a page that is not there', 404, 'document?route=/nowhere', {}],
    ['for what nobody knows', 404, 'everything', {}],
    ['to add a page that is there', 422, 'pages', { body: { route: '/finance', title: 'Finance' } }],
    ['to add a page where none can be', 422, 'pages', { body: { route: '/fr/x', title: 'X' } }],
    ['for an image that is not there', 404, 'images?file=finance/nowhere.png', {}],
    ['for a file as if it were an image', 422, 'images?file=finance/page.json', {}],
    ['for an image outside', 422, 'images?file=../docs/home.png', {}],
    ['to add an image that is a program', 422, 'images?file=finance/run.sh', { body: Buffer.from('#!') }],
    ['to add an image outside', 422, 'images?file=../x.png', { body: Buffer.from('x') }],
    [
      'to add an image that is none',
      422,
      'images?file=finance/x.png',
      { body: Buffer.from('x'), headers: { 'content-type': 'image/png' } },
    ],
    ['to add an image without its type', 415, 'images?file=finance/x.png', { body: Buffer.from('x') }],
    [
      'to add an image that is too large',
      413,
      'images?file=finance/x.png',
      { body: Buffer.alloc(10_100_000), headers: { 'content-type': 'image/png' } },
    ],
  ])('%s', async (_, status, what, asked) => {
    const before = readdirSync(folder, { recursive: true }).toSorted();
    const answer = await ask(what, asked);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^\S.{10,}[.:]/);
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
    expect(textOf('finance/page.json')).toBe(readFileSync(path.join(model, 'finance/page.json'), 'utf8'));
  });
});

describe('an edit', () => {
  it('changes its own bytes, and is answered with what is true then', async () => {
    const page = await pageOf();
    const { status, body } = await ask('edits', {
      body: setTitle(page.hash, 'Finance Without Any Rekeying'),
    });
    expect(status).toBe(200);
    expect(textOf('finance/page.json')).toBe(
      page.text.replace('Finance Without Rekeying', 'Finance Without Any Rekeying'),
    );
    expect(body.history).toEqual({ undo: 'Title of Finance', redo: undefined });
    // The title has no translations yet: two languages lack it.
    expect((body.findings as { code: string }[]).map(({ code }) => code)).toContain('stale-translation');
    const [file] = body.files as FileText[];
    expect(file).toEqual(await pageOf());
  });

  it('of several files is made in all of them or in none', async () => {
    const page = await pageOf();
    const files = [
      ...setTitle(page.hash, 'Changed').files,
      { file: 'finance/fr.json', hash: '', edits: [{ op: 'remove', pointer: '/nothing' }] },
    ];
    const { status } = await ask('edits', { body: { name: 'Both', files, force: true } });
    expect(status).toBe(422);
    expect(textOf('finance/page.json')).toBe(page.text);
  });

  it('of a value that nobody else has changed is made, though the file is another one', async () => {
    const page = await pageOf();
    const other = page.text.replace('How It Goes', 'The Way It Goes');
    writeFileSync(path.join(folder, 'finance/page.json'), other);
    expect((await ask('edits', { body: setTitle(page.hash, 'Mine') })).status).toBe(200);
    expect(textOf('finance/page.json')).toBe(other.replace('Finance Without Rekeying', 'Mine'));
  });

  it('of a value that somebody else has changed asks first, and writes nothing', async () => {
    const page = await pageOf();
    const other = page.text.replace('Finance Without Rekeying', 'Theirs');
    writeFileSync(path.join(folder, 'finance/page.json'), other);
    const { status, body } = await ask('edits', { body: setTitle(page.hash, 'Mine') });
    expect([status, body.conflicts]).toEqual([
      409,
      [{ file: 'finance/page.json', pointer: '/title', mine: 'Mine', theirs: 'Theirs' }],
    ]);
    expect(textOf('finance/page.json')).toBe(other);
    expect((await ask('edits', { body: setTitle(page.hash, 'Mine', true) })).status).toBe(200);
    expect(textOf('finance/page.json')).toContain('"Mine"');
  });
});

describe('history', () => {
  it('takes steps back and makes them again, byte for byte, in their order', async () => {
    const page = await pageOf();
    const texts = [page.text];
    for (const [name, edit] of [
      ['Move Connect up', { op: 'move', pointer: '/sections/1/items/1', to: '/sections/1/items/0' }],
      ['Remove Steps', { op: 'remove', pointer: '/sections/1' }],
    ] as const) {
      const { hash } = await pageOf();
      const files = [{ file: 'finance/page.json', hash, edits: [edit] }];
      expect((await ask('edits', { body: { name, files } })).status).toBe(200);
      texts.push(textOf('finance/page.json'));
    }
    expect(new Set(texts).size).toBe(3);
    for (const [direction, expected, names] of [
      ['undo', texts[1], { undo: 'Move Connect up', redo: 'Remove Steps' }],
      ['undo', texts[0], { redo: 'Move Connect up' }],
      ['redo', texts[1], { undo: 'Move Connect up', redo: 'Remove Steps' }],
      ['redo', texts[2], { undo: 'Remove Steps' }],
    ] as const) {
      const { status, body } = await ask(direction, { body: {} });
      expect(status).toBe(200);
      expect(body.history).toMatchObject(names);
      expect(textOf('finance/page.json')).toBe(expected);
    }
  });

  it('takes what is typed in one go for one step', async () => {
    const page = await pageOf();
    let { hash } = page;
    for (const value of ['F', 'Fi', 'Fin']) {
      const { body } = await ask('edits', { body: setTitle(hash, value) });
      hash = (body.files as FileText[])[0]?.hash ?? '';
    }
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(textOf('finance/page.json')).toBe(page.text);
    expect((await ask('redo', { body: {} })).status).toBe(200);
    expect(textOf('finance/page.json')).toContain('"Fin"');
  });

  it('does not take back over what somebody else wrote', async () => {
    const page = await pageOf();
    await ask('edits', { body: setTitle(page.hash, 'Mine') });
    const other = textOf('finance/page.json').replace('How It Goes', 'Theirs');
    writeFileSync(path.join(folder, 'finance/page.json'), other);
    const { status, body } = await ask('undo', { body: {} });
    expect(status).toBe(409);
    expect(body.message).toContain('finance/page.json was changed since');
    expect(textOf('finance/page.json')).toBe(other);
  });

  it('removes a new page with its dictionaries, and makes it again', async () => {
    const { status, body } = await ask('pages', {
      body: { route: '/ledger', title: 'Ledger', from: '/finance' },
    });
    expect(status).toBe(200);
    expect((body.files as FileText[]).map(({ file }) => file)).toEqual([
      'ledger/page.json',
      'ledger/es.json',
      'ledger/fr.json',
    ]);
    const text = textOf('ledger/page.json');
    expect(JSON.parse(text).sections).toEqual(JSON.parse(textOf('finance/page.json')).sections);
    await ask('undo', { body: {} });
    expect(existsSync(path.join(folder, 'ledger'))).toBe(false);
    await ask('redo', { body: {} });
    expect(textOf('ledger/page.json')).toBe(text);
    await ask('undo', { body: {} });
  });
});

it('what forms are made of is there: languages, pages with their anchors, section types with examples', async () => {
  const { body } = await ask('site');
  expect((body.languages as { code: string }[]).map(({ code }) => code)).toEqual(['en', 'es', 'fr']);
  expect(body.pages).toContainEqual({
    route: '/contact',
    title: 'Talk to a Controller',
    anchors: [{ id: 'form', title: 'form' }],
  });
  for (const { type, schema, examples } of body.types as Record<string, object>[]) {
    expect(schema, String(type)).toHaveProperty('properties');
    expect(Object.keys(examples ?? {}).length, String(type)).toBeGreaterThan(0);
  }
  expect((body.icons as string[]).length).toBeGreaterThan(5);
});

it('an image is put beside its document', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
  const headers = { 'content-type': 'image/svg+xml' };
  expect(await ask('images?file=finance/plant.svg', { body: bytes, headers })).toEqual({
    status: 200,
    body: { file: 'finance/plant.svg' },
  });
  expect(textOf('finance/plant.svg')).toBe(bytes.toString());
  expect((await ask('images?file=finance/plant.svg', { body: bytes, headers })).status).toBe(422);
  rmSync(path.join(folder, 'finance/plant.svg'));
});
