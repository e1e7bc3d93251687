import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveRepository } from '../../../../tests/support/served-repository';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { ChangedPage } from '../../protocol/changes';

const { folder, content, ask, textOf, root, git, edited } = serveRepository();

afterEach(async () => {
  git('checkout', '--quiet', 'main', '--', 'pages');
  git('clean', '-fdq', 'pages');
  await content.update();
});

const listed = async () => (await ask('changes')).body as unknown as { pages: ChangedPage[]; mark: string };
const words = async () =>
  (await listed()).pages.map(({ title, changes }) => [title, ...changes.map(({ head }) => head)].join(': '));
const status = () => git('status', '--porcelain', 'pages');

/** Discards changes of a page, named by its folder. @returns the status of the response */
async function thrown(id?: string, part: object = {}): Promise<number> {
  const { pages, mark } = await listed();
  const page = pages.find((one) => one.id === id);
  const body = id === undefined ? { mark } : { page: id, mark: page?.mark, ...part };
  return (await ask('throw-away', { body })).status;
}

const title: JsonEdit = { op: 'set', pointer: '/title', value: 'Finance Without Typing' };
const rename = (from: string, name: string): JsonEdit => ({ op: 'rename', pointer: `/${from}`, name });

describe('what has changed', () => {
  it('is nothing at first, and says what it is compared with', async () => {
    expect(await listed()).toMatchObject({ pages: [], base: expect.stringContaining('main') });
  });

  it('is listed page by page, in words and with the place of the field', async () => {
    await edited({
      'finance/page.json': [
        title,
        { op: 'set', pointer: '/sections/1/items/1/title', value: 'Join' },
        { op: 'remove', pointer: '/sections/1/background' },
      ],
      'finance/fr.json': [rename('Finance Without Rekeying', 'Finance Without Typing')],
      'contact/page.json': [{ op: 'move', pointer: '/sections/0', to: '/sections/1' }],
    });
    expect(await words()).toEqual([
      expect.stringMatching(/^[^:]+: Section .* moved above \w+$/),
      'Finance Without Typing: Text "title" changed (Spanish missing, French confirmed): Setting "background" is gone: Text "title" changed (Spanish missing, French missing)',
    ]);
    const page = (await listed()).pages.find(({ id }) => id === 'finance');
    expect(page?.changes.map(({ pointer }) => pointer?.after)).toEqual([
      '/title',
      undefined,
      '/sections/1/items/1/title',
    ]);
  });

  it('says of shared words that they are, once', async () => {
    const [text = ''] = Object.keys(JSON.parse(textOf('_site/fr.json'))).filter(
      (key) => !key.startsWith('$'),
    );
    await edited({ '_site/fr.json': [{ op: 'set', pointer: `/${text}`, value: 'Autre chose' }] });
    expect(await words()).toEqual([`On all pages: French of "${text}" changed`]);
  });

  it('names a file that only a program would read otherwise, and one that nobody can read', async () => {
    writeFileSync(path.join(folder, 'finance/page.json'), `${textOf('finance/page.json')}\n`);
    writeFileSync(path.join(folder, 'contact/page.json'), '{');
    await content.update();
    const [contact, finance] = (await listed()).pages;
    expect(contact?.changes[0]?.head).toContain('cannot be read at the moment');
    expect(finance?.changes[0]?.head).toContain('What visitors do not see');
    expect([await thrown('contact'), await thrown('finance')]).toEqual([200, 200]);
    expect(status()).toBe('');
  });
});

