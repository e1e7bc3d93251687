import { describe, expect, it } from 'vitest';
import { proposalLink } from './link';
import { remoteOf } from './remote';
import type { Repository } from './repository';

describe('the page of a repository, below which its host asks for a title and a text', () => {
  const linkOf = (address: string) =>
    proposalLink(address, '', { branch: 'a', main: 'b', title: '', text: '' });

  it.each([
    ['git@github.com:owner/name.git', 'https://github.com/owner/name'],
    ['github.com:owner/name', 'https://github.com/owner/name'],
    ['ssh://git@gitlab.example.org:2222/owner/name.git', 'https://gitlab.example.org/owner/name'],
    ['https://anna:secret@gitlab.example.org:8443/a/b/name.git/', 'https://gitlab.example.org:8443/a/b/name'],
    ['https://gitlab.example.org/a%20b/ä', 'https://gitlab.example.org/a%20b/%C3%A4'],
  ])('of %s', (address, web) => {
    expect(linkOf(address)?.split(/\/(?:compare|-\/merge_requests)\//)[0]).toBe(web);
  });

  it.each([
    '/srv/github.com:owner/name.git',
    '../github.com:owner/name.git',
    'C:\\github.com\\name',
    'file://github.com/owner/name.git',
    'github:name',
    '',
  ])('is none for %j', (address) => {
    expect(linkOf(address)).toBeUndefined();
  });
});

describe('the link that asks for a proposal to be accepted', () => {
  const proposed = { branch: 'content/2026-11-26-finance', main: 'main', title: 'A & B', text: 'é\n#1' };
  const link = (address: string, said = '') => proposalLink(address, said, proposed);

  it('opens a filled-in request at GitHub', () => {
    const found = new URL(link('git@github.com:owner/name.git') ?? '');
    expect(found.pathname).toBe('/owner/name/compare/main...content/2026-11-26-finance');
    expect(Object.fromEntries(found.searchParams)).toEqual({
      quick_pull: '1',
      title: 'A & B',
      body: 'é\n#1',
    });
  });

  it('opens a filled-in request at GitLab', () => {
    const found = new URL(link('https://gitlab.example.org/group/name.git') ?? '');
    expect(found.pathname).toBe('/group/name/-/merge_requests/new');
    expect(found.searchParams.get('merge_request[source_branch]')).toBe(proposed.branch);
    expect(found.searchParams.get('merge_request[target_branch]')).toBe('main');
  });

  it('asks the repository that a fork is of', () => {
    const ask = (address: string, fork: string) => proposalLink(address, '', { ...proposed, fork });
    const hub = new URL(ask('git@github.com:owner/name.git', 'https://github.com/anna/name') ?? '');
    expect(hub.pathname).toBe('/owner/name/compare/main...anna:content/2026-11-26-finance');
    const lab = new URL(ask('https://gitlab.com/a/name', 'git@gitlab.com:anna/name.git') ?? '');
    expect(lab.pathname).toBe('/anna/name/-/merge_requests/new');
    const same = ask('git@github.com:owner/name.git', 'https://github.com/owner/name');
    expect(new URL(same ?? '').pathname).toBe('/owner/name/compare/main...content/2026-11-26-finance');
    expect(ask('git@github.com:owner/name.git', '/srv/name.git')).toBeUndefined();
  });

  it('is what the other side prints elsewhere, and only an address of the web', () => {
    const said =
      'remote: \nremote: Create one:\nremote:   https://forge.example.org/a/b/compare?x=1\nhttps://evil.example';
    expect(link('git@forge.example.org:a/b.git', said)).toBe('https://forge.example.org/a/b/compare?x=1');
    expect(link('/srv/b.git', 'remote: javascript:alert(1)')).toBeUndefined();
    expect(link('git@notgithub.com:a/b.git')).toBeUndefined();
  });

  it('does not grow with what is proposed', () => {
    const long = proposalLink('git@github.com:a/b.git', '', { ...proposed, text: 'é'.repeat(10_000) });
    expect(long?.length).toBeLessThan(10_000);
  });
});

it('no password is kept of an address', () => {
  const remotes = (address: string) =>
    ({
      run: () => `origin\t${address} (push)\n`,
      setting: () => undefined,
      branch: undefined,
    }) as unknown as Repository;
  expect(remoteOf(remotes('https://anna:secret@example.org/a')).address).toBe('https://example.org/a');
  expect(remoteOf(remotes('https://anna:s@cret@example.org/a')).address).toBe('https://example.org/a');
  expect(remoteOf(remotes('ssh://git@b/a')).address).toBe('ssh://b/a');
});
