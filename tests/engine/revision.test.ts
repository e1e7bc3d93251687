import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOut, mainTip, namedBase, usualBase } from '../../src/node/project/revision';
import { ignoreOwnGit } from '../support/own-git';
import { runCommand } from '../support/run-command';
import { temporaryFolder } from '../support/temporary-folder';

const root = temporaryFolder('revision');
let work: string;
let repository: string;
let pages: string;

beforeEach(() => {
  work = mkdtempSync(path.join(root, 'case-'));
  repository = path.join(work, 'repository');
  pages = path.join(repository, 'web site/pages');
  mkdirSync(path.join(pages, 'index'), { recursive: true });
  const config = { name: 'Someone', email: 'someone@example.org', date: '2026-01-01T00:00:00Z' };
  for (const role of ['AUTHOR', 'COMMITTER'])
    for (const [name, value] of Object.entries(config))
      vi.stubEnv(`GIT_${role}_${name.toUpperCase()}`, value);
  ignoreOwnGit();
  // The folder of the tests may be inside a repository.
  vi.stubEnv('GIT_CEILING_DIRECTORIES', root);
});
afterEach(() => void vi.unstubAllEnvs());

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' });
  return stdout.trim();
}

const writeText = (text: string) =>
  writeFileSync(path.join(pages, 'index/page.json'), JSON.stringify({ text }));

function commit(text: string): string {
  writeText(text);
  git(repository, 'add', '-A');
  git(repository, 'commit', '-q', '-m', text);
  return git(repository, 'rev-parse', 'HEAD');
}

let cachedRepository: { folder: string; first: string; second: string } | undefined;

/** A repository with a commit on its main branch, and one on another branch. It is made once, because git is slow. */
function branched(): { first: string; second: string } {
  if (cachedRepository) cpSync(cachedRepository.folder, repository, { recursive: true });
  else {
    git(repository, 'init', '-q', '-b', 'main');
    const first = commit('first');
    git(repository, 'checkout', '-q', '-b', 'feature');
    cachedRepository = { folder: mkdtempSync(`${root}/made-`), first, second: commit('second') };
    cpSync(repository, cachedRepository.folder, { recursive: true });
  }
  return cachedRepository;
}

const titleAt = (base: string, folder = pages) =>
  JSON.parse(
    readFileSync(path.join(checkOut(base, folder, mkdtempSync(`${work}/out-`)), 'index/page.json'), 'utf8'),
  );

describe('the revision to compare with', () => {
  it.each(['main', 'master'])('is where the branch left %s', (main) => {
    const { first } = branched();
    git(repository, 'branch', '-q', '-M', 'main', main);
    const name = `where this branch left ${main} (${first.slice(0, 7)})`;
    expect(usualBase(pages)).toEqual({ revision: first, name });
  });

  it('is the last commit when on the main branch itself', () => {
    branched();
    git(repository, 'checkout', '-q', 'main');
    expect(usualBase(pages).name).toMatch(/^the last commit of main \([0-9a-f]{7}\)$/);
  });

  it('is found with a detached HEAD, and if only the remote has a main branch', () => {
    const { first, second } = branched();
    const clone = path.join(work, 'clone');
    git(work, 'clone', '-q', repository, clone);
    git(clone, 'checkout', '-q', '--detach', second);
    git(clone, 'branch', '-q', '-D', 'feature');
    expect(usualBase(path.join(clone, 'web site/pages'))).toEqual({
      revision: first,
      name: `where this branch left origin/main (${first.slice(0, 7)})`,
    });
  });

  it('is found in a worktree and in a submodule', () => {
    const { first } = branched();
    const tree = path.join(work, 'tree');
    git(repository, 'worktree', 'add', '-q', '--detach', tree, 'feature');
    expect(usualBase(path.join(tree, 'web site/pages')).revision).toBe(first);
    expect(titleAt(first, path.join(tree, 'web site/pages'))).toEqual({ text: 'first' });
    const outer = path.join(work, 'outer');
    git(work, 'init', '-q', outer);
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', repository, 'engine');
    expect(titleAt('HEAD', path.join(outer, 'engine/web site/pages'))).toEqual({ text: 'second' });
  });

  it('is described in words', () => {
    const { first } = branched();
    expect(namedBase(pages, 'main').name).toBe(`main (${first.slice(0, 7)})`);
    expect(namedBase(pages, first).name).toBe(first.slice(0, 7));
    expect(namedBase(pages, 'no-such').name).toBe('no-such');
  });
});