describe('throwing away', () => {
  it('moves an item of a list back, removes a new one and restores one that is gone, each by itself', async () => {
    const before = textOf('finance/page.json');
    const { items } = JSON.parse(before).sections[1] as { items: object[] };
    expect(items.length).toBeGreaterThan(2);
    const list = '/sections/1/items';
    const added = { ...items[0], title: 'Another', description: 'Something else, said here only.' };
    const last = items.length - 1;
    const cases: JsonEdit[][] = [
      [{ op: 'move', pointer: `${list}/${last}`, to: `${list}/0` }],
      [{ op: 'move', pointer: `${list}/0`, to: `${list}/${last}` }],
      [{ op: 'insert', pointer: `${list}/1`, value: added }],
      [{ op: 'remove', pointer: `${list}/${last}` }],
      [
        { op: 'remove', pointer: `${list}/0` },
        { op: 'move', pointer: `${list}/${last - 1}`, to: `${list}/0` },
        { op: 'move', pointer: '/sections/1', to: '/sections/0' },
      ],
    ];
    for (const edits of cases) {
      await edited({ 'finance/page.json': edits });
      const { length } = (await listed()).pages.find(({ id }) => id === 'finance')?.changes ?? [];
      expect(length).toBe(edits.length);
      for (let count = 0; count < edits.length; count++)
        expect(await thrown('finance', { change: 0 })).toBe(200);
      expect(textOf('finance/page.json')).toBe(before);
    }
  });

  it('leaves files the line ends that they have here', async () => {
    git('config', 'core.autocrlf', 'true');
    const file = path.join(folder, 'finance/page.json');
    const before = textOf('finance/page.json').replaceAll('\n', '\r\n');
    writeFileSync(file, before);
    await edited({ 'finance/page.json': [title] });
    expect(await thrown('finance')).toBe(200);
    expect(textOf('finance/page.json')).toBe(before);
    git('config', '--unset', 'core.autocrlf');
    // Without that setting, they are a difference.
    await content.update();
    expect(await thrown('finance')).toBe(200);
    expect(textOf('finance/page.json')).toBe(before.replaceAll('\r\n', '\n'));
  });

  it('takes the changes of a page that moved back one by one, and leaves it where it is', async () => {
    const to = 'about/money';
    const { status } = await ask('page-plans', { body: { from: '/finance', to: `/${to}` } });
    expect(status).toBe(200);
    const [moved, french] = [textOf(`${to}/page.json`), textOf(`${to}/fr.json`)];
    await edited({
      [`${to}/page.json`]: [title, { op: 'remove', pointer: '/sections/1/items/0' }],
      [`${to}/fr.json`]: [
        rename('Finance Without Rekeying', 'Finance Without Typing'),
        { op: 'set', pointer: '/How It Goes', value: 'La manière' },
      ],
    });
    for (;;) {
      const page = (await listed()).pages.find(({ id }) => id === to);
      const change = page?.changes.findIndex(({ isOwn }) => isOwn) ?? -1;
      if (change < 0) break;
      expect(await thrown(to, { change })).toBe(200);
    }
    // The link of the page to itself was one of the changes.
    const { breadcrumb, ...rest } = JSON.parse(textOf(`${to}/page.json`));
    expect({ ...rest, breadcrumb: JSON.parse(moved).breadcrumb }).toEqual(JSON.parse(moved));
    expect(breadcrumb.at(-1).href).toBe('/finance');
    expect(JSON.parse(textOf(`${to}/fr.json`))).toEqual(JSON.parse(french));
  });

  it('gives the very bytes of the last commit back, change by change', async () => {
    await edited({
      'finance/page.json': [
        title,
        { op: 'set', pointer: '/sections/1/items/1/title', value: 'Join' },
        { op: 'remove', pointer: '/sections/1/background' },
        { op: 'insert', pointer: '/sections/0/title', value: 'A heading' },
        { op: 'remove', pointer: '/aliases' },
      ],
      'finance/fr.json': [
        rename('Finance Without Rekeying', 'Finance Without Typing'),
        { op: 'set', pointer: '/Finance Without Typing', value: 'Sans saisie' },
        rename('Connect', 'Join'),
        { op: 'set', pointer: '/Map', value: 'Plan' },
        { op: 'set', pointer: '/A heading', value: 'Un titre' },
      ],
      'finance/es.json': [{ op: 'remove', pointer: '/Finance Without Rekeying' }],
    });
    for (let count = 0; count < 9; count++) {
      const page = (await listed()).pages.find(({ id }) => id === 'finance');
      const change = page?.changes.findIndex(({ isOwn }) => isOwn) ?? -1;
      if (change < 0) break;
      expect(await thrown('finance', { change })).toBe(200);
    }
    // An alias belongs to its page.
    expect(await words()).toEqual(['Finance Without Rekeying: /money does not lead here any more']);
    expect(git('status', '--porcelain', 'pages').trim().split('\n')).toEqual(['M pages/finance/page.json']);
    expect(await thrown('finance')).toBe(200);
    expect(status()).toBe('');
  });

  it.each<[string, JsonEdit[]]>([
    ['is gone', [{ op: 'remove', pointer: '/sections/0' }]],
    ['moved', [{ op: 'move', pointer: '/sections/1', to: '/sections/0' }]],
    ['is new', [{ op: 'insert', pointer: '/sections/1', value: { type: 'closing', title: 'New' } }]],
  ])('puts back a section that %s', async (_, edits) => {
    await edited({ 'finance/page.json': edits });
    expect((await listed()).pages[0]?.changes).toHaveLength(1);
    expect(await thrown('finance', { change: 0 })).toBe(200);
    expect(status()).toBe('');
  });

  it('leaves the other sections of the page, and their words', async () => {
    await edited({
      'finance/page.json': [
        title,
        { op: 'set', pointer: '/sections/1/title', value: 'How It Runs' },
        { op: 'remove', pointer: '/sections/1/items/2' },
      ],
      'finance/fr.json': [
        rename('Finance Without Rekeying', 'Finance Without Typing'),
        rename('How It Goes', 'How It Runs'),
        { op: 'remove', pointer: '/Close' },
      ],
    });
    expect(await thrown('finance', { section: { before: 1, after: 1 } })).toBe(200);
    expect(await words()).toEqual([
      'Finance Without Typing: Text "title" changed (Spanish missing, French confirmed)',
    ]);
    expect(git('diff', '--numstat', 'pages')).toBe(
      '1\t1\tpages/finance/fr.json\n1\t1\tpages/finance/page.json\n',
    );
  });

  it('says of a new page which list shows it', async () => {
    await ask('pages', { body: { route: '/news', title: 'News' } });
    const list = { type: 'listing', title: 'All Pages', of: '/' };
    await edited({ 'contact/page.json': [{ op: 'insert', pointer: '/sections/-', value: list }] });
    expect(await words()).toContainEqual(
      expect.stringMatching(/^News: New page, a draft, linked from .*\/contact/),
    );
  });

  it('takes a new page with what leads to it, and Undo brings it back', async () => {
    await ask('pages', { body: { route: '/news', title: 'News' } });
    const link = { label: 'News', href: '/news' };
    await edited({ '_site/site.json': [{ op: 'insert', pointer: '/header/navigation/-', value: link }] });
    const before = textOf('news/page.json');
    expect((await listed()).pages).toMatchObject([
      { title: 'On all pages' },
      {
        id: 'news',
        state: 'new',
        changes: [{ head: expect.stringMatching(/linked from .*header or footer/) }],
      },
    ]);
    expect(await thrown('news')).toBe(200);
    expect([status(), existsSync(path.join(folder, 'news'))]).toEqual(['', false]);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(textOf('news/page.json')).toBe(before);
    expect(textOf('_site/site.json')).toContain('/news');
  });

  it.each([
    ['goes with the page', {}, ''],
    ['stays while another text needs it', { '/More': 'More' }, ' M pages/_site/fr.json\n'],
  ])('what a dictionary accepted of a link to a new page %s', async (_, further, left) => {
    await ask('pages', { body: { route: '/news', title: 'News' } });
    const link = { label: 'News', href: '/news' };
    const entries = { '/$accept': [{ code: 'untranslated', reason: 'New.' }], '/News': 'News', ...further };
    await edited({
      '_site/site.json': [{ op: 'insert', pointer: '/header/navigation/-', value: link }],
      '_site/fr.json': Object.entries(entries).map(([pointer, value]) => ({ op: 'set', pointer, value })),
    });
    expect(await thrown('news')).toBe(200);
    expect(status()).toBe(left);
    expect(textOf('_site/fr.json').includes('$accept')).toBe(left !== '');
  });

  it('brings back a page that is gone', async () => {
    rmSync(path.join(folder, 'contact'), { recursive: true });
    await content.update();
    expect((await listed()).pages).toMatchObject([{ id: 'contact', state: 'gone' }]);
    expect(await thrown('contact')).toBe(200);
    expect(status()).toBe('');
  });

  it('of everything is one step, which is taken back as one', async () => {
    await edited({
      'finance/page.json': [title],
      'contact/page.json': [{ ...title, value: 'Contact Us Today' }],
    });
    const changed = readFileSync(path.join(folder, 'contact/page.json'), 'utf8');
    expect(await thrown()).toBe(200);
    expect(status()).toBe('');
    const { body } = await ask('undo', { body: {} });
    expect(body.history).toMatchObject({ redo: 'Throw away all changes (2 pages)' });
    expect(textOf('contact/page.json')).toBe(changed);
  });

  it('is refused when the page was changed again since somebody looked, and writes nothing', async () => {
    await edited({ 'finance/page.json': [title] });
    const { pages, mark } = await listed();
    await edited({ 'finance/page.json': [{ ...title, value: 'Finance, Again and Again' }] });
    const changed = textOf('finance/page.json');
    for (const body of [{ mark }, { page: 'finance', mark: pages[0]?.mark }, { page: 'none', mark: 'x' }])
      expect((await ask('throw-away', { body })).status).toBe(409);
    for (const part of [{ change: 7 }, { change: 'x' }, { section: { before: 9, after: 9 } }, { section: 1 }])
      expect(await thrown('finance', part)).toBe(422);
    expect(textOf('finance/page.json')).toBe(changed);
  });

  it('is refused as every write is to whoever is not the page of this server', async () => {
    const headers = { 'x-workbench-token': 'guessed' };
    expect((await ask('changes', { headers })).status).toBe(403);
    expect((await ask('throw-away', { headers, body: { mark: '' } })).status).toBe(403);
    expect((await ask('throw-away', { method: 'GET' })).status).toBe(404);
  });
});

describe('where git knows nothing of the pages', () => {
  beforeEach(() => renameSync(path.join(root, '.git'), path.join(root, 'kept')));
  afterEach(() => renameSync(path.join(root, 'kept'), path.join(root, '.git')));

  it('one line says what is missing, and everything else works', async () => {
    const { status: code, body } = await ask('changes');
    expect([code, body.missing]).toEqual([200, expect.stringMatching(/^No git repository: .*\.$/)]);
    expect((await ask('throw-away', { body: { mark: '' } })).status).toBe(422);
    git('init', '--quiet');
    expect((await ask('changes')).body.missing).toMatch(/^No commit yet: .*\.$/);
    rmSync(path.join(root, '.git'), { recursive: true });
  });
});
