import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveRepository } from '../../../tests/support/served-repository';
import { editJson } from '../../content/json/edit';
import type { FileText } from '../protocol/documents';
import type { OthersNow } from '../protocol/publishing';
import type { GotOthers } from './others';

const { folder, content, ask, textOf, pageOf, root, git } = serveRepository();
const bare = path.join(root, 'remote.git');
const bert = path.join(root, 'bert');
const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
const page = 'finance/page.json';

/** Sets a value of the page in a clone. */
const edited = (pages: string, pointer: string, value: string) => {
  const file = path.join(pages, page);
  const text = gitIn(path.dirname(pages), 'show', 'HEAD:pages/finance/page.json');
  writeFileSync(file, editJson(text, [{ op: 'set', pointer, value }]));
};
const pushed = (pointer: string, value: string) => {
  edited(path.join(bert, 'pages'), pointer, value);
  gitIn(bert, 'commit', '--quiet', '--all', '--message', 'By Bert');
  gitIn(bert, 'push', '--quiet', 'origin', 'main');
};
const others = async () => (await ask('others')).body as unknown as OthersNow;
const get = async (asked: object) => (await ask('others', { body: asked })).body as unknown as GotOthers;

it('says what is missing', async () => {
  const { status, body } = await ask('others');
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^No remote repository: /)]);
  git('clone', '--quiet', '--bare', '.', bare);
  git('remote', 'add', 'origin', bare);
  git('clone', '--quiet', bare, bert);
  for (const setting of ['name=B', 'email=b@example.com'])
    gitIn(bert, 'config', ...`user.${setting}`.split('='));
  expect(await others()).toEqual({ words: 'Nothing new by others', conflicts: [], notes: [] });
});

it('says what others did, gets it, and shows it at once; edits of what was there before are still made', async () => {
  pushed('/sections/0/id', 'theirs');
  const before = await pageOf();
  const { words, mark } = await others();
  expect(words).toBe('1 change by others on 1 page');
  const got = await get({ mark });
  expect(got).toMatchObject({ isDone: true, files: [{ file: page }], gone: [], words });
  expect((await pageOf()).text).toContain('"theirs"');
  const edit = { op: 'set', pointer: '/title', value: 'Finance Without Typing' };
  const { status } = await ask('edits', {
    body: { name: 'Title', files: [{ file: page, hash: before.hash, edits: [edit] }] },
  });
  const { text } = (await pageOf()) as FileText;
  expect([status, text.includes('"theirs"'), text.includes('Without Typing')]).toEqual([200, true, true]);
});

it('asks what holds where both changed the same, and takes it as it was said', async () => {
  pushed('/sections/0/id', 'again');
  edited(folder, '/sections/0/id', 'mine');
  await content.update();
  const { mark, conflicts } = await others();
  expect(conflicts).toMatchObject([{ file: page, pointer: '/sections/0/id', mine: 'mine', theirs: 'again' }]);
  expect(await get({ mark })).toMatchObject({ isDone: false, conflicts: [{ mine: 'mine' }] });
  const keep = conflicts.map(({ file, pointer }) => ({ file, pointer, side: 'mine' }));
  expect(await get({ mark: 'another', keep })).toMatchObject({ isDone: false });
  expect(await get({ mark, keep })).toMatchObject({ isDone: true, conflicts: [], files: [] });
  expect(textOf(page)).toContain('"mine"');
  expect(await others()).not.toHaveProperty('mark');
});

it.each([
  ['another site', { headers: { origin: 'http://evil.example' }, body: { mark: '' } }, 403],
  ['nobody who knows the token', { headers: { 'x-workbench-token': 'x' }, body: { mark: '' } }, 403],
  ['no state', { body: {} }, 422],
  ['a side that is none', { body: { mark: '', keep: [{ file: page, side: 'ours' }] } }, 422],
])('refuses %s', async (_, asked, status) => {
  expect((await ask('others', asked)).status).toBe(status);
});

it('says in one line that nobody answers', async () => {
  rmSync(bare, { recursive: true });
  const { status, body } = await ask('others');
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^origin does not answer\. /)]);
});
