import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask as askWithin,
  ownHeaders as endpointHeaders,
  token as endpointToken,
} from '../../../../tests/endpoint';
import type { FileText } from '../../../content/edits';
import type { JsonEdit } from '../../../content/json/json-edit';
import { writeCache } from '../../cache/cache';
import { inCache } from '../../cache/place';
import { hashOf } from '../../project/hash';
import { projectRoot } from '../../project/project';
import { lockFolders } from '../../write/lock';
import { LiveContent } from '../live-content';
import { EditHistory } from './history';
import { Workbench } from './workbench';
import { sendAnswer } from './workbench-plugin';

const model = path.join(projectRoot, 'tests/sites/three-languages');
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'workbench-')), 'pages');
const outside = path.join(path.dirname(folder), 'outside');
const token = 'the token of the page';
let content: LiveContent;
let server: Server;
let port = 0;

beforeAll(async () => {
  cpSync(model, folder, { recursive: true });
  cpSync(path.join(model, 'finance'), outside, { recursive: true });
  symlinkSync(outside, path.join(folder, 'linked'));
  content = new LiveContent(folder);
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
beforeEach(async () => {
  for (const file of ['finance/page.json', 'finance/fr.json', '_site/fr.json'])
    cpSync(path.join(model, file), path.join(folder, file));
  await content.update();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const ownHeaders = () => ({
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'sec-fetch-site': 'same-origin',
  'x-workbench-token': token,
});

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
          ...ownHeaders(),
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

/** So many edits of one document, which are the same. */
const manyEdits = (count: number, edit: object) => ({
  name: 'x',
  files: [{ file: 'finance/page.json', hash: '', edits: Array.from({ length: count }, () => edit) }],
  force: true,
});
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

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
    [
      'with a file that is named twice',
      422,
      'edits',
      {
        body: {
          name: 'x',
          files: [...editOf('finance/page.json').files, ...editOf('finance/page.json').files],
        },
      },
    ],
    ['that is nested beyond measure', 422, 'edits', { body: Buffer.from('['.repeat(200_000)) }],
    [
      'with more edits than can be made at once',
      422,
      'edits',
      { body: manyEdits(15_000, { op: 'set', pointer: '/title', value: 'x' }) },
    ],
    ['with a number that JSON cannot keep', 422, 'edits', { body: Buffer.from('{"name":1e400}') }],
    [
      'with a pointer that is longer than any',
      422,
      'edits',
      { body: manyEdits(1, { op: 'set', pointer: '/x'.repeat(9000), value: 1 }) },
    ],
    [
      'for a document that would be nested deeper than any',
      422,
      'edits',
      { body: manyEdits(1, { op: 'set', pointer: '/sections/0/x', value: nested(63) }) },
    ],
    ['for a file whose name has a zero in it', 422, 'edits', { body: editOf('finance/page.json\0') }],
    ['for a page whose name has a zero in it', 422, 'document?route=/finance%00', {}],
    ['for a page without a name', 422, 'document?route=', {}],
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
    expect(body.history).toEqual({
      undo: 'Title of Finance on Finance Without Any Rekeying',
      redo: undefined,
    });
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

describe('whatever lies in the folder', () => {
  it('a folder in place of a dictionary hides no page, and is not written over', async () => {
    rmSync(path.join(folder, 'finance/fr.json'));
    mkdirSync(path.join(folder, 'finance/fr.json'));
    const page = await pageOf();
    expect(page.text).toContain('Finance Without Rekeying');
    const edits = [{ op: 'set', pointer: '/A', value: 'B' }];
    const files = [{ file: 'finance/fr.json', hash: '', edits }];
    const { status, body } = await ask('edits', { body: { name: 'x', files } });
    expect([status, body.message]).toEqual([422, 'finance/fr.json is not a file.']);
    expect((await ask('edits', { body: setTitle(page.hash, 'Mine') })).status).toBe(200);
    await ask('undo', { body: {} });
    rmSync(path.join(folder, 'finance/fr.json'), { recursive: true });
  });

  it('a document that is no JSON is said to be none, with the place, and nothing is written', async () => {
    const page = await pageOf();
    const broken = page.text.replace(',\n', '\n');
    writeFileSync(path.join(folder, 'finance/page.json'), broken);
    const { status, body } = await ask('edits', { body: setTitle(page.hash, 'Mine') });
    expect(status).toBe(422);
    expect(body.message).toMatch(
      /^finance\/page\.json is no JSON at the moment: A comma is missing here\. \(line 2, column \d+\) What you typed is kept/,
    );
    expect(textOf('finance/page.json')).toBe(broken);
  });

  it('a document that is not UTF-8 is not written again with other bytes', async () => {
    const bytes = Buffer.from(textOf('finance/page.json').replace('Finance', 'Finanz\u00fc'), 'latin1');
    writeFileSync(path.join(folder, 'finance/page.json'), bytes);
    const { status } = await ask('edits', { body: setTitle('', 'Mine', true) });
    expect(status).toBe(422);
    expect(readFileSync(path.join(folder, 'finance/page.json'))).toEqual(bytes);
  });

  it('names that objects have themselves are texts like others', async () => {
    const text = JSON.stringify({ ...JSON.parse(textOf('finance/page.json')), title: 'constructor' });
    writeFileSync(
      path.join(folder, 'finance/page.json'),
      text.replace('"description"', '"__proto__":1,"description"'),
    );
    await content.saved(['finance/page.json']);
    const { status, body } = await ask('document?route=/finance');
    expect(status).toBe(200);
    for (const count of Object.values(body.sharing as object)) expect(count).toBeTypeOf('number');
  });

  it('a name that stands twice is kept twice', async () => {
    const text = textOf('finance/page.json').replace('"title"', '"title": "First",\n  "title"');
    writeFileSync(path.join(folder, 'finance/page.json'), text);
    const { status } = await ask('edits', {
      body: { ...manyEdits(1, { op: 'remove', pointer: '/title' }) },
    });
    expect([status, textOf('finance/page.json')]).toEqual([422, text]);
  });
});

it('whoever writes for long is waited for and named, and everything else is answered meanwhile', async () => {
  const { hash } = await pageOf();
  const lock = lockFolders([folder]);
  let isWaiting = true;
  const write = ask('edits', { body: setTitle(hash, 'Waited for') }).finally(() => {
    isWaiting = false;
  });
  for (let count = 0; count < 5; count++) expect((await ask('document?route=/finance')).status).toBe(200);
  const wasWaiting = isWaiting;
  const refused = await write;
  expect(refused.status).toBe(422);
  expect(refused.body.message).toContain(`(process ${process.pid}`);
  const second = ask('edits', { body: setTitle(hash, 'Waited for') });
  expect((await ask('document?route=/finance')).status).toBe(200);
  // What is written meanwhile is seen: the edit is made in what the file says then.
  writeFileSync(
    path.join(folder, 'finance/page.json'),
    textOf('finance/page.json').replace('How It Goes', 'Theirs'),
  );
  lock.release();
  expect(wasWaiting).toBe(true);
  expect((await second).status).toBe(200);
  expect(textOf('finance/page.json')).toContain('"Waited for"');
  expect(textOf('finance/page.json')).toContain('"Theirs"');
  await ask('undo', { body: {} });
});

it('what does not arrive is given up, and meanwhile others write', async () => {
  const hasty = new Workbench(folder, content, 300);
  const upload = { method: 'POST', headers: { ...endpointHeaders, 'content-type': 'image/png' } };
  const stalled = Object.assign(new Readable({ read() {} }), {
    ...upload,
    socket: { remoteAddress: '127.0.0.1' },
  });
  const query = new URLSearchParams('file=finance/slow.png');
  const given = hasty.answer(stalled as unknown as IncomingMessage, 'images', query, endpointToken);
  const { hash } = await pageOf();
  const body = JSON.stringify(setTitle(hash, 'Mine'));
  const written = askWithin(hasty, { method: 'POST', what: 'edits', headers: endpointHeaders, body });
  const first = await Promise.race([given, written]);
  expect([first.status, (await written).status, (await given).status]).toEqual([200, 200, 408]);
});

it.each(['[]', '{"done":[{}],"undone":[],"texts":[]}', '{"done":{},"undone":1}', 'null'])(
  'a history of another shape is an empty one: %s',
  (stored) => {
    const other = mkdtempSync(path.join(tmpdir(), 'history-'));
    writeCache(inCache('workbench', `${hashOf(other)}.json`), stored);
    const history = new EditHistory(other);
    expect(history.peek('undo', { tab: '', others: [] })).toBeUndefined();
    rmSync(other, { recursive: true });
  },
);

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
      [
        'undo',
        texts[1],
        {
          undo: 'Move Connect up on Finance Without Rekeying',
          redo: 'Remove Steps on Finance Without Rekeying',
        },
      ],
      ['undo', texts[0], { redo: 'Move Connect up on Finance Without Rekeying' }],
      [
        'redo',
        texts[1],
        {
          undo: 'Move Connect up on Finance Without Rekeying',
          redo: 'Remove Steps on Finance Without Rekeying',
        },
      ],
      ['redo', texts[2], { undo: 'Remove Steps on Finance Without Rekeying' }],
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
    await ask('undo', { body: {} });
  });

  it('has no step for what was typed and then replaced by what stood there before', async () => {
    const page = await pageOf();
    const names = (await ask('history')).body;
    let { hash } = page;
    for (const value of ['F', 'Fi', 'Finance Without Rekeying']) {
      const { body } = await ask('edits', { body: setTitle(hash, value) });
      hash = (body.files as FileText[])[0]?.hash ?? '';
    }
    expect(textOf('finance/page.json')).toBe(page.text);
    expect((await ask('history')).body.undo).toBe(names.undo);
  });

  it('takes back its own value, and keeps what somebody else changed in the file meanwhile', async () => {
    const page = await pageOf();
    await ask('edits', { body: setTitle(page.hash, 'Mine') });
    const theirs = (text: string) => text.replace('How It Goes', 'Theirs');
    writeFileSync(path.join(folder, 'finance/page.json'), theirs(textOf('finance/page.json')));
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(textOf('finance/page.json')).toBe(theirs(page.text));
    expect((await ask('redo', { body: {} })).status).toBe(200);
    expect(textOf('finance/page.json')).toBe(theirs(page.text).replace('Finance Without Rekeying', 'Mine'));
  });

  it.each<[string, JsonEdit]>([
    ['an item was moved', { op: 'move', pointer: '/sections/1/items/1', to: '/sections/1/items/0' }],
    ['a section was removed', { op: 'remove', pointer: '/sections/0' }],
    ['a section was added', { op: 'insert', pointer: '/sections/1', value: { type: 'cta' } }],
    ['a property was renamed', { op: 'rename', pointer: '/sections/1/title', name: 'titel' }],
  ])('takes back that %s, though another value of the file is another one', async (_, edit) => {
    const page = await pageOf();
    const files = [{ file: 'finance/page.json', hash: page.hash, edits: [edit] }];
    expect((await ask('edits', { body: { name: 'Change', files } })).status).toBe(200);
    const theirs = (text: string) => text.replace('Finance Without Rekeying', 'Theirs');
    writeFileSync(path.join(folder, 'finance/page.json'), theirs(textOf('finance/page.json')));
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(JSON.parse(textOf('finance/page.json'))).toEqual(JSON.parse(theirs(page.text)));
  });

  it('says why a value cannot be taken back that somebody else has changed; then the step can be skipped', async () => {
    const contact = (await ask('document?route=/contact')).body.page as FileText;
    const edits = [{ op: 'set', pointer: '/title', value: 'Earlier' }];
    const files = [{ file: contact.file, hash: contact.hash, edits }];
    await ask('edits', { body: { name: 'Change title', files } });
    const page = await pageOf();
    await ask('edits', { body: setTitle(page.hash, 'Mine') });
    const other = textOf('finance/page.json').replace('"Mine"', '"Theirs"');
    writeFileSync(path.join(folder, 'finance/page.json'), other);
    const { status, body } = await ask('undo', { body: {} });
    expect([status, body.stuck]).toEqual([409, 'undo']);
    expect(body.message).toBe(
      '"Title of Finance on Mine" cannot be taken back: /title in finance/page.json was changed since.',
    );
    expect(textOf('finance/page.json')).toBe(other);
    const skipped = await ask('undo', { body: { skip: true } });
    expect([skipped.status, skipped.body.history]).toEqual([200, { undo: 'Change title on Earlier' }]);
    expect(textOf('finance/page.json')).toBe(other);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(textOf('contact/page.json')).toBe(contact.text);
  });

  it('takes a step of several files back in all of them or in none', async () => {
    const page = await pageOf();
    const { fr } = (await ask('document?route=/finance')).body.dictionaries as Record<string, FileText>;
    const entry = { op: 'set', pointer: '/Mine', value: 'Le mien' };
    const files = [
      ...setTitle(page.hash, 'Mine').files,
      { file: 'finance/fr.json', hash: fr?.hash, edits: [entry] },
    ];
    expect((await ask('edits', { body: { name: 'Both', files } })).status).toBe(200);
    const after = textOf('finance/page.json');
    writeFileSync(path.join(folder, 'finance/fr.json'), '{ "Mine": "Le leur" }');
    expect((await ask('undo', { body: {} })).status).toBe(409);
    expect(textOf('finance/page.json')).toBe(after);
    rmSync(path.join(folder, 'finance/fr.json'));
    const gone = await ask('undo', { body: {} });
    expect([gone.status, gone.body.message]).toEqual([
      409,
      '"Both on Mine" cannot be taken back: finance/fr.json is gone.',
    ]);
    await ask('undo', { body: { skip: true } });
  });

  it('is that of the tab that asks; then that of tabs that are closed', async () => {
    const tab = (name: string, ...others: string[]) => ({
      'x-workbench-tab': name,
      'x-workbench-others': others.join(' '),
    });
    const [one, two] = [tab('one', 'two'), tab('two', 'one')];
    const page = await pageOf();
    await ask('edits', { headers: one, body: setTitle(page.hash, 'Of the first') });
    const { hash } = await pageOf();
    const edits = [{ op: 'set', pointer: '/sections/1/title', value: 'Of the second' }];
    const files = [{ file: 'finance/page.json', hash, edits }];
    await ask('edits', { headers: two, body: { name: 'Change title', files } });
    const names = async (headers: Record<string, string>) => (await ask('history', { headers })).body;
    expect(await names(one)).toMatchObject({ undo: 'Title of Finance on Of the first' });
    expect(await names(two)).toMatchObject({ undo: 'Change title on Of the first' });
    const { body } = await ask('undo', { headers: one, body: {} });
    expect(body.history).toMatchObject({ redo: 'Title of Finance on Finance Without Rekeying' });
    expect(textOf('finance/page.json')).toBe(page.text.replace('How It Goes', 'Of the second'));
    expect((await names(two)).redo).toBeUndefined();
    // The second tab is closed.
    expect((await ask('undo', { headers: tab('one'), body: {} })).status).toBe(200);
    expect(textOf('finance/page.json')).toBe(page.text);
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

it('a new page that would bring the site an error is not made, and the error is said', async () => {
  const sitemap = path.join(folder, 'sitemap');
  mkdirSync(sitemap);
  const links = [{ label: 'Home', href: '/' }];
  const sections = [{ type: 'link-groups', title: 'All pages', items: [{ title: 'Main', links }] }];
  const text = JSON.stringify({ title: 'Sitemap', description: 'All pages of this site.', sections });
  writeFileSync(path.join(sitemap, 'page.json'), text);
  const make = (title: string) => ask('pages', { body: { route: '/ledger', title } });
  const refused = await make('Everything that anybody ever asks about ledgers');
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(
    /^Nothing was written\. sitemap\/page\.json would have a mistake: .*40/,
  );
  expect(readFileSync(path.join(sitemap, 'page.json'), 'utf8')).toBe(text);
  expect(existsSync(path.join(folder, 'ledger'))).toBe(false);
  // What was wrong before is nobody's business here.
  expect((await make('Ledgers')).status).toBe(200);
  await ask('undo', { body: {} });
  rmSync(sitemap, { recursive: true });
  await content.update();
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

it('an image goes with the step that shows it, and so does the one that it takes the place of', async () => {
  const drawing = (width: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"/>`);
  const headers = { 'content-type': 'image/svg+xml' };
  const show = async (name: string) => {
    await ask(`images?file=finance/${name}`, { body: drawing(name.length), headers });
    const { hash } = await pageOf();
    const edits = [{ op: 'set', pointer: '/sections/0/image', value: `./${name}` }];
    const files = [{ file: 'finance/page.json', hash, edits }];
    expect((await ask('edits', { body: { name: 'Change image', files } })).status).toBe(200);
  };
  const images = () => readdirSync(path.join(folder, 'finance')).filter((name) => name.endsWith('.svg'));
  await show('one.svg');
  await show('second.svg');
  expect(images()).toEqual(['second.svg']);
  await ask('undo', { body: {} });
  expect(images()).toEqual(['one.svg']);
  expect(textOf('finance/one.svg')).toBe(drawing(7).toString());
  await ask('undo', { body: {} });
  expect(images()).toEqual([]);
  await ask('redo', { body: {} });
  expect(images()).toEqual(['one.svg']);
  await ask('undo', { body: {} });
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
