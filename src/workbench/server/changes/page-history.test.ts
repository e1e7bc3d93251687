import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveRepository } from '../../../../tests/support/served-repository';
import { model } from '../../../../tests/support/served-workbench';
import { editJson } from '../../../content/json/edit';
import type { JsonEdit } from '../../../content/model/json-edit';
import type { ChangedPage, PageVersions } from '../../protocol/changes';

const { folder, content, ask, textOf, root, git, write } = serveRepository();
const page = 'finance/page.json';
const french = 'finance/fr.json';

/** Applies edits to files and commits them under a name. */
function committed(name: string, files: Record<string, JsonEdit[]>): void {
  write(files);
  commit(name);
}
function commit(name: string): void {
  git('add', '--all', 'pages');
  git('-c', `user.name=${name}`, 'commit', '--quiet', '--message', `By ${name}`);
}
const versions = async (route = '/finance', count = 20) =>
  (await ask(`versions?route=${route}&count=${count}`)).body as unknown as PageVersions;
/** The changes since a version. @param number of the version; 0 is the latest */
async function since(number: number, route = '/finance') {
  const version = (await versions(route)).versions[number];
  const asked = { route, commit: version?.commit ?? '', folder: version?.folder ?? '' };
  const { status, body } = await ask(`version?${new URLSearchParams(asked)}`);
  return { asked, status, body, page: body.page as ChangedPage | undefined };
}
async function restored(
  number: number,
  part: (page: ChangedPage) => object = () => ({}),
  route = '/finance',
) {
  const { asked, page } = await since(number, route);
  if (!page) throw new Error('Nothing differs.');
  const answer = await ask('restore', { body: { ...asked, mark: page.mark, ...part(page) } });
  await content.update();
  return answer;
}
const indexOf = ({ changes }: ChangedPage, head: RegExp) => changes.findIndex((one) => head.test(one.head));

const title: JsonEdit = { op: 'set', pointer: '/title', value: 'Money' };
let start = '';
beforeAll(() => {
  start = git('rev-parse', 'HEAD').trim();
});
afterEach(async () => {
  git('reset', '--quiet', '--hard', start);
  git('clean', '-fdq', 'pages');
  await content.update();
});

/** A section's text that is translated in the page's own French dictionary. */
const text = () =>
  Object.keys(JSON.parse(textOf(french))).find((one) => !one.startsWith('$') && !isInFirst(one)) ?? '';
const isInFirst = (one: string) => {
  const { sections, title: own } = JSON.parse(readFileSync(path.join(model, page), 'utf8'));
  return one === own || JSON.stringify(sections[0]).includes(JSON.stringify(one));
};
/** A page whose title, first section and French dictionary were changed one after another. */
async function changedThrice(): Promise<void> {
  committed('Bert', { [page]: [title] });
  committed('Cleo', { [page]: [{ op: 'remove', pointer: '/sections/0' }] });
  const first = text();
  committed('Dora', {
    [french]: [{ op: 'set', pointer: `/${first.replaceAll('/', '~1')}`, value: 'Autrement.' }],
  });
  await content.update();
}

describe('the versions of a page', () => {
  it('are said in words, by whom and when, the latest first', async () => {
    await changedThrice();
    committed('Emil', { '_site/fr.json': [{ op: 'insert', pointer: '/Nowhere', value: 'Nulle part' }] });
    const { versions: found, isMore } = await versions();
    expect(found.map(({ who }) => who)).toEqual(['Dora', 'Cleo', 'Bert', 'Anna']);
    expect(found.map(({ what }) => what[0])).toEqual([
      expect.stringMatching(/French of ".*" changed$/),
      expect.stringMatching(/^Section .* is gone$/),
      expect.stringMatching(/Text "title" changed/),
      'The page is new',
    ]);
    expect(found[0]?.when).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(isMore).toBe(false);
  });

  it('are so many as are asked for', async () => {
    await changedThrice();
    const { versions: found, isMore } = await versions('/finance', 2);
    expect([found.length, isMore]).toEqual([2, true]);
  });

  it('go back through its moves', async () => {
    committed('Bert', { [page]: [title] });
    mkdirSync(path.join(folder, 'about'), { recursive: true });
    renameSync(path.join(folder, 'finance'), path.join(folder, 'about/money'));
    commit('Cleo');
    committed('Dora', { 'about/money/page.json': [{ ...title, value: 'Cash' }] });
    await content.load();
    await content.update();
    const { versions: found } = await versions('/about/money');
    expect(found.map(({ who, folder: own, what }) => [who, own, what[0]])).toEqual([
      ['Dora', 'about/money', expect.stringContaining('Text "title" changed')],
      ['Cleo', 'about/money', 'Moved here from /finance'],
      ['Bert', 'finance', expect.stringContaining('Text "title" changed')],
      ['Anna', 'finance', 'The page is new'],
    ]);
    const { page: differs, asked } = await since(3, '/about/money');
    expect(differs?.changes.map(({ head }) => head)).toEqual([
      expect.stringContaining('Text "title" changed'),
    ]);
    const body = { ...asked, mark: differs?.mark };
    expect((await ask('restore', { body })).status).toBe(200);
    expect(JSON.parse(textOf('about/money/page.json')).title).toBe('Finance Without Rekeying');
  });

  it('go back beyond a move that is not published', async () => {
    committed('Bert', { [page]: [title] });
    await content.update();
    expect((await ask('page-plans', { body: { from: '/finance', to: '/about/money' } })).status).toBe(200);
    const { versions: found } = await versions('/about/money');
    expect(found.map(({ who, folder: own, what }) => [who, own, what[0]])).toEqual([
      ['Bert', 'finance', expect.stringContaining('Text "title" changed')],
      ['Anna', 'finance', 'The page is new'],
    ]);
    expect((await restored(1, undefined, '/about/money')).status).toBe(200);
    expect(JSON.parse(textOf('about/money/page.json')).title).toBe('Finance Without Rekeying');
    // What comes to be where it was has none of its versions.
    expect((await ask('pages', { body: { route: '/fresh', title: 'Fresh' } })).status).toBe(200);
    expect((await versions('/fresh')).versions).toEqual([]);
  });

  it('end where the page was deleted, which is no version of it', async () => {
    const kept = textOf(page);
    git('rm', '--quiet', `pages/${page}`);
    commit('Bert');
    mkdirSync(path.join(folder, 'finance'), { recursive: true });
    writeFileSync(path.join(folder, page), kept);
    commit('Cleo');
    await content.update();
    const { versions: found } = await versions();
    expect(found.map(({ isThere, what }) => [isThere, what[0]])).toEqual([
      [true, 'The page is new'],
      [false, 'The page is deleted'],
      [true, 'The page is new'],
    ]);
    expect(await since(1)).toMatchObject({ status: 422 });
  });
});