describe('there is no revision to compare with', () => {
  it('in a shallow clone of a branch without the main branch', () => {
    branched();
    const clone = path.join(work, 'clone');
    git(work, 'clone', '-q', '--depth', '1', '--branch', 'feature', `file://${repository}`, clone);
    const folder = path.join(clone, 'web site/pages');
    const message =
      /^There is nothing to compare with: no branch main or master is here, in this shallow clone\..*name/;
    expect(() => usualBase(folder)).toThrow(message);
    expect(() => mainTip(folder)).toThrow(message);
    expect(() => checkOut('main', folder, work)).toThrow(/no revision "main" here.*git fetch --unshallow/);
    const { status, stdout, stderr } = runCommand('review', '--pages', folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error: There is nothing to compare with.*\n$/);
  });

  it('in a shallow clone that was cut between the branches', () => {
    branched();
    git(repository, 'checkout', '-q', 'main');
    commit('third');
    const clone = path.join(work, 'clone');
    git(work, 'clone', '-q', '--depth', '1', '--no-single-branch', `file://${repository}`, clone);
    git(clone, 'checkout', '-q', 'feature');
    expect(() => usualBase(path.join(clone, 'web site/pages'))).toThrow(
      /main and this branch have no commit in common, in this shallow clone/,
    );
  });

  it('before the first commit, and without a main branch', () => {
    git(repository, 'init', '-q', '-b', 'main');
    const message = 'There is nothing to compare with: there is no commit yet.';
    expect(() => usualBase(pages)).toThrow(message);
    expect(() => mainTip(pages)).toThrow(message);
    expect(() => checkOut('HEAD', pages, work)).toThrow(message);
    git(repository, 'checkout', '-q', '-b', 'trunk');
    commit('first');
    expect(() => usualBase(pages)).toThrow(
      'There is nothing to compare with: no branch main or master is here. Name a branch, a tag or a commit.',
    );
  });
});

describe('what git cannot do is said', () => {
  it('outside of a repository', () => {
    const message = /^No git repository: there is nothing to compare with\.$/;
    expect(() => usualBase(pages)).toThrow(message);
    expect(() => mainTip(pages)).toThrow(message);
    expect(() => namedBase(pages, 'main')).toThrow(message);
    expect(() => checkOut('main', pages, work)).toThrow(message);
  });

  it('if the repository belongs to somebody else', () => {
    branched();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(() => checkOut('HEAD', pages, work)).toThrow(
      /^Git does not trust this folder, because it belongs to another user: somebody runs "git config --global --add safe\.directory [^"]+" here, once\.$/,
    );
    expect(() => usualBase(pages)).toThrow('Git does not trust this folder');
  });

  it('if git is not installed', () => {
    branched();
    vi.stubEnv('PATH', path.join(work, 'nothing'));
    expect(() => usualBase(pages)).toThrow('git is not installed here, or not on the PATH.');
  });

  it('if the folder does not exist', () => {
    expect(() => usualBase(path.join(pages, 'gone'))).toThrow(
      /gone cannot be read: there is no such folder\.$/,
    );
  });
});

