import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ask as askWithin,
  ownHeaders as endpointHeaders,
  token as endpointToken,
} from '../../../tests/support/endpoint';
import { manyEdits, serveWorkbench, setTitle } from '../../../tests/support/served-workbench';
import { lockFolders } from '../../node/write/lock';
import type { FileText } from '../protocol/documents';
import { WorkbenchServer } from './workbench';

const { folder, content, ask, textOf, pageOf, restart } = serveWorkbench();

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
    // The title has no translations yet in two languages.
    expect((body.findings as { code: string }[]).map(({ code }) => code)).toContain('stale-translation');
    const [file] = body.files as FileText[];
    expect(file).toEqual(await pageOf());
  });

  it.each([
    ['is written half', ''],
    ['is gone', undefined],
    ['breaks off', '{ "title": '],
  ])('is answered with what it wrote where the file of another program %s', async (_, half) => {
    const page = await pageOf();
    const saved = vi.spyOn(content, 'saved').mockImplementationOnce(async () => {
      const file = path.join(folder, 'finance/page.json');
      if (half === undefined) rmSync(file);
      else writeFileSync(file, half);
      return true;
    });
    const { body } = await ask('edits', { body: setTitle(page.hash, 'Mine') });
    expect((body.files as FileText[]).map(({ text }) => text)).toEqual([
      page.text.replace('Finance Without Rekeying', 'Mine'),
    ]);
    saved.mockRestore();
  });

  it('is made once, though it is sent again by a page that did not hear the answer', async () => {
    const { hash, text } = await pageOf();
    const count = () => JSON.parse(textOf('finance/page.json')).sections.length;
    const edit = { op: 'insert', pointer: '/sections/-', value: JSON.parse(text).sections[1] };
    const files = [{ file: 'finance/page.json', hash, edits: [edit] }];
    const send = (id: string) => ask('edits', { body: { id, name: 'Add How It Goes', files } });
    const before = count();
    const first = await send('one');
    const again = await send('one');
    expect([again.status, again.body.files, again.body.history]).toEqual([
      200,
      first.body.files,
      first.body.history,
    ]);
    expect(count()).toBe(before + 1);
    expect((await send('two')).status).toBe(200);
    expect(count()).toBe(before + 2);
    // What was refused can be sent again.
    const broken = textOf('finance/page.json').replace('{', '{,');
    writeFileSync(path.join(folder, 'finance/page.json'), broken);
    expect((await send('three')).status).not.toBe(200);
    writeFileSync(path.join(folder, 'finance/page.json'), text);
    expect((await send('three')).status).toBe(200);
    expect(count()).toBe(before + 1);
    // The answer may have been lost because the server stopped.
    restart();
    expect((await send('three')).status).toBe(200);
    expect(count()).toBe(before + 1);
  });

  it('is answered with what another program has written since', async () => {
    const page = await pageOf();
    const theirs = page.text.replace('Finance Without Rekeying', 'Mine').replace('How It Goes', 'Theirs');
    const saved = vi.spyOn(content, 'saved').mockImplementationOnce(async () => {
      writeFileSync(path.join(folder, 'finance/page.json'), theirs);
      return true;
    });
    const { body } = await ask('edits', { body: setTitle(page.hash, 'Mine') });
    expect((body.files as FileText[]).map(({ text }) => text)).toEqual([theirs]);
    saved.mockRestore();
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

  it('a document that is not JSON is refused with the place, and nothing is written', async () => {
    const page = await pageOf();
    const broken = page.text.replace(',\n', '\n');
    writeFileSync(path.join(folder, 'finance/page.json'), broken);
    const { status, body } = await ask('edits', { body: setTitle(page.hash, 'Mine') });
    expect(status).toBe(422);
    expect(body.message).toMatch(
      /^finance\/page\.json is not valid JSON at the moment: A comma is missing here\. \(line 2, column \d+\) What you typed is kept/,
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

it.each(['{', 'null', '[]', '{}', '{ "icons": 1 }'])(
  'forms are described while the site document is %s',
  async (text) => {
    const file = path.join(folder, '_site/site.json');
    const before = readFileSync(file, 'utf8');
    onTestFinished(async () => {
      writeFileSync(file, before);
      await content.saved(['_site/site.json']);
    });
    writeFileSync(file, text);
    await content.saved(['_site/site.json']);
    expect(await ask('site')).toMatchObject({ status: 200, body: { url: '', page: {} } });
  },
);

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
  // A concurrent write is respected: the edit is applied to the file's current text.
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
  const hasty = new WorkbenchServer(folder, content, 300);
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