describe('what is brought back', () => {
  it('is a text, and everything else stays', async () => {
    await changedThrice();
    const { status } = await restored(3, (found) => ({ change: indexOf(found, /Text "title" changed/) }));
    const now = JSON.parse(textOf(page));
    expect([status, now.title, textOf(french).includes('Autrement.')]).toEqual([
      200,
      'Finance Without Rekeying',
      true,
    ]);
    expect((await ask('undo', { body: {} })).status).toBe(200);
    expect(JSON.parse(textOf(page)).title).toBe('Money');
  });

  it('is a section that is gone', async () => {
    await changedThrice();
    const count = JSON.parse(textOf(page)).sections.length;
    await restored(3, (found) => ({ change: indexOf(found, /^.*Section .* is gone/) }));
    expect(JSON.parse(textOf(page)).sections).toHaveLength(count + 1);
  });

  it('is what a text said in another language', async () => {
    const before = textOf(french);
    await changedThrice();
    await restored(3, (found) => ({ change: indexOf(found, /French of ".*" changed/) }));
    expect(textOf(french)).toBe(before);
    expect(JSON.parse(textOf(page)).title).toBe('Money');
  });

  it('is the whole page, with its words; its addresses stay, and what was translated since', async () => {
    const [before, words] = [textOf(page), JSON.parse(textOf(french))];
    await changedThrice();
    const routes = { fr: '/finances' };
    committed('Emil', {
      [page]: [
        { op: 'insert', pointer: '/aliases/-', value: '/cash' },
        { op: 'insert', pointer: '/routes', value: routes },
      ],
    });
    await content.update();
    expect((await restored(4)).status).toBe(200);
    const now = JSON.parse(textOf(page));
    const { aliases, ...rest } = JSON.parse(before);
    expect(now).toEqual({ ...rest, aliases: [...aliases, '/cash'], routes });
    expect(JSON.parse(textOf(french))).toEqual(words);
    await ask('undo', { body: {} });
    expect(JSON.parse(textOf(page)).title).toBe('Money');
    // The later French translation stays, because the earlier page has the same text.
    git('rm', '--quiet', '--cached', `pages/${french}`);
    const kept = textOf(french);
    rmSync(path.join(folder, french));
    committed('Finn', { [page]: [{ ...title, value: 'Gold' }] });
    writeFileSync(path.join(folder, french), kept);
    commit('Gina');
    await content.update();
    await restored(1);
    expect(existsSync(path.join(folder, french))).toBe(true);
  });

  it('is unread where nobody had read it, and where it was translated since', async () => {
    const first = text();
    const pointer = `/${first.replaceAll('/', '~1')}`;
    const words = JSON.parse(textOf(french))[first];
    const marked: JsonEdit = { op: 'insert', pointer: '/$machine', value: [words] };
    const marks = () => JSON.parse(textOf(french)).$machine;
    committed('Bert', { [french]: [marked] });
    committed('Cleo', {
      [french]: [
        { op: 'remove', pointer: '/$machine' },
        { op: 'set', pointer, value: 'Autrement.' },
      ],
    });
    await content.update();
    await restored(1, (found) => ({ change: indexOf(found, /French of ".*" changed/) }));
    expect([JSON.parse(textOf(french))[first], marks()]).toEqual([words, [words]]);
    git('checkout', '--quiet', '--', 'pages');
    committed('Dora', { [french]: [{ op: 'remove', pointer }], [page]: [title] });
    committed('Emil', {
      [french]: [{ op: 'set', pointer, value: words }, marked],
      [page]: [{ ...title, value: 'Cash' }],
    });
    await content.update();
    await restored(1);
    expect([JSON.parse(textOf(french))[first], marks()]).toEqual([words, [words]]);
  });

  it('is a picture that the page showed', async () => {
    const picture = readFileSync('tests/broken-sites/_valid/_site/team.svg');
    writeFileSync(path.join(folder, 'finance/plan.svg'), picture);
    committed('Bert', { [page]: [{ op: 'insert', pointer: '/socialImage', value: './plan.svg' }] });
    rmSync(path.join(folder, 'finance/plan.svg'));
    committed('Cleo', { [page]: [{ op: 'remove', pointer: '/socialImage' }] });
    await content.update();
    await restored(1, (found) => ({ change: indexOf(found, /socialImage/) }));
    expect(JSON.parse(textOf(page)).socialImage).toBe('./plan.svg');
    expect(readFileSync(path.join(folder, 'finance/plan.svg'))).toEqual(picture);
  });

  it('is a download that the page offered, with what offered it', async () => {
    const price = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n%%EOF\n', 'latin1');
    const file = path.join(folder, 'finance/prices.pdf');
    writeFileSync(file, price);
    const items = [{ title: 'Prices', file: './prices.pdf' }];
    const section = { type: 'downloads', title: 'Papers', items };
    committed('Bert', { [page]: [{ op: 'insert', pointer: '/sections/-', value: section }] });
    rmSync(file);
    const place = JSON.parse(textOf(page)).sections.length - 1;
    committed('Cleo', { [page]: [{ op: 'remove', pointer: `/sections/${place}` }] });
    await content.update();
    expect((await restored(1, (found) => ({ change: indexOf(found, /Papers/) }))).status).toBe(200);
    expect(readFileSync(file)).toEqual(price);
    await ask('undo', { body: {} });
    expect(existsSync(file)).toBe(false);
    expect((await restored(1)).status).toBe(200);
    expect(readFileSync(file)).toEqual(price);
  });

  it('is no pointer of Git LFS in place of a picture', async () => {
    const plan = path.join(folder, 'finance/plan.svg');
    writeFileSync(plan, 'version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 1\n');
    committed('Bert', { [page]: [{ op: 'insert', pointer: '/socialImage', value: './plan.svg' }] });
    const picture = readFileSync('tests/broken-sites/_valid/_site/team.svg');
    writeFileSync(plan, picture);
    write({ [page]: [title] });
    await content.update();
    expect((await restored(0)).status).toBe(200);
    expect(JSON.parse(textOf(page)).title).toBe('Finance Without Rekeying');
    expect(readFileSync(plan)).toEqual(picture);
  });

  it('has the line ends that files have here, which are no difference by themselves', async () => {
    git('config', 'core.autocrlf', 'true');
    for (const file of [page, french])
      writeFileSync(path.join(folder, file), textOf(file).replaceAll('\n', '\r\n'));
    await content.update();
    const before = textOf(page);
    expect((await since(0)).page).toBeUndefined();
    write({ [page]: [title] });
    await content.update();
    expect((await restored(0)).status).toBe(200);
    expect(textOf(page)).toBe(before);
    git('config', '--unset', 'core.autocrlf');
  });

  it('is no dictionary of a language that the site no longer has', async () => {
    const german = path.join(folder, 'finance/de.json');
    writeFileSync(german, '{}\n');
    commit('Bert');
    rmSync(german);
    committed('Cleo', { [page]: [title] });
    await content.update();
    expect((await restored(1)).status).toBe(200);
    expect(JSON.parse(textOf(page)).title).toBe('Finance Without Rekeying');
    expect(existsSync(german)).toBe(false);
  });

  it('is nothing where the page is another one than was seen, or the version is none', async () => {
    await changedThrice();
    const { asked, page: seen } = await since(2);
    const written = textOf(page);
    writeFileSync(path.join(folder, page), editJson(written, [{ ...title, value: 'Later' }]));
    await content.update();
    expect((await ask('restore', { body: { ...asked, mark: seen?.mark } })).status).toBe(409);
    for (const commit of ['HEAD', '--help', 'f'.repeat(40)]) {
      const { status } = await ask('restore', { body: { ...asked, commit, mark: seen?.mark } });
      expect([404, 422]).toContain(status);
    }
    expect(JSON.parse(textOf(page)).title).toBe('Later');
    expect((await ask('versions?route=/nowhere')).status).toBe(404);
  });
});

it('without a repository, that is one line', async () => {
  renameSync(path.join(root, '.git'), path.join(root, 'git'));
  const { status, body } = await ask('versions?route=/finance');
  renameSync(path.join(root, 'git'), path.join(root, '.git'));
  expect([status, body.message]).toEqual([422, 'No git repository: there is no history.']);
});
