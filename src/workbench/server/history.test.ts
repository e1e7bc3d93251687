import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveWorkbench, setTitle } from '../../../tests/support/served-workbench';
import { editJson } from '../../content/json/edit';
import type { JsonEdit } from '../../content/model/json-edit';
import { hashOf } from '../../node/project/hash';
import type { FileText } from '../protocol/documents';
import { EditHistory } from './history';

const { folder, content, ask, textOf, pageOf } = serveWorkbench();

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

  it.each([
    ['takes what is typed while the answer takes long for the same step', 5000, 0, 1],
    ['takes what is typed long after the answer for another step', 0, 5000, 2],
  ])('%s', async (_, answering, pausing, steps) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
    const { saved } = content;
    const slow = vi.spyOn(content, 'saved').mockImplementation((files) => {
      later(answering);
      return saved.call(content, files);
    });
    onTestFinished(() => {
      slow.mockRestore();
      vi.useRealTimers();
    });
    later(10_000);
    const page = await pageOf();
    let { hash } = page;
    for (const value of ['S', 'Sl', 'Slo']) {
      const { body } = await ask('edits', { body: setTitle(hash, value) });
      hash = (body.files as FileText[])[0]?.hash ?? '';
      if (value === 'S') later(pausing);
    }
    for (let count = 0; count < steps; count++) {
      expect(textOf('finance/page.json')).not.toBe(page.text);
      await ask('undo', { body: {} });
    }
    expect(textOf('finance/page.json')).toBe(page.text);
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
      '"Title of Finance on Mine" cannot be taken back: title was changed since: it says “Theirs” now.',
    );
    expect(textOf('finance/page.json')).toBe(other);
    const skipped = await ask('undo', { body: { skip: true } });
    expect([skipped.status, skipped.body.history]).toEqual([200, { undo: 'Change title on Earlier' }]);
    expect(textOf('finance/page.json')).toBe(other);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(textOf('contact/page.json')).toBe(contact.text);
  });

  it.each<[string, JsonEdit[], string]>([
    [
      'finance/page.json',
      [{ op: 'set', pointer: '/sections/1/items/1/title', value: '?' }],
      'items, no. 2, title of "How It Goes" was changed since: it says “Theirs” now.',
    ],
    [
      'finance/fr.json',
      [{ op: 'set', pointer: '/Finance Without Rekeying', value: '?' }],
      'the French of “Finance Without Rekeying” was changed since: it says “Theirs” now.',
    ],
  ])(
    'names the value in the way by its section, and a translation by its text: %s',
    async (file, edits, words) => {
      const text = textOf(file);
      const as = (value: string) => edits.map((edit) => ({ ...edit, value }) as JsonEdit);
      const files = [{ file, hash: hashOf(text), edits: as('Mine') }];
      expect((await ask('edits', { body: { name: 'Change', files } })).status).toBe(200);
      writeFileSync(path.join(folder, file), editJson(text, as('Theirs')));
      expect((await ask('undo', { body: {} })).body.message).toContain(`cannot be taken back: ${words}`);
      await ask('undo', { body: { skip: true } });
      writeFileSync(path.join(folder, file), text);
    },
  );

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
    const stuck = await ask('undo', { body: {} });
    expect([stuck.status, stuck.body.message]).toEqual([
      409,
      '"Both on Mine" cannot be taken back: the French of “Mine” was changed since: it says “Le leur” now.',
    ]);
    expect(textOf('finance/page.json')).toBe(after);
    rmSync(path.join(folder, 'finance/fr.json'));
    const gone = await ask('undo', { body: {} });
    expect([gone.status, gone.body.message]).toEqual([
      409,
      '"Both on Mine" cannot be taken back: the French of the page /finance is gone.',
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

  it('brings back a page with more pictures than anybody counts, deleted or moved', async () => {
    const gallery = path.join(folder, 'gallery');
    cpSync(path.join(folder, 'contact'), gallery, { recursive: true });
    const names = Array.from({ length: 45 }, (_, number) => `photo-${number}.jpg`);
    for (const name of names) writeFileSync(path.join(gallery, name), name);
    await content.update();
    const all = readdirSync(gallery);
    for (const body of [{ route: '/gallery' }, { from: '/gallery', to: '/photographs' }]) {
      expect(await ask('page-plans', { body })).toMatchObject({ status: 200 });
      expect(existsSync(gallery)).toBe(false);
      expect((await ask('undo', { body: {} })).status).toBe(200);
      expect(readdirSync(gallery)).toEqual(all);
      expect(textOf('gallery/photo-0.jpg')).toBe('photo-0.jpg');
    }
    rmSync(gallery, { recursive: true });
    await content.update();
  });
});

describe('what is kept of steps', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const viewer = { tab: 'one', others: [], asked: 0 };
  afterAll(() => rmSync(site, { recursive: true }));
  const replace = (history: EditHistory, before: string, after: string) =>
    history.add(`${before} to ${after}`, undefined, [{ file: 'finance/page.json', before, after }], viewer);

  it('is the last step, however large, and as many as there is room for', () => {
    const history = new EditHistory(site, 10);
    replace(history, 'one', 'two');
    replace(history, 'two', 'six');
    expect(String(history.contentOf(hashOf('one')))).toBe('one');
    replace(history, 'six', 'more than there is room for');
    expect(history.peek('undo', viewer)?.name).toBe('six to more than there is room for');
    expect(String(history.contentOf(hashOf('six')))).toBe('six');
    expect(history.contentOf(hashOf('one'))).toBeUndefined();
  });

  it('is there after a restart', () => {
    replace(new EditHistory(site), 'red', 'blue');
    const history = new EditHistory(site);
    expect(history.peek('undo', viewer)?.name).toBe('red to blue');
    expect(String(history.contentOf(hashOf('red')))).toBe('red');
  });
});