describe('a folder at a revision', () => {
  it('is written as it was then, and what is staged stays staged', () => {
    const { first } = branched();
    writeText('staged');
    git(repository, 'add', '-A');
    writeText('unstaged');
    const before = git(repository, 'status', '--porcelain');
    expect(titleAt('main')).toEqual({ text: 'first' });
    expect(titleAt(first.slice(0, 8))).toEqual({ text: 'first' });
    expect(titleAt('HEAD')).toEqual({ text: 'second' });
    expect(git(repository, 'status', '--porcelain')).toBe(before);
  });

  it('is found in a hook, where variables name the repository', () => {
    const { first } = branched();
    vi.stubEnv('GIT_DIR', '.git');
    vi.stubEnv('GIT_INDEX_FILE', '.git/index');
    expect(usualBase(pages).revision).toBe(first);
    expect(titleAt('main')).toEqual({ text: 'first' });
  });

  it('includes the targets of its links', () => {
    git(repository, 'init', '-q', '-b', 'main');
    const kept = path.join(repository, 'kept');
    mkdirSync(kept);
    writeFileSync(path.join(kept, 'page.json'), '{"text":"linked"}');
    symlinkSync('../../kept', path.join(pages, 'linked'));
    commit('first');
    const folder = checkOut('HEAD', pages, mkdtempSync(`${work}/out-`));
    expect(readFileSync(path.join(folder, 'linked/page.json'), 'utf8')).toBe('{"text":"linked"}');
  });

  it('may be a whole repository', () => {
    pages = repository;
    mkdirSync(path.join(pages, 'index'));
    git(repository, 'init', '-q', '-b', 'main');
    commit('first');
    writeText('second');
    expect(titleAt('main')).toEqual({ text: 'first' });
  });

  it.each(['no-such', '--output=x', '', 'HEAD:web site'])(
    'is not written for the unknown revision %j',
    (base) => {
      branched();
      expect(() => checkOut(base, pages, work)).toThrow(`There is no revision "${base}" here`);
    },
  );

  it('is reported if it does not exist in the revision', () => {
    branched();
    const folder = path.join(repository, 'later');
    mkdirSync(folder);
    expect(() => checkOut('HEAD', folder, work)).toThrow('"HEAD" has no folder later.');
  });
});

it('a revision that is not here can be fetched, in CI', () => {
  branched();
  expect(() => checkOut('origin/main', pages, work)).toThrow(
    /git fetch origin main:refs\/remotes\/origin\/main/,
  );
});

it('a review says what it compared if nothing changed', () => {
  const { second } = branched();
  const { status, stdout, stderr } = runCommand('review', 'HEAD', '--pages', pages);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Nothing changed for visitors.');
  expect(stdout).toContain(`with HEAD (${second.slice(0, 7)})`);
});

it('a review names a theme that changed', () => {
  branched();
  mkdirSync(path.join(pages, '_site'));
  const theme = path.join(pages, '_site/theme.json');
  writeFileSync(theme, '{"radius": "2px"}');
  commit('theme');
  writeFileSync(theme, '{"radius": "9px"}');
  const { status, stdout, stderr } = runCommand('review', 'HEAD', '--pages', pages);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Colors and fonts, on 1 page\n  Setting "radius" changed\n    - 2px\n    + 9px');
});

it('a review says why it has no pictures', () => {
  branched();
  // Documents that cannot be built, as they have no description.
  const show = (title: string) =>
    writeFileSync(
      path.join(pages, 'index/page.json'),
      JSON.stringify({ title: 'Home', sections: [{ type: 'hero', title }] }),
    );
  show('One');
  git(repository, 'commit', '-q', '-a', '-m', 'third');
  show('Two');
  const out = path.join(work, 'review');
  const { status, stdout } = runCommand('review', 'HEAD', '--pages', pages, '--format', 'html', '--out', out);
  expect(status).toBe(0);
  expect(stdout).toContain('0 pictures');
  expect(stdout).toMatch(/no pictures of HEAD .*errors?/);
  expect(stdout).toMatch(/no pictures of the files as they are.*errors?/);
});
