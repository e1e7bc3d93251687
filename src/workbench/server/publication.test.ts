import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveRepository } from '../../../tests/support/served-repository';
import type { Offer } from '../protocol/publishing';

const { ask, root, git, edited } = serveRepository();
const bare = path.join(root, 'remote.git');
const branches = () => git('ls-remote', '--heads', bare).trim().split('\n').length;
const withId = (value: string) =>
  edited({ 'finance/page.json': [{ op: 'set', pointer: '/sections/0/id', value }] });
const publishing = async () => (await ask('changes')).body.publishing;
const offered = async () => (await ask('publication')).body as unknown as Offer;

it('says what is missing, and what the button does', async () => {
  expect(await publishing()).toEqual({
    verb: 'propose',
    missing: expect.stringMatching(/^No remote repository: .*\.$/),
  });
  expect((await ask('publication')).status).toBe(422);
  git('clone', '--quiet', '--bare', '.', bare);
  git('remote', 'add', 'origin', bare);
  expect(await publishing()).toEqual({ verb: 'propose' });
});

it('publishes what was chosen as it was seen, and nothing else', async () => {
  expect(await offered()).toMatchObject({ units: [], findings: [], conflicts: [] });
  await withId('first');
  const { mark, units } = await offered();
  expect(units).toEqual([{ id: 'finance', title: expect.any(String), route: '/finance' }]);
  await withId('second');
  const late = await ask('publication', { body: { units: ['finance'], mark } });
  expect([late.status, late.body.message]).toEqual([422, expect.stringContaining('changed again meanwhile')]);
  expect(branches()).toBe(1);
  const now = await offered();
  const done = await ask('publication', { body: { units: ['finance'], mark: now.mark } });
  expect(done.body).toMatchObject({ kind: 'published', isProposal: true, isMore: false });
  expect(branches()).toBe(2);
  expect((await offered()).units).toMatchObject([{ id: 'finance', proposal: { day: expect.any(String) } }]);
});

it.each([
  ['another site', { headers: { origin: 'http://evil.example' }, body: { units: [], mark: '' } }, 403],
  [
    'nobody who knows the token',
    { headers: { 'x-workbench-token': 'x' }, body: { units: [], mark: '' } },
    403,
  ],
  ['somebody who looks, and is not of the page', { headers: { 'x-workbench-token': 'x' } }, 403],
  ['no pages', { body: { mark: '' } }, 422],
  ['pages that are none', { body: { units: [1], mark: '' } }, 422],
])('refuses %s', async (_, asked, status) => {
  expect((await ask('publication', asked)).status).toBe(status);
});

it('says in one line that nobody answers', async () => {
  rmSync(bare, { recursive: true });
  const { status, body } = await ask('publication');
  expect([status, body.message]).toEqual([
    422,
    expect.stringMatching(/^origin does not answer\. .*remote\.git/),
  ]);
});
